import { expect, test } from 'vitest';
import { journalAdministration } from '../contracts/journal-administration.ts';
import { announcementsOf } from './product/announcements.ts';
import { reply } from './product/client.ts';
import { anIssueDesk } from './product/issue-desk.ts';
import { bodyOf, created } from './product/journal-administration.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { administrator, change, onSale, withdraw } = await anIssueDesk(product);

const changeJournal = (journal: Awaited<ReturnType<typeof created>>, journalTitle: string) =>
  reply(
    product,
    journalAdministration.change,
    { params: { journalId: journal.id }, body: { ...bodyOf(journal), journalTitle } },
    administrator,
  );
const archive = (journalId: string, isArchived: boolean) =>
  reply(product, journalAdministration.archive, { params: { journalId }, body: { isArchived } }, administrator);

test('every process is told that a journal was changed, archived or brought back, and of nothing that changed nothing', async () => {
  const journal = await created(product, administrator);
  expect(await announcementsOf(product, () => changeJournal(journal, 'Journal of Sand'))).toBe(1);
  expect(await announcementsOf(product, () => changeJournal(journal, 'Journal of Sand'))).toBe(0);
  expect(await announcementsOf(product, () => archive(journal.id, true))).toBe(1);
  expect(await announcementsOf(product, () => archive(journal.id, true))).toBe(0);
  expect(await announcementsOf(product, () => archive(journal.id, false))).toBe(1);
});

test('every process is told that a full issue was changed or withdrawn from sale', async () => {
  const [one, other] = [await onSale(), await onSale()];
  expect(await announcementsOf(product, () => change(one, {}))).toBe(0);
  expect(await announcementsOf(product, () => change(one, { stripeDescription: 'Better.' }))).toBe(1);
  expect(await announcementsOf(product, () => withdraw(other))).toBe(1);
});
