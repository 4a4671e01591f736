import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { administration } from '../contracts/administration.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { records, users } from '../server/db/schema/index.ts';
import { refusal, reply, send } from './product/client.ts';
import { aJournal, aUser, password, type TestUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const asAdmin = (token: string) => ({ token });
const setAdmin = (person: TestUser, isAdmin: boolean) => ({ params: { userId: person.user.id }, body: { isAdmin } });
const setDisabled = (person: TestUser, isDisabled: boolean) => ({
  params: { userId: person.user.id },
  body: { isDisabled },
});

test('the last administrator cannot lose the role, be disabled or delete the account', async () => {
  const only = await aUser(product, { isAdmin: true });
  const token = asAdmin(only.token);
  for (const refused of [
    await refusal(product, administration.setAdministrator, setAdmin(only, false), token),
    await refusal(product, administration.setDisabled, setDisabled(only, true), token),
    await refusal(
      product,
      accounts.deleteAccount,
      { params: { id: only.user.id }, body: { currentPassword: password } },
      token,
    ),
  ])
    expect([refused.status, refused.detail]).toEqual([409, expect.stringContaining('only administrator')]);
  const second = await aUser(product, { isAdmin: true });
  const both = await Promise.all([
    send(product, administration.setAdministrator, setAdmin(second, false), token),
    send(product, administration.setAdministrator, setAdmin(only, false), asAdmin(second.token)),
  ]);
  // Two who take the role from each other at once: one of them is refused, whichever came second.
  const statuses = both.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.some((status) => status === 409 || status === 403 || status === 401)).toBe(true);
});

test('when an account was made is told by its day alone, and its id tells no time', async () => {
  const administrator = await aUser(product, { isAdmin: true });
  const person = await aUser(product, { surname: 'Dayfly' });
  const query = { q: 'dayfly' };
  const { people } = await reply(product, administration.people, { query }, asAdmin(administrator.token));
  const [row] = await product.parts.db.select().from(users).where(eq(users.id, person.user.id));
  const day = row?.createdAt.toISOString().slice(0, 10);
  expect(people.map(({ createdAt }) => createdAt)).toEqual([`${day}T00:00:00.000Z`]);
  expect(people.map(({ id }) => id)).toEqual([expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f-]+$/)]);
});

test('a person is found by words of name, address and affiliation; signs in the words are taken as they are', async () => {
  const administrator = await aUser(product, { isAdmin: true });
  const person = await aUser(product, { surname: 'Qureshi-Zeta' });
  const find = async (q: string) =>
    (await reply(product, administration.people, { query: { q } }, asAdmin(administrator.token))).people.map(
      ({ id }) => id,
    );
  expect(await find('qureshi')).toEqual([person.user.id]);
  expect(await find('alex zeta university')).toEqual([person.user.id]);
  expect(await find(person.email.toUpperCase())).toEqual([person.user.id]);
  const folded = await aUser(product, { surname: 'O’Yıldız-Nuñez' });
  expect(await find('oyildiz nunez')).toEqual([folded.user.id]);
  expect(await find("O'YILDIZ")).toEqual([folded.user.id]);
  expect(await find('%')).toEqual([]);
  expect(await find('Q_reshi')).toEqual([]);
  const page = await refusal(
    product,
    administration.people,
    { query: { q: '', page: 99 } },
    asAdmin(administrator.token),
  );
  expect(page.status).toBe(404);
});

test('decision 6: roles are given and taken per journal, are seen at the next login, and stand on the record', async () => {
  const [administrator, person] = [await aUser(product, { isAdmin: true }), await aUser(product)];
  const [journal, other] = [await aJournal(product), await aJournal(product)];
  const give = (journalId: string, role: 'editor' | 'reviewer', isHeld: boolean) =>
    reply(
      product,
      administration.setJournalRole,
      { params: { userId: person.user.id }, body: { journalId, role, isHeld } },
      asAdmin(administrator.token),
    );
  await give(journal.id, 'editor', true);
  await give(journal.id, 'editor', true);
  await give(other.id, 'reviewer', true);
  const { user } = await reply(product, accounts.login, { body: { email: person.email, password } });
  expect(user.roles).toHaveLength(2);
  expect(user.roles).toContainEqual({
    journalId: journal.id,
    journalAbbreviation: journal.abbreviation,
    role: 'editor',
  });
  const after = await give(journal.id, 'editor', false);
  expect(after.roles).toEqual([{ journalId: other.id, journalAbbreviation: other.abbreviation, role: 'reviewer' }]);
  const written = await product.parts.db.select().from(records).where(eq(records.subjectId, person.user.id));
  expect(written.map(({ action, actor }) => [action, actor])).toContainEqual([
    'role-taken',
    `user:${administrator.user.id}`,
  ]);
  const own = {
    params: { userId: administrator.user.id },
    body: { journalId: journal.id, role: 'editor' as const, isHeld: true },
  };
  const refused = await refusal(product, administration.setJournalRole, own, asAdmin(administrator.token));
  expect([refused.status, refused.detail]).toEqual([
    403,
    'You cannot give yourself a role. Ask another administrator.',
  ]);
  const nowhere = {
    params: { userId: person.user.id },
    body: { journalId: person.user.id, role: 'editor' as const, isHeld: true },
  };
  expect(
    (await refusal(product, administration.setJournalRole, nowhere, asAdmin(administrator.token))).errors,
  ).toHaveProperty('journalId');
});

test('a disabled account is signed out at once and cannot sign in until it is opened again', async () => {
  const [administrator, person] = [await aUser(product, { isAdmin: true }), await aUser(product)];
  await reply(product, administration.setDisabled, setDisabled(person, true), asAdmin(administrator.token));
  expect((await send(product, manuscripts.mine, {}, { token: person.token })).status).toBe(401);
  expect((await refusal(product, accounts.login, { body: { email: person.email, password } })).code).toBe(
    'login-failed',
  );
  const refused = await refusal(
    product,
    administration.setAdministrator,
    setAdmin(person, true),
    asAdmin(administrator.token),
  );
  expect(refused.status).toBe(409);
  await reply(product, administration.setDisabled, setDisabled(person, false), asAdmin(administrator.token));
  await reply(product, accounts.login, { body: { email: person.email, password } });
  expect((await send(product, manuscripts.mine, {}, { token: person.token })).status).toBe(401);
});

test('an ordinary user can do none of it', async () => {
  const [person, victim] = [await aUser(product), await aUser(product)];
  const token = { token: person.token };
  for (const { status } of [
    await send(product, administration.people, {}, token),
    await send(product, administration.setAdministrator, setAdmin(person, true), token),
    await send(product, administration.setDisabled, setDisabled(victim, true), token),
  ])
    expect(status).toBe(403);
  expect((await send(product, manuscripts.mine, {}, { token: victim.token })).status).toBe(200);
});
