import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { comparison } from '../contracts/comparison.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { manuscripts } from '../server/db/schema/index.ts';
import { requestReviewCopies } from '../server/domains/editorial/index.ts';
import { inTransaction } from '../server/in-transaction.ts';
import { documentXml, makeDocx } from './documents/make-docx.ts';
import { aManuscriptOf } from './product/anonymous-review.ts';
import { eventually } from './product/checkouts.ts';
import { reply, send, upload } from './product/client.ts';
import { anAcceptedReview, aReport, aReviewedJournal, aScholar } from './product/peer-review.ts';
import { aReportedManuscript, aRevision, decideOn, storedManuscript } from './product/revisions.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct();
const { db } = product.parts;
const aPaper = (text: string) => makeDocx({ 'word/document.xml': documentXml(text) });

/** A revision of a manuscript in its second round, with a reviewer of both rounds and one of the second. */
async function aSecondRound() {
  const journal = await aReviewedJournal(product);
  const chief = await aScholar(product, { role: { journalId: journal.id, role: 'editor-in-chief' } });
  const author = await aScholar(product);
  const text = 'We measured three wells. The water of the wells is clean.';
  const { id } = await aManuscriptOf(product, author, journal.id, [
    { slot: 1, name: 'paper.docx', bytes: aPaper(text) },
  ]);
  const of = { articleId: id };
  await db.update(manuscripts).set({ state: 'in-review', turn: 'editor' }).where(eq(manuscripts.id, id));
  const [known, gone, fresh] = [await aScholar(product), await aScholar(product), await aScholar(product)];
  const reports: string[] = [];
  for (const reviewer of [known, gone]) {
    const invitationId = await anAcceptedReview(product, id, reviewer);
    await reply(product, reviews.submit, { params: { invitationId }, body: aReport() }, reviewer);
    reports.push(invitationId);
  }
  await inTransaction(product.system, (tx) => requestReviewCopies(tx, id));
  await decideOn(product, { of, chief }, { kind: 'revise-minor' });
  const { uploadId } = await storedManuscript(product, id);
  const revised = [{ name: 'revised.docx', bytes: aPaper(text.replace('three', 'five')) }];
  const { files } = JSON.parse((await upload(product, author.token, uploadId, revised, 1)).text) as { files: string[] };
  const body = { ...aRevision({ reports }), filesUrl: files };
  await reply(product, revisions.revise, { params: of, body }, author);
  const again = await anAcceptedReview(product, id, known, { round: 2 });
  const once = await anAcceptedReview(product, id, fresh, { round: 2 });
  return { of, chief, author, known, fresh, again, once };
}

const round = await aSecondRound();
const ofVersions = (before: number, after: number) => ({ params: round.of, query: { before, after } });
const ready = <T extends { readonly state: string }>(read: () => Promise<T>) =>
  eventually(async () => {
    const found = await read();
    return found.state === 'preparing' ? null : found;
  });
const words = (pieces: readonly { text: string; isChanged: boolean }[]) =>
  pieces.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

test('an editor sees which words of the text changed between two versions', async () => {
  const found = await ready(() => reply(product, comparison.ofVersions, ofVersions(1, 2), round.chief));
  const changed = found.passages.filter(({ isSame }) => !isSame);
  expect(changed.map(({ before, after }) => [words(before), words(after)])).toEqual([
    [expect.stringContaining('We measured [three] wells.'), expect.stringContaining('We measured [five] wells.')],
  ]);
  expect(found.passages.some(({ isSame, after }) => isSame && words(after).includes('is clean'))).toBe(true);
  const same = await reply(product, comparison.ofVersions, ofVersions(2, 2), round.chief);
  expect(same.passages.every(({ isSame }) => isSame)).toBe(true);
});

test('a version that was never submitted cannot be compared', async () => {
  expect((await send(product, comparison.ofVersions, ofVersions(1, 3), round.chief)).status).toBe(404);
  expect((await send(product, comparison.ofVersions, ofVersions(0, 1), round.chief)).status).toBe(422);
});

test('a reviewer sees what changed since their own report, without authors; who did not report then sees nothing', async () => {
  const found = await ready(() =>
    reply(product, comparison.sinceReview, { params: { invitationId: round.again } }, round.known),
  );
  expect(JSON.stringify(found.passages)).toContain('"text":"five","isChanged":true');
  expect(JSON.stringify(found)).not.toContain('Zwitscher');
  const { allowed } = await reply(product, reviews.single, { params: { invitationId: round.again } }, round.known);
  expect(allowed).toContain('compare');
  const newcomer = { params: { invitationId: round.once } };
  expect((await send(product, comparison.sinceReview, newcomer, round.fresh)).status).toBe(404);
  expect((await reply(product, reviews.single, newcomer, round.fresh)).allowed).not.toContain('compare');
  const own = { params: { invitationId: round.again } };
  for (const other of [round.author, round.fresh, round.chief])
    expect((await send(product, comparison.sinceReview, own, other)).status).toBe(404);
});

test('neither the author nor a reviewer compares as an editor does', async () => {
  for (const other of [round.author, round.known])
    expect((await send(product, comparison.ofVersions, ofVersions(1, 2), other)).status).toBe(404);
});

test('a version without words is said to be unreadable', async () => {
  const { of, chief } = await aReportedManuscript(product);
  const asked = { params: of, query: { before: 1, after: 1 } };
  const found = await ready(() => reply(product, comparison.ofVersions, asked, chief));
  expect(found).toEqual({ state: 'unreadable', passages: [] });
});
