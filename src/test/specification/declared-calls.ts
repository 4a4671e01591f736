import { z } from 'zod';
import type { Call } from '../../contracts/call.ts';
import { api } from '../../contracts/index.ts';

const calls: readonly Call[] = Object.values<Record<string, Call>>(api).flatMap((capability) =>
  Object.values(capability),
);

/** What a call is named by: its method and its path, whatever its parameters are called. */
const nameOf = (method: string, path: string): string =>
  `${method} ${path.replaceAll(/\{[^}]*\}/g, ':').replaceAll(/:\w+/g, ':')}`;

/** The call that a row names, as the contract declares it, with the keys of the query that the row names. */
export function declaredAs(named: string): { call: Call | undefined; queryKeys: string[] } {
  const [method = '', address = ''] = named.replaceAll('`', '').split(/ (.*)/);
  const [path = '', query = ''] = address.split('?');
  const call = calls.find((one) => nameOf(one.method, one.path) === nameOf(method, path));
  return { call, queryKeys: [...new URLSearchParams(query).keys()] };
}

/** The fields that a call takes in its body; of a multipart one that of its files. */
export function payloadOf({ body, bodyKind, filesField }: Call): Set<string> {
  if (bodyKind === 'multipart') return new Set([`multipart field ${filesField}`]);
  return namesIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), 'outermost');
}

/** The fields of its answer, at any depth. */
export function answerOf({ reply }: Call): Set<string> {
  return namesIn(z.toJSONSchema(reply, { unrepresentable: 'any' }), 'all');
}

/** The fields of its body at any depth. */
export function allOfPayload({ body }: Call): Set<string> {
  return namesIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), 'all');
}

/** The keys of its query. */
export function queryOf({ query }: Call): Set<string> {
  return new Set(Object.keys(query.shape));
}

function namesIn(schema: unknown, depth: 'outermost' | 'all'): Set<string> {
  const names = new Set<string>();
  collect(schema, names, depth);
  return names;
}

function collect(schema: unknown, names: Set<string>, depth: 'outermost' | 'all'): void {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema) as [string, unknown][]) {
    const fields = key === 'properties' && typeof value === 'object' && value !== null ? Object.keys(value) : [];
    for (const field of fields) names.add(field);
    if (fields.length === 0 || depth === 'all') collect(value, names, depth);
  }
}
