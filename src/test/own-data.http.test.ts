import { expect, test } from 'vitest';
import { accounts } from '../contracts/accounts.ts';
import { administration } from '../contracts/administration.ts';
import { mailings } from '../contracts/mailings.ts';
import { verification } from '../contracts/verification.ts';
import { undeliverableAddresses } from '../server/db/schema/index.ts';
import { buys, startedCheckout } from './product/checkouts.ts';
import { reply } from './product/client.ts';
import { aJournal, aManuscript, aUser, type TestUser } from './product/factories.ts';
import { aFullIssue, buysIssue } from './product/full-issues.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const dataOf = ({ user, token }: TestUser) => reply(product, accounts.ownData, { params: { id: user.id } }, { token });

test('my data holds what is kept about me and nobody else', async () => {
  const [person, other] = [await aUser(product), await aUser(product)];
  await aManuscript(product, person, { title: 'Mine to take along' });
  await aManuscript(product, other, { title: 'Not mine' });
  const data = await dataOf(person);
  expect(data.account).toMatchObject({ email: person.email, surname: 'Example' });
  expect(data.manuscripts.map(({ title }) => title)).toEqual(['Mine to take along']);
  expect(data.signIns).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(/argon2|hash/i);
});

test('my data holds my roles with their journals', async () => {
  const [person, administrator, journal] = [
    await aUser(product),
    await aUser(product, { isAdmin: true }),
    await aJournal(product),
  ];
  const body = { journalId: journal.id, role: 'editor' as const, isHeld: true };
  const input = { params: { userId: person.user.id }, body };
  await reply(product, administration.setJournalRole, input, { token: administrator.token });
  expect((await dataOf(person)).account.roles).toEqual([
    { journalId: journal.id, journalAbbreviation: journal.abbreviation, role: 'editor' },
  ]);
});

test('my data holds a manuscript with its authors, keywords, file names and the text of its decision', async () => {
  const [person, administrator] = [await aUser(product), await aUser(product, { isAdmin: true })];
  const { id, articleAuthors } = await aManuscript(product, person);
  const [before] = (await dataOf(person)).manuscripts;
  expect(before).toMatchObject({
    keywords: ['examples', 'tests'],
    authors: articleAuthors,
    fileNames: ['manuscript.pdf'],
    decisionText: null,
  });
  expect(before?.authors[0]?.authorEmail).toBe('alex@example.org');
  const body = { articleId: id, rejectionText: 'Too short for us.' };
  await reply(product, verification.reject, { body }, { token: administrator.token });
  expect((await dataOf(person)).manuscripts[0]?.decisionText).toBe('Too short for us.');
});

test('my data holds every pass with its beginning and end, and the orders with their names and payment', async () => {
  const [person, other] = [await aUser(product), await aUser(product)];
  await buys(product, person);
  await buys(product, other);
  await startedCheckout(product, person, 'one_week_access');
  const { passes, orders } = await dataOf(person);
  expect(passes.map(({ plan }) => plan)).toEqual(['two_day_access']);
  const [pass] = passes;
  expect(Date.parse(pass?.endsAt ?? '') - Date.parse(pass?.startsAt ?? '')).toBe(2 * 86_400_000);
  const [open, paid] = orders;
  expect([orders.length, open?.state, open?.paidAt, paid?.state]).toEqual([2, 'open', null, 'paid']);
  expect(paid?.name).not.toBe(open?.name);
  expect(Date.parse(paid?.paidAt ?? '')).toBeGreaterThanOrEqual(Date.parse(paid?.createdAt ?? ''));
});

test('my data holds my invoices with what they print of me, and no others', async () => {
  const [person, other] = [await aUser(product), await aUser(product)];
  await buys(product, person);
  await buys(product, other);
  const { documents, orders } = await dataOf(person);
  expect(documents).toHaveLength(1);
  expect(documents[0]).toMatchObject({
    kind: 'invoice',
    orderId: orders[0]?.id,
    amountMinor: orders[0]?.amountMinor,
    recipient: { name: 'Dr Alex Example', affiliation: 'Example University', country: 'AE', email: person.email },
  });
});

test('my data holds the letters to me and the news that I got, without links that act for me, and whether they come back', async () => {
  const [person, other, administrator] = [
    await aUser(product),
    await aUser(product),
    await aUser(product, { isAdmin: true }),
  ];
  for (const { email } of [person, other]) await reply(product, accounts.forgotPassword, { body: { email } });
  const body = {
    subject: 'To one person',
    emailContent: '<p>Your paper &amp; mine</p>',
    emailType: 'specific' as const,
    recipientEmail: person.email,
  };
  await reply(product, mailings.send, { body }, administrator);
  const reason = '550 No such user';
  await product.parts.db
    .insert(undeliverableAddresses)
    .values({ address: person.email, reason, since: product.system.now() });
  await expect
    .poll(async () => (await dataOf(person)).emails)
    .toMatchObject([
      { subject: 'To one person', to: person.email, state: 'sent', isOfMailing: true, text: 'Your paper & mine' },
      { to: person.email, state: 'sent', isOfMailing: false, note: null },
    ]);
  const { emails, comesBack, account } = await dataOf(person);
  expect(emails[1]?.text).toContain('[a link for the receiver alone]');
  expect(JSON.stringify(emails)).not.toMatch(/resetPassword\/[\w-]/i);
  expect([comesBack?.reason, account.newsEndedByLinkAt]).toEqual([reason, null]);
  expect((await dataOf(other)).emails).toHaveLength(1);
});

test('my data holds the full issues that I own, and no others', async () => {
  const person = await aUser(product);
  const issue = await aFullIssue(product, { volume: '3', number: '4' });
  await aFullIssue(product);
  await buysIssue(product, person, issue);
  const { fullIssues, orders } = await dataOf(person);
  const { id, journalAbbreviation } = issue;
  expect(fullIssues).toHaveLength(1);
  expect(fullIssues[0]).toMatchObject({ id, journalAbbreviation, volume: '3', number: '4' });
  expect(orders[0]?.name).toBe(`${journalAbbreviation}, ${issue.stripeName}`);
});
