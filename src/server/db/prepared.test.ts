import { expect, test } from 'vitest';
import { openDatabase, type Database } from './database.ts';
import { prepared } from './prepared.ts';

/** No connection is opened before something is asked. */
const aDatabase = (traits: { isPooled?: boolean } = {}) =>
  openDatabase('postgres://nowhere.invalid/none', () => {}, traits).db;

interface Variant extends Readonly<Record<string, string | boolean>> {
  readonly of: string;
  readonly isWhole: boolean;
}

/** A statement that only has a name, and a count of its constructions. */
function aStatement() {
  const built: { db: Database; variant: Variant }[] = [];
  const statement = prepared('list things', (db: Database, variant: Variant) => ({
    prepare: (name: string) => {
      built.push({ db, variant });
      return { name };
    },
  }));
  return { statement, built };
}

test('a statement is put together once for each variant, under a name that no other variant has', () => {
  const { statement, built } = aStatement();
  const db = aDatabase();
  const variants = [
    { of: 'articles', isWhole: true },
    { of: 'articles', isWhole: false },
    { of: 'issues', isWhole: true },
  ];
  const first = variants.map((variant) => statement(db, variant));
  expect(variants.map((variant) => statement(db, { ...variant }))).toEqual(first);
  expect(built.map(({ variant }) => variant)).toEqual(variants);
  expect(first.map(({ name }) => name)).toEqual([
    'list things articles true',
    'list things articles false',
    'list things issues true',
  ]);
});

test('each database has its own: what one was asked is not asked of another', () => {
  const { statement, built } = aStatement();
  const [one, other] = [aDatabase(), aDatabase()];
  const variant = { of: 'articles', isWhole: true };
  expect(statement(one, variant)).not.toBe(statement(other, variant));
  expect(built.map(({ db }) => db === one)).toEqual([true, false]);
});

test('behind a pooler a statement has no name: the next connection would not know it', () => {
  const { statement } = aStatement();
  expect(statement(aDatabase({ isPooled: true }), { of: 'articles', isWhole: true }).name).toBe('');
});

test('a transaction is no database of its own for long enough to name a statement', () => {
  const { statement } = aStatement();
  // What a transaction is given is another object than the pool's.
  const transaction = Object.create(aDatabase()) as Database;
  expect(statement(transaction, { of: 'articles', isWhole: true }).name).toBe('');
});
