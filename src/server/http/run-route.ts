import type { z } from 'zod';
import type { ErrorCode } from '../../contracts/errors.ts';
import * as t from '../../messages/http-responses.ts';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { authoriseAccess, authoriseActsFor } from './authorise.ts';
import { parsedInParts } from './in-parts.ts';
import { readableIssue } from './readable-issue.ts';
import type { Exchange, Route } from './route.ts';

/** The parts of a request as they came, before any schema has seen them. */
export interface RawInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

function parsePart<S extends z.ZodType>(schema: S, value: unknown, code: ErrorCode): z.output<S> {
  const parsed = schema.safeParse(value ?? {}, { error: readableIssue });
  if (parsed.success) return parsed.data;
  const fields: Record<string, string> = {};
  for (const issue of parsed.error.issues) fields[issue.path.join('.')] ??= issue.message;
  const first = parsed.error.issues[0]?.message ?? t.notValid();
  throw new AppError(code, first, fields);
}

/** Whether every text in a value can be stored and looked up: no NUL, no half of a character. */
function isStorable(value: unknown): boolean {
  // Without recursion: a payload may be nested as deep as it is long.
  const left: unknown[] = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === 'string' && (one.includes('\0') || !one.isWellFormed())) return false;
    if (typeof one === 'object' && one !== null)
      for (const [name, inner] of Object.entries(one)) left.push(name, inner);
  }
  return true;
}

function refuseUnstorable(raw: RawInput, isStreamed: boolean): void {
  if (!isStorable(raw.params) || !isStorable(raw.query)) throw new AppError('not-found', t.addressNotFound());
  if (!isStreamed && !isStorable(raw.body)) throw new AppError('invalid-input', t.badCharacters());
}

/** The request path of every call: access → parse → use case → reply filtered by its schema. */
export async function runRoute(route: Route, ctx: Context, raw: RawInput, exchange: Exchange): Promise<unknown> {
  const { call } = route;
  authoriseAccess(call, ctx.actor);
  const streamed = ['multipart', 'raw', 'protocol'].includes(call.bodyKind);
  if (!call.takesAnyText) refuseUnstorable(raw, streamed);
  const params = parsePart(call.params, raw.params, 'not-found');
  // Checked before the payload, whose faults are only the owner's business.
  authoriseActsFor(call, ctx.actor, 'path', params);
  const input = {
    params,
    query: parsePart(call.query, raw.query, 'invalid-input'),
    body: streamed ? raw.body : parsePart(call.body, raw.body, 'invalid-input'),
  };
  if (!streamed) authoriseActsFor(call, ctx.actor, 'payload', input.body);
  const reply = await route.run(ctx, input, exchange);
  return call.replyKind === 'json' ? parsedInParts(call.reply, reply) : reply;
}
