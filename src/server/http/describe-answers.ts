import { z } from 'zod';
import { Problem } from '../../contracts/errors.ts';
import type { Call } from '../../contracts/call.ts';
import * as t from '../../messages/http-responses.ts';

/** A schema of ours as the description says it. */
export const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const problem = jsonSchema(Problem, 'output');

const documentOf = (mediaType: string) =>
  mediaType.endsWith('json') ? { type: 'object', additionalProperties: {} } : { type: 'string' };

function contentOf(call: Call) {
  const content = {
    json: { 'application/json': { schema: jsonSchema(call.reply, 'output') } },
    file: { 'application/octet-stream': {} },
    text: { [call.mediaType]: { schema: documentOf(call.mediaType) } },
    redirect: {},
    protocol: {},
  }[call.replyKind];
  return Object.keys(content).length === 0 ? {} : { content };
}

/** Redirects, and HTTP's own answers to range and conditional requests. */
const besides = (call: Call) => ({
  ...(call.mayMove ? { 301: { description: t.apiMoved() } } : {}),
  ...(call.method === 'GET' ? { 304: { description: t.apiNotModified() } } : {}),
  ...(call.replyKind === 'file'
    ? {
        206: { description: t.apiPart(), content: { 'application/octet-stream': {} } },
        416: { description: t.apiNoPart() },
      }
    : {}),
});

/** Every answer of a call, refusals among them. */
export const describeAnswers = (call: Call) => ({
  [call.status]: { description: t.apiDone(), ...contentOf(call) },
  ...besides(call),
  default: {
    description: t.apiRefused(),
    content: {
      'application/problem+json': { schema: problem },
      ...(call.refusal === null ? {} : { 'application/json': { schema: jsonSchema(call.refusal, 'output') } }),
    },
  },
});
