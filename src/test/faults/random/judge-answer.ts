import { errorStatuses } from '../../../contracts/errors.ts';
import type { DescribedCall, Schema } from './described-calls.ts';
import type { Answer } from './send-request.ts';
import { strangeIn } from './strange-in.ts';

/** What tells how the publisher is built: stacks, statements, places of files, messages of libraries. */
const inside =
  /\bat [\w.<>[\] ]+ \((file|node|\/)|\.[cm]?[jt]s:\d+|node_modules|(?<!\w)\/(src|build|usr|home|root|tmp|var)\/|ECONN|ENOENT|EACCES|Failed query|\b(select|insert into|update|delete from) "|syntax error at|violates|relation "|column "|(?<!\w)pg_[a-z]|SQLSTATE|TypeError|RangeError|SyntaxError|ZodError|is not a function|Cannot read properties|\[object Object\]|Unexpected token/;

const refusals = new Set<number>(Object.values(errorStatuses));

function strangeInJson(schema: Schema, text: string): string[] {
  try {
    return strangeIn(schema, JSON.parse(text) as unknown);
  } catch {
    return ['JSON that cannot be read'];
  }
}

/** A problem tells the status that it comes with. */
const ofStatus = (problem: Schema, status: number): Schema => ({
  ...problem,
  properties: { ...problem.properties, status: { const: status } },
});

function judgeRefusal(call: DescribedCall, { status, type, text }: Answer): string[] {
  // An address that is none of the API's is the pages', which have a screen for it.
  if (status === 404 && !call.path.startsWith('/api/') && type.startsWith('text/html')) return [];
  if (call.besides.includes(status)) return [];
  if (!refusals.has(status)) return [`status ${status} is none that we refuse with`];
  if (call.method === 'HEAD') return [];
  const schema = call.refusals[type.split(';')[0] ?? ''];
  if (schema === undefined) return [`a refusal ${status} in ${type || 'no type'}`];
  return strangeInJson(call.refusals['application/problem+json'] === schema ? ofStatus(schema, status) : schema, text);
}

function judgeReply(call: DescribedCall, { status, type, text }: Answer): string[] {
  if (call.besides.includes(status)) return [];
  if (status !== call.status) return [`status ${status} is not described`];
  if (call.reply === null || call.method === 'HEAD') return text === '' ? [] : ['a body where none is described'];
  if (call.reply.type !== 'application/json')
    return call.reply.type === 'application/octet-stream' || type.startsWith(call.reply.type.split(';')[0] ?? '')
      ? []
      : [`${type} is not described`];
  if (!type.startsWith('application/json')) return [`${type} in place of JSON`];
  return strangeInJson(call.reply.schema, text);
}

/** Where a text tells of it, with what stands around. */
export function tellsOfItsInside(text: string): string[] {
  const leak = inside.exec(text);
  return leak ? [`tells of its inside: ${text.slice(Math.max(0, leak.index - 60), leak.index + 100)}`] : [];
}

/** Everything that is wrong with an answer; nothing where all is well. */
export function judgeAnswer(call: DescribedCall, answer: Answer): string[] {
  const { status, type, text, headers } = answer;
  const isText = !/^(application\/(pdf|octet-stream|zip)|image\/)/.test(type);
  return [
    ...(status >= 500 ? [`status ${status}`] : status >= 400 ? judgeRefusal(call, answer) : judgeReply(call, answer)),
    ...(isText ? tellsOfItsInside(text) : []),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['may be guessed at: no nosniff']),
  ];
}
