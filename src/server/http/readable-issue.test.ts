import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../contracts/call.ts';
import { api } from '../../contracts/index.ts';
import { Id } from '../../contracts/values.ts';
import { readableIssue } from './readable-issue.ts';

const messages = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value, { error: readableIssue }).error?.issues.map(({ message }) => message) ?? [];

test.each([
  [z.object({ articleTitle: z.string() }), {}, 'Article title is required.'],
  [z.object({ articleTitle: z.string() }), { articleTitle: 7 }, 'Article title must be text.'],
  [z.object({ journalISSN: z.string() }), {}, 'Journal ISSN is required.'],
  [z.object({ lookup_key: z.string() }), {}, 'Lookup key is required.'],
  [z.object({ authors: z.array(z.object({ lastName: z.string() })) }), { authors: [{}] }, 'Last name is required.'],
  [z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, 'Kind must be one of these: a, b.'],
  [z.object({ rounds: z.int().max(9) }), { rounds: 10 }, 'Rounds is too large: the most is 9.'],
  [z.object({ note: z.string().max(3) }), { note: 'long' }, 'Note is too long: the most is 3.'],
  [z.object({ id: z.uuid() }), { id: 'x' }, 'Id is not valid.'],
  [z.object({ journalId: Id }), {}, 'Journal id is required.'],
  [z.object({ journalId: Id }), { journalId: 'x' }, 'This is not a valid identifier.'],
  [z.object({ one: z.union([z.string(), z.number()]) }), {}, 'One is required.'],
  [z.object({}), 'text', 'The request has the wrong format.'],
  [z.object({ title: z.string({ error: 'Choose a title.' }) }), {}, 'Choose a title.'],
])('%# says what is wrong in words', (schema, value, message) => {
  expect(messages(schema, value)).toEqual([message]);
});

const calls = Object.values(api).flatMap((group) => Object.values<Call>(group));

test('no call answers a left-out or mistyped field in the words of a programmer', () => {
  const wrong = [{}, 'text', ...[null, 7, 'x', {}, [{}]].map((value) => new Proxy({}, { get: () => value }))];
  const said = calls.flatMap(({ method, path, body, query }) =>
    [body, query].flatMap((schema) =>
      wrong.flatMap((value) => messages(schema, value).map((text) => `${method} ${path}: ${text}`)),
    ),
  );
  expect(said.length).toBeGreaterThan(100);
  expect(
    said.filter((text) => /\b(invalid (?!identifier)|expected|received|undefined|NaN)\b|object Object/i.test(text)),
  ).toEqual([]);
});
