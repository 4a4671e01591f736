import type { ReplyOf } from '../../../contracts/call.ts';
import type { production } from '../../../contracts/production.ts';
import type { AuthorsProof, Production, StoredRevision } from '../../../contracts/production-reads.ts';
import {
  productionTasks,
  type ProductionStage,
  type ProductionTask,
  type ProofNote,
} from '../../../contracts/production-proof.ts';
import type { TextProblem } from '../../../contracts/production-values.ts';
import { pages } from '../../../contracts/pages.ts';
import { signedIn, type Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import type { ProductionRow } from '../../db/schema/index.ts';
import { notFound } from '../../errors.ts';
import { fullName } from '../accounts/index.ts';
import { findProblems } from '../articles/index.ts';
import { findManuscript, type FoundManuscript } from '../editorial/index.ts';
import { findFile, presentFile } from '../files/index.ts';
import { listNotes } from './note-store.ts';
import { findProduction, isClosed } from './production-store.ts';
import { listTasks, type NamedTask } from './task-store.ts';
import { findRevision, isEditedSince, listRevisions } from './revision-store.ts';
import { titlePageOf } from './title-page.ts';
import { isCopyEditOpen, requireProduction, type Held } from './who-produces.ts';

/** Where a text in production is. */
export function stageOf(row: ProductionRow): ProductionStage {
  const { readAt, approvedAt, proofSentAt } = row;
  if (isClosed(row)) return 'published';
  if (readAt === null) return 'preparing';
  if (approvedAt !== null) return 'approved';
  return proofSentAt === null ? 'editing' : 'proof';
}

/** The pictures of a text with their width in pixels. */
const sizedPictures = (html: string) =>
  [...html.matchAll(/<img src="([^"]*)"[^>]*? width="(\d+)"/gu)].map(([, address = '', width]) => ({
    address,
    width: Number(width),
    mediaType: 'image/png',
  }));

/** Problems to check in a text before publication. */
export const problemsOf = (
  keywords: readonly string[],
  { bodyHtml, references, hasText, readAt }: ProductionRow,
): TextProblem[] =>
  readAt === null
    ? []
    : findProblems(
        { bodyHtml, references },
        {
          keywords,
          pictures: sizedPictures(bodyHtml),
        },
      ).filter(({ kind }) => hasText || kind === 'reference-without-doi');

const nameOf = (person: { title: string | null; otherName: string | null; surname: string | null } | null) =>
  person?.surname
    ? fullName({ title: person.title ?? '', otherName: person.otherName ?? '', surname: person.surname })
    : null;

/** The tasks of a production in their order; those that no one was asked to do have no date. */
export function presentTasks(rows: readonly NamedTask[]): ProductionTask[] {
  return productionTasks.map((kind) => {
    const row = rows.find((one) => one.kind === kind);
    const person = row?.personId ? { id: row.personId, name: nameOf(row) ?? '' } : null;
    return { kind, person, dueOn: row?.dueOn ?? null, doneAt: row?.doneAt?.toISOString() ?? null };
  });
}

const named = ({ manuscript, journal }: FoundManuscript) => ({
  manuscriptId: manuscript.id,
  number: manuscript.number,
  journalTitle: journal.title,
  journalAbbreviation: journal.abbreviation,
});

/** The notes on the proofs; the author sees questions once a proof went out with them, and editors without their names. */
async function presentNotes(ctx: Context, row: ProductionRow, forAuthor: boolean): Promise<ProofNote[]> {
  const rows = await listNotes(ctx.db, row.manuscriptId);
  return rows
    .filter(({ note }) => !forAuthor || note.isByAuthor || note.round <= row.proofRound)
    .map(({ note, ...person }) => ({
      id: note.id,
      kind: note.kind,
      quote: note.quote,
      text: note.text,
      replacement: note.replacement,
      isByAuthor: note.isByAuthor,
      by: forAuthor && !note.isByAuthor ? '' : (nameOf(person) ?? ''),
      at: note.writtenAt.toISOString(),
      state: note.state,
      answer: note.answer,
      round: note.round,
    }));
}

const presentProof = (row: ProductionRow, tasks: readonly ProductionTask[]) => {
  const dueOn = tasks.find(({ kind }) => kind === 'proof')?.dueOn ?? null;
  if (row.proofSentAt === null && row.approvedAt === null) return null;
  return {
    round: row.proofRound,
    sentAt: row.proofSentAt?.toISOString() ?? null,
    dueOn,
    approvedAt: row.approvedAt?.toISOString() ?? null,
    reason: row.approvalReason,
  };
};

