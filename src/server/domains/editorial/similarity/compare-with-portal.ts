import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import type { RetractedCited } from '../../../../contracts/retracted-works.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { addCitations } from '../../articles/index.ts';
import { findFiles } from '../../files/index.ts';
import { citedDois, findRetracted, hasRetractions } from '../../retractions/index.ts';
import { findManuscript } from '../manuscripts/manuscript-store.ts';
import { reviewCopyOf } from '../anonymity/check-anonymity.ts';
import { authorsNamed } from '../anonymity/people-named.ts';
import { readPdf } from '../anonymity/print-file.ts';
import { sharedPassages } from './shared-passages.ts';
import {
  findCompared,
  findSimilarity,
  keepSimilarity,
  listLikeTexts,
  listPlaces,
  type FoundSimilarity,
} from './similarity-store.ts';

const heading = /^[\s\d.]*(references|bibliography|literature cited|works cited|reference list)[\s:.]*$/gim;

/** A text up to its list of references, where works have the same titles in every paper. */
export function withoutReferences(text: string): string {
  const last = [...text.matchAll(heading)].at(-1);
  // A heading in the first half is in a table of contents.
  return last && last.index > text.length / 2 ? text.slice(0, last.index) : text;
}

/** The text of the manuscript file's copy; empty if there is none. */
async function readText(ctx: Context, manuscriptId: string, fileIds: readonly string[]): Promise<string> {
  const found = await findManuscript(ctx.db, manuscriptId);
  const file = (await findFiles(ctx.db, fileIds)).find(({ slot }) => slot === manuscriptSlot);
  if (!found || !file) return '';
  const people = await authorsNamed(ctx, found.manuscript);
  const copy = await reviewCopyOf(ctx, { manuscriptId, people }, file);
  const shown = copy === null ? null : await readPdf(ctx, copy);
  return shown === null ? '' : shown.map(({ text }) => text).join('\n');
}

/** Compares a version with the site's articles and saves the matches, the most similar first, and the DOIs that it cites. */
export async function compareWithPortal(
  ctx: Context,
  { manuscriptId, version }: { readonly manuscriptId: string; readonly version: number },
): Promise<void> {
  const compared = await findCompared(ctx.db, manuscriptId, version);
  if (!compared) return;
  const whole = await readText(ctx, manuscriptId, compared.fileIds);
  const text = [compared.title, compared.abstract, withoutReferences(whole)].join('\n');
  const similarity: FoundSimilarity = [];
  for (const article of await listLikeTexts(ctx.db, text)) {
    const shared = sharedPassages(text, article.text);
    if (shared)
      similarity.push({ articleId: article.articleId, percent: shared.percent, passages: [...shared.passages] });
  }
  similarity.sort((one, other) => other.percent - one.percent);
  const cited = citedDois(whole);
  await keepSimilarity(ctx.db, { manuscriptId, version }, { similarity, citedDois: cited });
  // Its article was published before the text was read.
  if (await addCitations(ctx.db, manuscriptId, cited)) await ctx.announcePublicChange();
}

/** The DOIs that a version cites, as far as its text has been read. */
export const readCitedDois = async (db: Database, manuscriptId: string, version: number): Promise<string[]> =>
  (await findSimilarity(db, manuscriptId, version)).citedDois ?? [];

/** What a version shares with articles of the portal, as its editors see it. */
export async function readSimilarity(
  db: Database,
  manuscriptId: string,
  version: number,
): Promise<EditorsManuscript['similarity']> {
  const { similarity: kept } = await findSimilarity(db, manuscriptId, version);
  if (kept === null) return { state: 'pending', found: [] };
  const places = await listPlaces(
    db,
    kept.map(({ articleId }) => articleId),
  );
  const found = kept.flatMap(({ articleId, percent, passages }) => {
    const place = places.find(({ id }) => id === articleId);
    if (!place) return [];
    const url = pages.article.href({ catId: place.journalAbbreviation, articleId });
    return [{ articleId, title: place.title.text, url, percent, passages }];
  });
  return { state: 'ready', found };
}

/** The retracted works that a version cites by their DOIs. The list is that of now, whenever the version was read. */
export async function readRetracted(db: Database, manuscriptId: string, version: number): Promise<RetractedCited> {
  if (!(await hasRetractions(db))) return { state: 'no-list', found: [] };
  const { similarity, citedDois: cited } = await findSimilarity(db, manuscriptId, version);
  if (cited === null) return { state: similarity === null ? 'pending' : 'not-read', found: [] };
  return { state: 'ready', found: await findRetracted(db, cited) };
}
