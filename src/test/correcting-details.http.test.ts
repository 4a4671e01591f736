import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { reviews } from '../contracts/reviews.ts';
import { Statements } from '../contracts/statements.ts';
import { reply, send } from './product/client.ts';
import { nextMail } from './product/outbox.ts';
import { anAcceptedReview, aManuscriptInReview, aReviewedJournal, aScholar } from './product/peer-review.ts';
import { aReportedManuscript, decideOn, followedBy } from './product/revisions.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();

/** A manuscript in review, its author, an editor and a reviewer. */
async function aReviewed() {
  const journal = await aReviewedJournal(product);
  const editor = await aScholar(product, { role: { journalId: journal.id, role: 'editor' } });
  const author = await aScholar(product, { givenName: 'Quirin', lastName: 'Zwitscher' });
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const reviewer = await aScholar(product);
  const invitationId = await anAcceptedReview(product, id, reviewer);
  return { id, of: { articleId: id }, editor, author, reviewer, invitationId };
}

const details = { articleTitle: 'On better examples', articleAbstract: 'What it shows.', articleKeywords: ['one'] };
const wish = (changes: object = {}) => ({ version: 1, isMeant: false, ...details, ...changes });

test('an editor corrects the details: all sides see them, the author is told, and the history keeps the old title', async () => {
  const { of, id, editor, author, reviewer, invitationId } = await aReviewed();
  const { message, manuscript } = await reply(product, editorial.correctDetails, { params: of, body: wish() }, editor);
  expect(message).toBe('The details are corrected. The author has been told.');
  expect(manuscript).toMatchObject({ ...details, version: 1 });
  expect(manuscript.record[0]?.what).toContain('title (before: “On examples”)');
  expect(manuscript.versions[0]?.articleTitle).toBe('On examples');
  expect((await followedBy(product, author, id)).articleTitle).toBe(details.articleTitle);
  expect(await reply(product, reviews.single, { params: { invitationId } }, reviewer)).toMatchObject(details);
  const { text } = await nextMail(product, author.email, /^Details corrected/);
  expect(text).not.toContain(editor.user.surname);
  const again = await reply(product, editorial.correctDetails, { params: of, body: wish() }, editor);
  expect(again.message).toContain('Nothing was changed');
  expect(again.manuscript.record.filter(({ what }) => what.startsWith('corrected the details'))).toHaveLength(1);
});

test('a corrected abstract that names an author does not reach reviewers unless the editor means it', async () => {
  const { of, editor, reviewer, invitationId } = await aReviewed();
  const naming = wish({ articleAbstract: 'Alex Example measured the wells.' });
  const refused = await send(product, editorial.correctDetails, { params: of, body: naming }, editor);
  expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('names-found')]);
  const before = await reply(product, reviews.single, { params: { invitationId } }, reviewer);
  expect(before.articleAbstract).not.toContain('Alex Example');
  await reply(product, editorial.correctDetails, { params: of, body: { ...naming, isMeant: true } }, editor);
});

test('authors, reviewers and editors of an older version cannot, nor anyone while the author revises', async () => {
  const { of, author, reviewer, editor } = await aReviewed();
  for (const other of [author, reviewer])
    expect((await send(product, editorial.correctDetails, { params: of, body: wish() }, other)).status).toBe(404);
  const stale = await send(product, editorial.correctDetails, { params: of, body: wish({ version: 2 }) }, editor);
  expect(stale.status).toBe(409);
  const empty = await send(
    product,
    editorial.correctDetails,
    { params: of, body: wish({ articleTitle: ' ' }) },
    editor,
  );
  expect(empty.status).toBe(422);

  const reported = await aReportedManuscript(product);
  await decideOn(product, reported, { kind: 'revise-minor' });
  const revising = { params: reported.of, body: wish() };
  expect((await send(product, editorial.correctDetails, revising, reported.chief)).status).toBe(409);
});

test('issue 36: an editor corrects a statement; the author sees it, and the history keeps the old one', async () => {
  const { of, id, editor, author } = await aReviewed();
  const stated = { ethics: 'Approved by the board of wells.', grants: [{ funder: 'Fund of Dunes', awards: ['D-1'] }] };
  const statements = Statements.parse(stated);
  await reply(product, editorial.correctDetails, { params: of, body: wish({ statements }) }, editor);
  expect((await followedBy(product, author, id)).statements).toMatchObject(stated);
  const again = wish({ statements: { ...statements, ethics: 'No approval was needed.' } });
  const { manuscript } = await reply(product, editorial.correctDetails, { params: of, body: again }, editor);
  expect(manuscript.record[0]?.what).toContain('(before: “Approved by the board of wells.”)');
  expect(manuscript.record[0]?.what).not.toContain('Fund of Dunes');
  // Left out, statements stay.
  await reply(product, editorial.correctDetails, { params: of, body: wish({ articleTitle: 'On wells' }) }, editor);
  expect((await followedBy(product, author, id)).statements.ethics).toBe('No approval was needed.');
});
