import type { Reference } from '../../../../contracts/article-parts.ts';
import type { Context } from '../../../context.ts';
import { inTransaction } from '../../../in-transaction.ts';
import { WorkSearchFault } from '../../../ports/work-search/work-search.ts';
import { readContactEmail } from '../../site-content/index.ts';
import { requestDeposit } from '../doi/doi-store.ts';
import { plainTextOf } from '../jats/html-text.ts';
import { addCitations } from './citation-store.ts';
import {
  claimDueLookup,
  endLookup,
  isUnsought,
  listReferences,
  lockReferences,
  putOffLookup,
  writeReferences,
  type LookupRow,
} from './lookup-store.ts';
import { matchWork } from './match-work.ts';

/** As many questions as one run asks, each a second after the one before; the next run begins within a minute. */
const mostQuestions = 40;
const minute = 60_000;
/** Longer than a run takes, so a process that holds an article for longer has died. */
const holdMilliseconds = 20 * minute;
/** Shorter texts are abbreviations of a work, which match many. */
const shortestCitation = 30;

const after = (date: Date, milliseconds: number) => new Date(date.getTime() + milliseconds);

/** What was found for citations, by their text. */
type Found = Map<string, string | null>;

/** Looks for one cited work. */
async function lookUp(ctx: Context, citation: string, contact: string): Promise<string | null> {
  const text = plainTextOf(citation).trim();
  return text.length < shortestCitation ? null : matchWork(text, await ctx.workSearch.find(text, contact));
}

/** Saves what was found; a citation that an import has changed in the meantime stays as it is. */
async function keep(ctx: Context, articleId: string, found: Found): Promise<Reference[]> {
  return inTransaction(ctx, async (tx) => {
    const references = (await lockReferences(tx.db, articleId)).map((reference) => {
      const foundDoi = isUnsought(reference) ? found.get(reference.html) : undefined;
      return foundDoi === undefined ? reference : { ...reference, foundDoi };
    });
    await writeReferences(tx.db, articleId, references);
    if ([...found.values()].some((doi) => doi !== null)) {
      await addCitations(tx.db, articleId);
      await requestDeposit(tx.db, articleId, tx.now());
      await tx.announcePublicChange();
    }
    return references;
  });
}

/** Asks for the references of an article, as many as may be asked; answers how many questions are left, null where Crossref is away. */
async function step(ctx: Context, row: LookupRow, questions: number, contact: string): Promise<number | null> {
  const unsought = (await listReferences(ctx.db, row.articleId)).filter(isUnsought).slice(0, questions);
  const found: Found = new Map();
  let fault: WorkSearchFault | null = null;
  for (const { html } of unsought)
    try {
      found.set(html, await lookUp(ctx, html, contact));
    } catch (error) {
      if (!(error instanceof WorkSearchFault)) throw error;
      fault = error;
      break;
    }
  const left = await keep(ctx, row.articleId, found);
  if (fault !== null) {
    ctx.log.warn({ err: fault, articleId: row.articleId }, 'References could not be looked up; it will be tried again');
    const minutes = Math.min(120, 2 ** Math.min(row.tries, 10));
    await putOffLookup(ctx.db, row, after(ctx.now(), minutes * minute), row.tries + 1);
    return null;
  }
  if (left.some(isUnsought)) await putOffLookup(ctx.db, row, ctx.now(), 0);
  else await endLookup(ctx.db, row);
  return questions - unsought.length;
}

/** Looks up the DOIs of references that were given without one, article by article, where the publisher has asked for it. */
export async function lookUpReferences(ctx: Context): Promise<void> {
  if (!ctx.workSearch.isOn) return;
  const contact = await readContactEmail(ctx);
  let questions: number | null = mostQuestions;
  while (questions !== null && questions > 0) {
    const now = ctx.now();
    const row = await claimDueLookup(ctx.db, now, after(now, holdMilliseconds));
    if (row === null) return;
    questions = await step(ctx, row, questions, contact);
  }
}
