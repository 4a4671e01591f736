import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { importCommand } from '../server/cli/import-command.ts';
import { users } from '../server/db/schema/index.ts';
import { ensureFirstAdministrator } from '../server/domains/accounts/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { commandLine, runColophon } from './product/command-line.ts';
import { aUser, password } from './product/factories.ts';
import { jatsArticle } from './product/jats-article.ts';
import { nextMail, tokenIn } from './product/outbox.ts';
import { profileEdit } from './product/profile-edit.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { run, runHere } = commandLine(product);
const folder = mkdtempSync(path.join(tmpdir(), 'colophon-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('an import by another process is on the pages of this one within a second', async () => {
  const home = async () => (await fetch(product.url)).text();
  const title = 'Brought in beside a running server';
  expect(await home()).not.toContain(title);
  writeFileSync(path.join(folder, 'one.xml'), jatsArticle({ doi: '10.5555/command', title }));
  const imported = await run('import', folder, '--journal', 'CMD', '--title', 'Commands');
  expect(imported).toMatchObject({ code: 0 });
  expect(imported.said).toContain('CMD: 1 added, 0 updated, 0 unchanged, 0 not imported');
  await wait(1000);
  expect(await home()).toContain(title);
});

test('a file that cannot be read is named, and the command says so by its exit code', async () => {
  writeFileSync(path.join(folder, 'two.xml'), '<article>');
  const imported = await run('import', folder, '--journal', 'CMD');
  expect(imported.code).toBe(1);
  expect(imported.said).toMatch(/Not imported: .*two\.xml: The file is not well-formed XML/);
  expect(imported.said).toContain('CMD: 0 added, 0 updated, 1 unchanged, 1 not imported');
});

test('an administrator made by the command line can log in', async () => {
  const email = 'head@example.org';
  expect(await run('admin', 'create', '--email', email, '--password', password)).toMatchObject({ code: 0 });
  expect((await reply(product, accounts.login, { body: { email, password } })).user.isAdmin).toBe(true);
});

test('decision 6: the settings make the first administrator, and a later start leaves the password alone', async () => {
  const email = 'first@example.org';
  await ensureFirstAdministrator(product.system, email, password);
  await ensureFirstAdministrator(product.system, email, 'Another-Example-7!');
  expect((await reply(product, accounts.login, { body: { email, password } })).user.isAdmin).toBe(true);
});

test('an account that the command line makes an administrator has its new password alone, and no sign-in or link from before', async () => {
  const person = await aUser(product);
  const next = `new-${person.email}`;
  await reply(product, accounts.editProfile, profileEdit(person, { email: next }), { token: person.token });
  const link = await tokenIn(product, next, /new email address/);
  const fresh = 'Another-Example-7!';
  const made = await run('admin', 'create', '--email', person.email, '--password', fresh);
  expect(made).toMatchObject({ code: 0 });
  expect((await send(product, accounts.user, { params: { id: person.user.id } }, { token: person.token })).status).toBe(
    401,
  );
  expect((await refusal(product, accounts.confirmEmailChange, { params: { token: link } })).code).toBe('link-spent');
  expect((await refusal(product, accounts.login, { body: { email: person.email, password } })).code).toBe(
    'login-failed',
  );
  const { user } = await reply(product, accounts.login, { body: { email: person.email, password: fresh } });
  expect([user.id, user.isAdmin, user.surname]).toEqual([person.user.id, true, 'Example']);
  await nextMail(product, person.email, /was changed/);
});

test('the command line opens a disabled or unconfirmed account that it makes an administrator', async () => {
  const person = await aUser(product);
  const { db } = product.parts;
  const closed = { disabledAt: new Date(), emailVerifiedAt: null };
  await db.update(users).set(closed).where(eq(users.id, person.user.id));
  const made = await run('admin', 'create', '--email', person.email, '--password', password);
  expect(made).toMatchObject({ code: 0 });
  const { user } = await reply(product, accounts.login, { body: { email: person.email, password } });
  expect(user.isAdmin).toBe(true);
});

test('the command line makes no administrator with a password that everybody guesses', async () => {
  const email = 'guessed@example.org';
  const { code, said } = await run('admin', 'create', '--email', email, '--password', 'Password123!');
  expect([code, said]).toEqual([1, expect.stringContaining('too common')]);
  expect((await refusal(product, accounts.login, { body: { email, password: 'Password123!' } })).code).toBe(
    'login-failed',
  );
});

