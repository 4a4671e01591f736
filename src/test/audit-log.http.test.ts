import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { v7 } from 'uuid';
import { accounts } from '../contracts/accounts.ts';
import { administration } from '../contracts/administration.ts';
import { siteDay } from '../contracts/site-zone.ts';
import type { QueryOf } from '../contracts/call.ts';
import { record } from '../contracts/audit-log.ts';
import { orders, users } from '../server/db/schema/index.ts';
import { addAuditEntry, sealAuditLog } from '../server/domains/audit-log/index.ts';
import { refusal, reply } from './product/client.ts';
import { aBoard } from './product/deciding.ts';
import { editingSteps } from './product/editing.ts';
import { aJournal, aUser, type TestUser } from './product/factories.ts';
import { anOrder } from './product/orders.ts';
import { aManuscriptInReview, aScholar } from './product/peer-review.ts';
import { profileEdit } from './product/profile-edit.ts';
import { startProduct } from './product/start-product.ts';
import { behindItsGuards, manyEntries, auditLogOf } from './audit-log/a-record.ts';

const product = await startProduct();
const { db } = product.parts;
const administrator = await aUser(product, { isAdmin: true });

const entries = async (query: QueryOf<typeof record.entries> = {}, { token }: TestUser = administrator) =>
  (await reply(product, record.entries, { query }, { token })).entries;
const whatOf = async (query: QueryOf<typeof record.entries>, reader?: TestUser) =>
  (await entries(query, reader)).map(({ what }) => what);
const check = (after = 0, noted: { position: number; hash: string } | null = null) =>
  reply(product, record.check, { body: { after, noted } }, administrator);

/** Somebody with a name of their own, to whom an administrator has given a role. */
async function aRoleHolder() {
  const surname = `Zephyr${v7().slice(-12)}`;
  const person = await aUser(product, { surname });
  const journal = await aJournal(product);
  const body = { journalId: journal.id, role: 'reviewer', isHeld: true } as const;
  await reply(product, administration.setJournalRole, { params: { userId: person.user.id }, body }, administrator);
  return { surname, person, journal };
}

test('the record: who did what, to whom and when, in words', async () => {
  const { surname, person, journal } = await aRoleHolder();
  const [entry] = await entries({ subject: surname });
  expect(entry).toMatchObject({
    actor: { id: administrator.user.id, name: expect.stringContaining(administrator.user.surname) as unknown },
    what: 'gave a person a role',
    subject: { kind: 'person', id: person.user.id, name: expect.stringContaining(surname) as unknown },
    said: `reviewer · ${journal.title}`,
  });
  expect(Date.now() - Date.parse(entry?.at ?? '')).toBeLessThan(60_000);
});

test('the record: found by person, by action, by subject, and by days', async () => {
  const { surname, person } = await aRoleHolder();
  await reply(product, accounts.editProfile, profileEdit(person, { surname }), person);
  expect(await whatOf({ person: surname })).toEqual(['edited a profile']);
  expect(await whatOf({ person: person.user.id })).toEqual(['edited a profile']);
  expect(await whatOf({ subject: person.user.id, action: 'role-given' })).toEqual(['gave a person a role']);
  const today = siteDay(new Date());
  expect(await whatOf({ subject: surname, from: today, to: today })).toEqual([
    'edited a profile',
    'gave a person a role',
  ]);
  expect(await entries({ subject: surname, to: '2020-01-01' })).toEqual([]);
  expect(await entries({ subject: surname, from: '2099-01-01' })).toEqual([]);
  expect(await entries({ person: 'nobody is called so' })).toEqual([]);
  expect(await entries({ person: '%' })).toEqual([]);
});

test('the record: found by area, and within it by action', async () => {
  const { surname } = await aRoleHolder();
  expect(await whatOf({ subject: surname, area: 'people' })).toEqual(['gave a person a role']);
  expect(await whatOf({ subject: surname, area: 'people', action: 'role-taken' })).toEqual([]);
  expect(await whatOf({ subject: surname, area: 'decisions' })).toEqual([]);
});

test('the record: what nobody in person did is found by what it is called', async () => {
  const own = auditLogOf(db);
  await own.write(1);
  expect((await entries({ person: 'system:test' }))[0]?.actor).toEqual({ id: null, name: 'The system (test)' });
  await addAuditEntry({ ...product.system, actor: { kind: 'system', task: 'make-review-copies' } }, 'purge', v7());
  await addAuditEntry({ ...product.system, actor: { kind: 'system', task: 'command-admin-create' } }, 'purge', v7());
  const named = async (person: string) => (await entries({ person })).map((entry) => entry.actor.name);
  expect(await named('copies for reviewers')).toEqual(['The system (making copies for reviewers)']);
  expect(await named('system:make-review')).toEqual(['The system (making copies for reviewers)']);
  expect(await named('system:command')).toEqual(['The command line (admin create)']);
});

