import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { allOfPayload, answerOf, declaredAs, payloadOf, queryOf } from './specification/declared-calls.ts';
import { page, rows } from './specification/read-page.ts';
import { quotedIn, wordsOfTests } from './specification/words-of-tests.ts';
import { faultOf, plain } from './tables/named-tests.ts';
import { root } from './tables/read-tables.ts';

/** How many rows the page has at least: a table that is read no longer would else pass for one that holds. */
const ROWS = 450;
/** The documents lie beside the project, where it is worked on. */
const documents = path.resolve(root, '../shared/spec');

const rowsOf = (kind: 'entity' | 'call') => rows.filter((row) => row.kind === kind);
/** The fields of a list; what follows a semicolon says more about them. */
const fieldsIn = (list = '') => (list === 'none' ? [] : (list.split('; ')[0] ?? '').split(', '));
const without = (fields: readonly string[], known: ReadonlySet<string>) => fields.filter((field) => !known.has(field));

test('every statement of the specification names a test, and every test that it names exists', () => {
  expect(rows.length).toBeGreaterThanOrEqual(ROWS);
  expect(rows.filter(({ tests }) => tests.length === 0).map(({ cells }) => cells)).toEqual([]);
  expect(new Set(rows.flatMap(({ tests }) => tests.flatMap((named) => faultOf(named) ?? [])))).toEqual(new Set());
});

test('what a statement quotes stands to the letter in one of its tests', () => {
  const unsaid = rows.flatMap((row) => {
    const words = wordsOfTests(row);
    return quotedIn(row.cells.join(' | ')).filter((quoted) => !words.includes(quoted));
  });
  expect(unsaid).toEqual([]);
});

test('every call of the specification is declared, with all fields of its payload and of its answer', () => {
  const calls = rowsOf('call');
  expect(calls.length).toBeGreaterThanOrEqual(30);
  for (const { cells } of calls) {
    const [named = '', payload = '', answer = ''] = cells;
    const { call, queryKeys } = declaredAs(named);
    if (call === undefined) throw new Error(`${named} is not declared`);
    expect(without(fieldsIn(payload), payloadOf(call)), named).toEqual([]);
    expect(without(queryKeys, queryOf(call)), named).toEqual([]);
    const fields = Array.from(answer.matchAll(/`(\w+)`/g), ([, field = '']) => field);
    expect(without(fields, answerOf(call)), named).toEqual([]);
  }
});

test('every field of an entity of the specification goes in or out by the call that is named', () => {
  const entities = rowsOf('entity');
  expect(entities.length).toBeGreaterThanOrEqual(20);
  for (const { cells } of entities) {
    const [entity = '', fields, named = ''] = cells;
    const { call } = declaredAs(named);
    if (call === undefined) throw new Error(`${named} is not declared`);
    const moved = new Set([...answerOf(call), ...allOfPayload(call)]);
    expect(without(fieldsIn(fields), moved), `${entity}: ${named}`).toEqual([]);
  }
});

/** What a text quotes, and the names of fields in it: those of more than one word. */
const quotesOf = (text: string) =>
  Array.from(plain(text).matchAll(/(?<!\w)'((?:[^']|(?<=\w)'(?=\w))+)'(?!\w)/g), ([, words = '']) =>
    words.replaceAll(/\s+/g, ' '),
  );
const fieldNamesOf = (text: string) => Array.from(text.matchAll(/(?<![\w/{}])[a-z]+(?:[A-Z_]\w*)+/g), ([name]) => name);
/** The addresses that it names: of screens and of calls. */
const addressesOf = (text: string) =>
  Array.from(text.matchAll(/(?<=[\s(`|])\/[\w{}/.?=-]*/g), ([address]) => address.replace(/\.$/, ''));

const areThere = existsSync(documents);
if (!areThere)
  process.stderr.write(`\nSKIPPED: no document of the specification was read, since ${documents} is missing.\n\n`);

test
  .runIf(areThere)
  .each(['public-and-accounts.md', 'articles-and-administration.md', 'decisions.md', 'peer-review.md'])(
  'what %s quotes, the addresses and the fields that it names stand in the table',
  (document) => {
    const text = readFileSync(path.join(documents, document), 'utf8');
    const addresses = addressesOf(text);
    expect(addresses.length).toBeGreaterThan(1);
    const decisions = Array.from(text.matchAll(/^(\d+)\. /gm), ([, number = '']) => `decision ${number}:`);
    const said = [...quotesOf(text), ...fieldNamesOf(text), ...(document === 'decisions.md' ? decisions : [])];
    const stands = plain(page);
    expect(said.filter((words) => !stands.includes(words))).toEqual([]);
    expect(without(addresses, new Set(addressesOf(page)))).toEqual([]);
  },
);