test('a password reset by the command line lets its holder in, ends every sign-in, and is told to the holder', async () => {
  const { email, token, user } = await aUser(product);
  const fresh = 'Another-Example-7!';
  const reset = await run('account', 'reset-password', '--email', email.toUpperCase(), '--password', fresh);
  expect(reset).toMatchObject({ code: 0 });
  expect((await send(product, accounts.user, { params: { id: user.id } }, { token })).status).toBe(401);
  expect((await refusal(product, accounts.login, { body: { email, password } })).code).toBe('login-failed');
  await reply(product, accounts.login, { body: { email, password: fresh } });
  await nextMail(product, email, /was changed/);
});

test.each([
  ['nobody@example.org', 'Another-Example-7!', 1, 'nobody@example.org was not found'],
  ['nobody@example.org', 'weak', 2, 'Password must contain at least one uppercase letter'],
  ['nobody@example.org', 'Password123!', 1, 'too common'],
])('a password is not reset for %s with %s', async (email, given, code, words) => {
  const reset = await run('account', 'reset-password', '--email', email, '--password', given);
  expect(reset.code).toBe(code);
  expect(reset.said).toContain(words);
});

test('the accounts are listed with their state and roles, and the administrators alone', async () => {
  const person = await aUser(product, { surname: 'Zeta' });
  const administrator = await aUser(product, { isAdmin: true });
  const all = await run('account', 'list');
  expect(all.said).toContain(`${person.email}\tAlex Zeta\topen\t\n`);
  expect(all.said).toMatch(new RegExp(`^${administrator.email}\\t.*\\topen\\tadministrator$`, 'm'));
  const administrators = await run('account', 'list', '--admins');
  expect(administrators.said).toContain(administrator.email);
  expect(administrators.said).not.toContain(person.email);
});

test.each([
  [[]],
  [['publish']],
  [['account']],
  [['account', 'list', 'everybody']],
  [['account', 'reset-password', '--email', 'head@example.org']],
  [['import']],
  [['import', '/nowhere', '--journal', 'X']],
  [['import', '.', '--color', 'X']],
])('wrong words are refused with exit code 2 and a sentence: %j', async (words) => {
  const { code, said } = await run(...words);
  expect(code).toBe(2);
  expect(said).not.toContain('    at ');
  expect(said.trim()).not.toBe('');
});

test('what a command is for is told by --help, before anything is looked for', async () => {
  const away = { DATABASE_URL: 'postgres://127.0.0.1:1/nothing' };
  const all = await runColophon(away, '--help');
  expect([all.code, all.said]).toEqual([0, expect.stringContaining('npm run colophon -- COMMAND')]);
  const { code, said } = await runColophon(away, 'import', '--help');
  expect([code, said]).toEqual([0, expect.stringContaining('import FOLDER --journal ABBR')]);
  expect(all.said).toContain('doctor [--json]');
  expect(said).not.toContain('doctor [--json]');
});

test('an import into a journal that is there says which wishes for it came to nothing', async () => {
  const again = (...wishes: string[]) => runHere(importCommand, folder, '--journal', 'CMD', ...wishes);
  const { said } = await again('--title', 'Other words', '--subject', 'Physical Sciences');
  expect(said).toContain('CMD already existed and keeps its title and subject');
  expect((await again('--title', 'Commands')).said).not.toContain('keeps its');
});

test('a folder without articles brings nothing in, and the command says so by its exit code', async () => {
  const nothing = mkdtempSync(path.join(folder, 'nothing-'));
  const { code, said } = await runHere(importCommand, nothing, '--journal', 'CMD');
  expect([code, said]).toEqual([1, expect.stringContaining(`${nothing} contains no article`)]);
});

test('a command that finds no site says so, and makes none', async () => {
  const empty = mkdtempSync(path.join(folder, 'empty-'));
  const { code, said } = await runColophon({ DATA_DIR: empty }, 'account', 'list');
  expect([code, said]).toEqual([1, expect.stringContaining(`There is no site in ${empty}`)]);
  expect(said).not.toContain('    at ');
  expect(readdirSync(empty)).toEqual([]);
});
