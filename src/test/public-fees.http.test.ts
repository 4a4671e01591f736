import { expect, test } from 'vitest';
import { fees } from '../contracts/fees.ts';
import { journals } from '../contracts/journals.ts';
import { pages } from '../contracts/pages.ts';
import { reply } from './product/client.ts';
import { aJournal, aUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const administrator = await aUser(product, { isAdmin: true });

test('the handling fee of a journal is public: on its page, on the page about fees, and before a submission; a change shows at once', async () => {
  const journal = await aJournal(product, { title: 'Journal of Open Prices' });
  const free = await aJournal(product, { title: 'Journal of No Prices' });
  const read = async (path: string) => (await fetch(product.url + path)).text();
  const journalPage = ({ abbreviation: catId }: { abbreviation: string }) => read(pages.journal.href({ catId }));
  for (const handlingFeeMinor of [150_000, 90_000]) {
    const params = { journalId: journal.id };
    await reply(product, fees.setJournalFee, { params, body: { handlingFeeMinor } }, { token: administrator.token });
    const handlingFee = { amountMinor: handlingFeeMinor, currency: 'AED' };
    const [found] = await reply(product, journals.byAbbreviation, { params: { abbreviation: journal.abbreviation } });
    expect(found?.handlingFee).toEqual(handlingFee);
    expect((await reply(product, journals.planned, { params })).handlingFee).toEqual(handlingFee);
    const amount = handlingFeeMinor === 150_000 ? 'AED 1,500.00' : 'AED 900.00';
    expect(await journalPage(journal)).toContain(`Handling fee: ${amount}, due only after acceptance`);
    expect(await read(pages.handlingFee.href())).toMatch(new RegExp(`Journal of Open Prices.{0,200}${amount}`, 's'));
  }
  expect(await journalPage(free)).toContain('No handling fee');
  expect(await read(pages.handlingFee.href())).toMatch(/Journal of No Prices.{0,200}No handling fee/s);
});
