import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { articles } from '../server/db/schema/index.ts';
import type { TestUser } from './product/factories.ts';
import { aManuscriptOnSpiders, anAuthor } from './product/manuscript-on-spiders.ts';
import { aReviewedJournal, aScholar, aSubmittedManuscript } from './product/peer-review.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const other = await aReviewedJournal(product, { title: 'Journal of Beetles' });
const { journal, ofPool, published, proposals, foundByName, aNearOne } = await aManuscriptOnSpiders(product);

describe('who is near', () => {
  test('by an article of theirs (found by name), by stated interests, and the pool of the journal before other journals', async () => {
    await published('Salticidae (Araneae) in Borneo', [anAuthor('R.', 'Ñandú')]);
    await published('On rust in wheat', [anAuthor('Wilma', 'Wheat')]);
    const writer = await aScholar(product, { givenName: 'Rosa', lastName: 'Nandu', role: ofPool });
    const interested = await aNearOne({ givenName: 'Ina', lastName: 'Interested' });
    const farOff = await aScholar(product, { givenName: 'Wilma', lastName: 'Wheat', role: ofPool });
    const elsewhere = await aScholar(product, {
      givenName: 'R.',
      lastName: 'Ñandú',
      role: { journalId: other.id, role: 'reviewer' },
    });
    const found = await proposals();
    const placeOf = ({ user }: TestUser) => found.findIndex(({ userId }) => userId === user.id);
    expect(found[placeOf(writer)]).toMatchObject({
      name: 'Rosa Nandu',
      openReviews: 0,
      mostOpenReviews: 3,
      lastAnswer: null,
      conflict: null,
      mayBeInvited: true,
    });
    const year = new Date().getUTCFullYear() - 9;
    expect(found[placeOf(writer)]?.reasons[0]).toMatch(
      new RegExp(`^Wrote “Salticidae \\(Araneae\\) in Borneo” \\(${year}\\), which shares: .*Araneae`),
    );
    expect(found[placeOf(interested)]?.reasons[0]).toMatch(/^Interests: .*courtship/);
    expect(found[placeOf(farOff)]).toMatchObject({ nearness: 0, reasons: [] });
    expect(placeOf(writer)).toBeLessThan(placeOf(farOff));
    expect(placeOf(farOff)).toBeLessThan(placeOf(elsewhere));
    expect(found[placeOf(elsewhere)]?.reasons.at(-1)).toBe('Reviews for Journal of Beetles.');
  });

  test('an article is theirs by address, or by the ORCID of one with their address, whatever the printed name', async () => {
    await published('Salticidae of Borneo, again', [anAuthor('M.', 'Maiden', 'moved@old.test', '0000-0002-1825-0097')]);
    await published('Courtship of Salticidae', [anAuthor('Mary', 'Married', null, '0000-0002-1825-0097')]);
    const moved = await aScholar(product, { givenName: 'Mo', lastName: 'Ved', email: 'moved@old.test', role: ofPool });
    const reasons = (await foundByName(moved))?.reasons.join('\n');
    expect(reasons).toContain('Salticidae of Borneo, again');
    expect(reasons).toContain('Courtship of Salticidae');
  });

  test('another given name is another person', async () => {
    await published('Salticidae of the Borneo forest', [anAuthor('Gerda', 'Gleich')]);
    const namesake = await aScholar(product, { givenName: 'Gustav', lastName: 'Gleich', role: ofPool });
    expect((await foundByName(namesake))?.reasons).toEqual([]);
  });

  test('what an article’s authors are corrected to counts at once', async () => {
    const one = await aScholar(product, { givenName: 'Corrected', lastName: 'Later', role: ofPool });
    const id = await published('Salticidae misattributed', [anAuthor('Somebody', 'Else')]);
    expect((await foundByName(one))?.reasons).toEqual([]);
    await db
      .update(articles)
      .set({ authors: [anAuthor('Corrected', 'Later')] })
      .where(eq(articles.id, id));
    expect((await foundByName(one))?.reasons[0]).toContain('Salticidae misattributed');
  });
});

test('a title that is a query, and one of no words at all, break nothing', async () => {
  const submitting = await aScholar(product);
  for (const articleTitle of [`' & | ! <-> :* \\ "x`, '—', 'عناكب بورنيو القافزة']) {
    const changes = { articleTitle, articleAbstract: '…', articleKeywords: [] };
    const { id } = await aSubmittedManuscript(product, submitting, journal.id, changes);
    expect(Array.isArray(await proposals({}, id))).toBe(true);
  }
});
