import { expect, test } from 'vitest';
import type { Call } from '../contracts/call.ts';
import { editorial } from '../contracts/editorial.ts';
import { reviewReports } from '../server/db/schema/index.ts';
import { requestReviewCopies, reviewCopiesOf } from '../server/features/reviews/index.ts';
import { findManuscript } from '../server/features/manuscripts/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { allRoutes } from '../server/routes/all-routes.ts';
import { aCanary } from './anonymity/canaries.ts';
import { leaksInLetters, leaksTo, type Leak } from './anonymity/crawl.ts';
import { plantedDocx } from './documents/planted-docx.ts';
import { plantedPdf } from './documents/planted-pdf.ts';
import { aManuscriptOf, anAnonymousJournal, anInvitation, attachmentOf, inReview } from './product/anonymous-review.ts';
import { eventually } from './product/checkouts.ts';
import { aUser, type TestUser } from './product/factories.ts';
import { startProduct } from './product/start-product.ts';

const isRouted = (call: Call) => allRoutes(null).some((route) => route.call === call);
if (!isRouted(editorial.invite))
  process.stderr.write('\nLEFT OUT: rounds over HTTP; invitations and reports are written into the database.\n\n');

const product = await startProduct();
const { journalId, editor } = await anAnonymousJournal(product);
const [author, first, second] = [await aCanary(product), await aCanary(product), await aCanary(product)];
const [poolReviewer, reader] = [await aUser(product), await aUser(product)];
const sent = [
  {
    slot: 0,
    name: `${author.word}letter.pdf`,
    bytes: await plantedPdf(author.word, `Dear editor, ${author.word}text`),
  },
  { slot: 1, name: `${author.word}paper.pdf`, bytes: await plantedPdf(author.word, 'What an example shows') },
  { slot: 2, name: `${author.word}tables.docx`, bytes: plantedDocx(author.word, 'What an example shows') },
];
const { id } = await aManuscriptOf(product, author, journalId, sent);

/** Everything that somebody can read whose words they must not, by who they are. */
async function leaksNow(): Promise<Record<string, Leak[]>> {
  const everybody = [author, first, second].map(({ word }) => word);
  const rules: [string, TestUser | null, string[]][] = [
    ['the author', author, [first.word, second.word]],
    ['the first reviewer', first, [author.word, second.word]],
    ['the second reviewer', second, [author.word, first.word]],
    ['a reviewer who is not asked', poolReviewer, everybody],
    ['a reader', reader, everybody],
    ['a visitor', null, everybody],
  ];
  const found: Record<string, Leak[]> = {};
  for (const [who, person, words] of rules) {
    const letters = person ? await leaksInLetters(product, person, words) : [];
    const leaks = [...(await leaksTo(product, person, words)), ...letters];
    if (leaks.length > 0) found[who] = leaks;
  }
  return found;
}

const patience = { timeout: 180_000 };

test('the crawl sees what stands there: an editor reads the author’s words', patience, async () => {
  const ofAuthor = await leaksTo(product, author, [author.word]);
  const ofEditor = await leaksTo(product, editor, [author.word]);
  const places = [...ofAuthor, ...ofEditor].map(({ where }) => where);
  expect(places).toContain(`/api/journalArticle/singleArticle/${id}`);
  // Until the editors’ calls are there, they read nothing.
  expect(places.includes(`/api/editorial/manuscripts/${id}`)).toBe(isRouted(editorial.single));
});

test('anonymity: submitted, nobody reads whose words they must not', patience, async () => {
  expect(await leaksNow()).toEqual({});
});

test('anonymity: in review, nobody reads whose words they must not', patience, async () => {
  await inReview(product, id);
  const ofFirst = await anInvitation(product, id, first);
  await anInvitation(product, id, second);
  await inTransaction(product.system, (tx) => requestReviewCopies(tx, id));
  const fileIds = (await findManuscript(product.parts.db, id))?.manuscript.fileIds ?? [];
  await eventually(async () => {
    const { state } = await reviewCopiesOf(product.system, fileIds);
    return state === 'pending' ? null : state;
  });
  const bytes = await plantedPdf(first.word, 'Remarks');
  const { attachmentFileId, attachmentCopyId } = await attachmentOf(product, first, `${first.word}remarks.pdf`, bytes);
  const now = product.system.now();
  const scores = { originality: 3, soundness: 3, clarity: 3, significance: 3 };
  await product.parts.db.insert(reviewReports).values({
    invitationId: ofFirst,
    manuscriptId: id,
    round: 1,
    draft: {
      scores,
      commentsToAuthor: 'Good.',
      confidentialRemarks: `${first.word}remarks`,
      recommendation: 'acceptance',
    },
    draftVersion: 1,
    savedAt: now,
    attachmentFileId,
    attachmentCopyId,
  });
  expect(await leaksNow()).toEqual({});
});