test('the record: it is read part by part, and no entry twice', async () => {
  await manyEntries(db, 60);
  const first = await reply(product, record.entries, { query: { action: 'submitted' } }, administrator);
  const second = await reply(
    product,
    record.entries,
    { query: { action: 'submitted', after: first.next ?? '' } },
    administrator,
  );
  const ids = [...first.entries, ...second.entries].map(({ id }) => id);
  expect(ids.length).toBe(50);
  expect(new Set(ids).size).toBe(50);
});

test.each([
  [{ from: '2026-03-05', to: '2026-03-04' }, 'to', 'The last day is before the first one.'],
  [{ after: 'nonsense' }, 'after', 'This part of the list was not found. Start from the beginning.'],
])('the record: a search that cannot be is refused with words: %j', async (query, field, words) => {
  const problem = await refusal(product, record.entries, { query }, administrator);
  expect(problem).toMatchObject({ status: 422, errors: { [field]: words } });
});

test('the record: an account that is erased leaves its steps, and no name', async () => {
  const { surname, person } = await aRoleHolder();
  await reply(product, accounts.editProfile, profileEdit(person, { surname }), person);
  const { id } = person.user;
  await db.update(users).set({ deletedAt: new Date(), surname: '', otherName: '', title: '' }).where(eq(users.id, id));
  const [edited, given] = await entries({ subject: id });
  expect(edited).toMatchObject({ actor: { name: 'A deleted account' }, subject: { name: 'A deleted account' } });
  expect(JSON.stringify([edited, given])).not.toContain(surname);
  expect(await entries({ person: surname })).toEqual([]);
  await sealAuditLog(product.system);
  expect((await check()).fault).toBeNull();
});

test('the record: an administrator who wrote or reviews a manuscript reads of it their own steps alone', async () => {
  const { journal, editor, author } = await aBoard(product);
  const reviewer = await aScholar(product, { lastName: 'Hiddenreviewer' });
  const { id } = await aManuscriptInReview(product, author, journal.id, { articleTitle: 'On what a record tells' });
  expect((await editingSteps(product, id).invite(editor, { email: reviewer.email })).status).toBe(200);
  for (const { user } of [author, reviewer]) await db.update(users).set({ isAdmin: true }).where(eq(users.id, user.id));
  const order = await anOrder(product, author.user.id);
  await db.update(orders).set({ manuscriptId: id, fullIssueId: null, plan: null }).where(eq(orders.id, order.id));

  const known = await entries({ subject: id });
  expect(known.map(({ what }) => what)).toContain('invited a reviewer');
  expect(JSON.stringify(known)).toContain('Hiddenreviewer');
  const ofAuthor = await entries({ subject: id }, author);
  expect(new Set(ofAuthor.map(({ actor }) => actor.id))).toEqual(new Set([author.user.id]));
  expect(await entries({ subject: id }, reviewer)).toEqual([]);
  for (const own of [author, reviewer]) {
    for (const query of [{}, { person: editor.user.id }, { subject: 'record tells' }, { action: 'invited' }])
      expect(JSON.stringify(await entries(query, own))).not.toMatch(/Hiddenreviewer.*record tells|invited a reviewer/);
  }
});

test('the record: a check says how far it went, and tells the first entry that does not fit', async () => {
  const { surname } = await aRoleHolder();
  const whole = await check();
  expect(whole).toMatchObject({ checked: whole.end.position, fault: null });
  expect(await reply(product, record.state, {}, administrator)).toMatchObject({ ...whole.end, waiting: 0 });
  const place = whole.end.position;
  await behindItsGuards(db, `update audit_log set details = '{"role": "editor"}' where position = ${place}`);
  expect(await check()).toMatchObject({
    checked: place,
    fault: {
      kind: 'changed',
      position: place,
      entry: { what: 'gave a person a role', subject: { name: expect.stringContaining(surname) as unknown } },
    },
  });
  // What stands behind it is checked by itself.
  await aRoleHolder();
  await sealAuditLog(product.system);
  expect(await check(place)).toMatchObject({ checked: place + 1, fault: null });
  await behindItsGuards(db, `delete from audit_log where position > ${place}`);
  expect((await check(place, { position: place + 1, hash: 'a'.repeat(64) })).fault).toEqual({
    kind: 'cut-off',
    position: place + 1,
    entry: null,
  });
});

test.each([
  [{ position: 3, hash: 'abc' }, 'Enter the whole hash: 64 digits and letters from a to f.'],
  [{ position: 0, hash: 'a'.repeat(64) }, 'Enter the number of the entry.'],
])('the record: a hash that cannot have been written down is refused with words: %j', async (noted, words) => {
  const problem = await refusal(product, record.check, { body: { noted } }, administrator);
  expect(problem).toMatchObject({ status: 422, detail: words });
});