/** A text in production as those see it who work on it. */
export async function presentProduction(ctx: Context, { found, row, role }: Held): Promise<Production> {
  const { manuscript, journal } = found;
  const rows = await listTasks(ctx.db, [row.manuscriptId]);
  const tasks = presentTasks(rows);
  const savedBy = row.revision === 0 ? null : await findRevision(ctx.db, row.manuscriptId, row.revision);
  const stage = stageOf(row);
  const page = await titlePageOf(ctx.db, found, row);
  const proof = presentProof(row, tasks);
  const final = row.finalPdfId === null ? null : await findFile(ctx.db, row.finalPdfId);
  return {
    ...named(found),
    ...page,
    journalId: journal.id,
    submitter: fullName(found.author),
    stage,
    fault: row.fault,
    hasText: row.hasText,
    finalPdf: final && presentFile(final),
    revision: row.revision,
    text: { bodyHtml: row.bodyHtml, references: row.references },
    savedAt: row.savedAt.toISOString(),
    savedBy: nameOf(savedBy?.person ?? null),
    style: row.style,
    problems: problemsOf(page.keywords, row),
    tasks,
    proof: proof && { ...proof, revision: row.proofRevision, isEditedSince: await isEditedSince(ctx.db, row) },
    notes: await presentNotes(ctx, row, false),
    isModeChosen: manuscript.turn !== 'author',
    mayEdit: stage !== 'published' && (role === 'manager' || isCopyEditOpen(rows, row)),
    manages: role === 'manager',
    articleUrl:
      row.publishedAt === null ? null : pages.article.href({ catId: journal.abbreviation, articleId: manuscript.id }),
    isCorrection: row.correctsRevision !== null,
  };
}

/** A text in production, for those who work on it. */
export const readProduction = async (ctx: Context, manuscriptId: string): Promise<Production> =>
  presentProduction(ctx, await requireProduction(ctx, manuscriptId));

/** The production of a manuscript whose proof the caller, its author, has. */
export async function requireProof(
  ctx: Context,
  manuscriptId: string,
): Promise<{ found: FoundManuscript; row: ProductionRow }> {
  const { userId } = signedIn(ctx);
  const found = await findManuscript(ctx.db, manuscriptId);
  if (found?.manuscript.deletedAt !== null || found.manuscript.submittingUserId !== userId)
    throw notFound('manuscript');
  const row = await findProduction(ctx.db, manuscriptId);
  if (!row || row.proofRound === 0) throw notFound('manuscript');
  return { found, row };
}

/** A production with text and front matter of its proof, which editors may have changed since. */
export async function asSent(db: Database, row: ProductionRow): Promise<ProductionRow> {
  const { manuscriptId, proofRevision } = row;
  const sent = proofRevision === null ? null : await findRevision(db, manuscriptId, proofRevision);
  if (sent === null) return row;
  const { revision, bodyHtml, references, front } = sent.row;
  return { ...row, revision, bodyHtml, references, front };
}

/** A proof as its author sees it. */
export async function readProof(ctx: Context, manuscriptId: string): Promise<AuthorsProof> {
  const { found, row } = await requireProof(ctx, manuscriptId);
  const tasks = presentTasks(await listTasks(ctx.db, [manuscriptId]));
  const proof = presentProof(row, tasks);
  if (proof === null) throw notFound('manuscript');
  const { reason, ...rest } = proof;
  const sent = await asSent(ctx.db, row);
  const { bodyHtml, references, revision } = sent;
  const { title, authors, abstract, keywords } = await titlePageOf(ctx.db, found, sent);
  return {
    ...named(found),
    title,
    authors,
    abstract,
    keywords,
    stage: stageOf(row),
    hasText: row.hasText,
    hasFinalPdf: row.finalPdfId !== null,
    text: { bodyHtml, references },
    revision,
    proof: { ...rest, isByEditor: reason !== null },
    notes: await presentNotes(ctx, row, true),
  };
}

/** Who saved the text when. */
export async function readRevisions(ctx: Context, manuscriptId: string): Promise<{ revisions: StoredRevision[] }> {
  await requireProduction(ctx, manuscriptId);
  const rows = await listRevisions(ctx.db, manuscriptId);
  return {
    revisions: rows.map(({ revision, savedAt, origin, person }) => ({
      revision,
      savedAt: savedAt.toISOString(),
      by: nameOf(person),
      origin,
    })),
  };
}

/** An earlier text. */
export async function readRevision(
  ctx: Context,
  manuscriptId: string,
  revision: number,
): Promise<ReplyOf<typeof production.revision>> {
  await requireProduction(ctx, manuscriptId);
  const found = await findRevision(ctx.db, manuscriptId, revision);
  if (!found) throw notFound('manuscript');
  const { row, person } = found;
  return {
    revision,
    savedAt: row.savedAt.toISOString(),
    by: nameOf(person),
    origin: row.origin,
    text: { bodyHtml: row.bodyHtml, references: row.references },
  };
}
