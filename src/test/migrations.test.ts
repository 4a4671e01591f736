import { expect, test } from 'vitest';
import { knownMigrations } from '../server/db/known-migrations.ts';
import { riskyStatements } from './migrations/risky-statements.ts';
import { readProjectFile } from './tables/read-tables.ts';

/** Written before there was a version to go on running beside them: how many of their statements would need a reason now. */
const earlier: Readonly<Record<string, number>> = {
  '0000_first': 0,
  '0001_full-issue-purchases': 5,
  '0002_article-search': 0,
  '0003_accounts-in-full': 0,
  '0004_manuscripts-in-full': 10,
  '0005_money': 8,
  '0006_peer-review': 9,
  '0007_review-lists': 7,
  '0008_mail': 0,
  '0009_letters': 0,
  '0010_record': 9,
  '0011_usage': 0,
  '0012_issues': 3,
  '0013_journals': 0,
  '0014_site': 0,
  '0015_letters-of-manuscripts': 5,
  '0016_bounds': 0,
  '0017_outbox-words': 1,
};

const known = knownMigrations().map(({ name }) => ({
  name,
  risky: riskyStatements(readProjectFile(`migrations/${name}.sql`)),
}));

test('issue 9: a migration leaves the version before working, or says why not', () => {
  const unmarked = known
    .filter(({ name }) => !(name in earlier))
    .flatMap(({ name, risky }) =>
      risky.filter(({ reason }) => reason === null).map(({ kind, statement }) => `${name} ${kind}: ${statement}`),
    );
  expect(
    unmarked,
    'a line “-- breaks: …”, “-- safe: …” or “-- holds up: …” with its reason before the statement',
  ).toEqual([]);
});

test('issue 9: the migrations from before that rule are as they were', () => {
  const found = known.filter(({ name }) => name in earlier).map(({ name, risky }) => [name, risky.length]);
  expect(Object.fromEntries(found)).toEqual(earlier);
});

test('issue 9: migrations are applied in the order of their making, so each is younger than the one before', () => {
  const made = knownMigrations().map(({ at }) => at);
  expect(made.length).toBeGreaterThan(17);
  expect(made).toEqual(made.toSorted((one, other) => one - other));
  expect(new Set(made).size).toBe(made.length);
});

test('issue 9: what looks risky and is not says why, too', () => {
  const [found] = riskyStatements('-- safe: nothing was ever kept in it\nDROP TABLE "trials";');
  expect(found).toMatchObject({ kind: 'breaks', reason: 'nothing was ever kept in it' });
});

const alter = 'ALTER TABLE "users"';

test.each([
  ['breaks', 'DROP TABLE "users";'],
  ['breaks', 'drop table if exists users cascade'],
  ['breaks', `${alter} DROP COLUMN "email";`],
  ['breaks', `${alter} drop column if exists email cascade;`],
  ['breaks', `${alter} RENAME COLUMN "email" TO "address";`],
  ['breaks', `${alter} RENAME TO "people";`],
  ['breaks', `${alter} ALTER COLUMN "email" SET DATA TYPE varchar(20);`],
  ['breaks', `${alter} alter email type text;`],
  ['breaks', `${alter} ALTER COLUMN "email" SET NOT NULL;`],
  ['breaks', `${alter} ALTER COLUMN "email" DROP DEFAULT;`],
  ['breaks', `${alter} ADD COLUMN "name" text NOT NULL;`],
  ['breaks', `${alter} ADD CONSTRAINT "short" CHECK (length(email) < 20);`],
  ['breaks', 'CREATE UNIQUE INDEX "of_email" ON "users" USING btree ("email");'],
  ['breaks', 'DROP FUNCTION mailbox_of(text);'],
  ['breaks', 'delete from users where email is null'],
  ['holds up', 'CREATE INDEX "of_name" ON "users" USING btree ("name");'],
  ['holds up', `${alter} ADD COLUMN "m" text GENERATED ALWAYS AS (mailbox_of(email)) STORED NOT NULL;`],
  ['holds up', "UPDATE users SET name = 'nobody';"],
])('issue 9: it %s: %s', (kind, statement) => {
  expect(riskyStatements(`select 1;\n${statement}`)).toMatchObject([{ kind, reason: null }]);
  expect(riskyStatements(`-- ${kind}: nobody uses it any more\n${statement}`)).toMatchObject([
    { reason: 'nobody uses it any more' },
  ]);
  const other = kind === 'breaks' ? 'holds up' : 'safe';
  expect(riskyStatements(`-- ${other}: nobody uses it any more\n${statement}`)).toMatchObject([{ reason: null }]);
});

test.each([
  'CREATE TABLE "notes" ("id" uuid NOT NULL);\nCREATE UNIQUE INDEX "one" ON "notes" ("id");\nALTER TABLE "notes" ADD CONSTRAINT "a" CHECK (true);',
  `${alter} ADD COLUMN "name" text DEFAULT '' NOT NULL;`,
  `${alter} ADD COLUMN "name" text;`,
  `${alter} ALTER COLUMN "email" DROP NOT NULL;`,
  `${alter} DROP CONSTRAINT "short";`,
  'DROP INDEX "of_name";',
  'CREATE INDEX CONCURRENTLY "of_name" ON "users" ("name");',
  'create function f() returns int language sql as $$ delete from users; drop table users $$;',
  "-- the product's own; drop table users\nselect 'x; drop table users';",
])('issue 9: nothing is wrong with %s', (statement) => {
  expect(riskyStatements(statement)).toEqual([]);
});
