import { eq } from 'drizzle-orm';
import { finalPdf } from '../../contracts/final-pdf.ts';
import { production } from '../../contracts/production.ts';
import { productionFront } from '../../contracts/production-front.ts';
import { textCorrections } from '../../contracts/text-corrections.ts';
import { siteDay } from '../../contracts/site-zone.ts';
import { manuscripts, productions, productionTaskRows } from '../../server/db/schema/index.ts';
import { aManuscriptInReview, aReviewedJournal, giveRole } from '../product/peer-review.ts';
import type { Cast } from './cast.ts';
import { missing, nothing, row, signedInOnly, type Row } from './table.ts';

/** An editor who does not handle the manuscript is no one in its production. */
const managersOnly = (status: number): Row['answers'] => [401, 401, 401, 404, 404, 404, 404, status];
const authorOnly = (status: number): Row['answers'] => [401, 401, 401, 404, status, 404, 404, 404];

const text = { bodyHtml: '<section id="textpart-1"><h2>Wells</h2><p>Three wells.</p></section>', references: [] };

/** A text of the owner in production, with a proof that is not answered. */
async function aProof({ product, people, owner }: Cast, change: Partial<typeof productions.$inferInsert> = {}) {
  const { db } = product.parts;
  const now = product.system.now();
  const { id } = await aReviewedJournal(product);
  await giveRole(product, people.editor, id, 'editor');
  const manuscript = await aManuscriptInReview(product, owner, id);
  await db.update(manuscripts).set({ state: 'accepted', turn: 'author' }).where(eq(manuscripts.id, manuscript.id));
  const proof = {
    startedAt: now,
    readAt: now,
    savedAt: now,
    proofSentAt: now,
    proofRound: 1,
    proofRevision: 1,
    revision: 1,
    ...text,
  };
  await db.insert(productions).values({ manuscriptId: manuscript.id, ...proof, ...change });
  const task = { manuscriptId: manuscript.id, kind: 'proof', personId: owner.user.id, dueOn: siteDay(now) } as const;
  await db.insert(productionTaskRows).values([task, { ...task, kind: 'copy-edit', personId: null }]);
  return { manuscriptId: manuscript.id };
}

const about =
  (body?: unknown, more: Record<string, string> = {}, change: Parameters<typeof aProof>[1] = {}) =>
  async (cast: Cast) => ({
    params: { ...(await aProof(cast, change)), ...more },
    ...(body === undefined ? {} : { body }),
  });
const quote = { exact: 'Three wells', prefix: '', suffix: '' };
const dueOn = '2099-01-01';

/** Managers work on texts in production, and their author on the proof. */
export const productionRows = [
  row(production.list, 'one’s own', nothing, signedInOnly(200)),
  row(production.single, 'the owner’s', about(), managersOnly(200)),
  row(production.start, 'the owner’s, edited', about(undefined, {}, { revision: 2 }), managersOnly(409)),
  row(production.save, 'the owner’s', about({ revision: 1, text }), managersOnly(200)),
  row(
    productionFront.save,
    'the owner’s',
    about({ revision: 1, articleTitle: 'Wells', articleAbstract: 'Salt.', articleKeywords: [] }),
    managersOnly(200),
  ),
  row(production.restyle, 'the owner’s', about({ revision: 1, style: 'APA' }), managersOnly(200)),
  row(finalPdf.remove, 'the owner’s, a PDF', about(undefined, {}, { hasText: false }), managersOnly(200)),
  row(production.revisions, 'the owner’s', about(), managersOnly(200)),
  row(production.revision, 'a missing one', about(undefined, { revision: '9' }), managersOnly(404)),
  row(production.restore, 'a missing one', about({ revision: 1 }, { revision: '9' }), managersOnly(404)),
  row(production.assign, 'the owner’s', about({ email: null, dueOn }), managersOnly(200)),
  row(production.finishCopyEdit, 'the owner’s', about(), managersOnly(200)),
  row(production.sendProof, 'the owner’s', about({ revision: 1, dueOn }), managersOnly(200)),
  row(production.approveForAuthor, 'the owner’s', about({ reason: 'By email.' }), managersOnly(200)),
  row(production.ask, 'the owner’s', about({ quote, text: 'Which?' }), managersOnly(200)),
  row(production.settle, 'a missing note', about({ as: 'settled' }, { noteId: missing }), managersOnly(404)),
  row(production.acceptAll, 'the owner’s', about(), managersOnly(200)),
  row(
    production.preview,
    'the owner’s, not read yet',
    about(undefined, {}, { readAt: null }),
    [401, 401, 401, 404, 409, 404, 404, 409],
  ),
  row(production.publish, 'the owner’s, not approved', about({ revision: 1 }), managersOnly(409)),
  row(textCorrections.open, 'the owner’s, not published', about(), managersOnly(409)),
  row(textCorrections.drop, 'the owner’s, not open', about(), managersOnly(409)),
  row(
    textCorrections.publish,
    'the owner’s, not open',
    about({ notice: 'Wrong.', revision: 1, corrections: 0 }),
    managersOnly(409),
  ),
  row(production.proofs, 'one’s own', nothing, signedInOnly(200)),
  row(production.proof, 'the owner’s', about(), authorOnly(200)),
  row(production.comment, 'the owner’s', about({ quote, text: 'Two.' }), authorOnly(200)),
  row(production.withdrawNote, 'a missing note', about(undefined, { noteId: missing }), authorOnly(404)),
  row(production.answer, 'a missing note', about({ answer: 'Salt.' }, { noteId: missing }), authorOnly(404)),
  row(production.approve, 'the owner’s', about({ revision: 1 }), authorOnly(200)),
];
