import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import type { RetractedCited } from '../../../../contracts/retracted-works.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { notFound } from '../../../errors.ts';
import { addCitations } from '../../articles/index.ts';
import { findFiles, kindOfMediaType, type FileRow } from '../../files/index.ts';
import { citedDois, findRetracted, hasRetractions } from '../../retractions/index.ts';
import { findManuscript, type FoundManuscript } from '../manuscripts/manuscript-store.ts';
import { readsManuscript } from '../manuscripts/read-manuscripts.ts';
import { reviewCopyOf } from '../anonymity/check-anonymity.ts';
import { authorsNamed } from '../anonymity/people-named.ts';
import { readPdf, readPrint } from '../anonymity/print-file.ts';
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
  return text.slice(0, placeOfReferences(text) ?? text.length);
}

/** Where a text’s list of references begins; null without a heading. */
function placeOfReferences(text: string): number | null {
  const last = [...text.matchAll(heading)].at(-1);
  // A heading in the first half is in a table of contents.
  return last && last.index > text.length / 2 ? last.index : null;
}

/** Longer lists are cut. */
const longestList = 200_000;

/** The list of references of a text; empty without a heading. */
const referencesOf = (text: string): string => text.slice(placeOfReferences(text) ?? text.length).slice(0, longestList);

/** The text of a file: of its review copy, which reviewers get; where there are none, of the file itself. */
async function readFile(ctx: Context, { manuscript }: FoundManuscript, file: FileRow) {
  if (manuscript.reviewModel !== 'double-anonymous')
    return kindOfMediaType(file.mediaType) === 'pdf'
      ? readPdf(ctx, file)
      : readPrint(ctx, file, { purpose: 'review', people: [] });
  const people = await authorsNamed(ctx, manuscript);
  const copy = await reviewCopyOf(ctx, { manuscriptId: manuscript.id, people }, file);
  return copy === null ? null : readPdf(ctx, copy);
}

/** The text of the manuscript file; empty if there is none. */
async function readText(ctx: Context, manuscriptId: string, fileIds: readonly string[]): Promise<string> {
  const found = await findManuscript(ctx.db, manuscriptId);
  const file = (await findFiles(ctx.db, fileIds)).find(({ slot }) => slot === manuscriptSlot);
  if (!found || !file) return '';
  const shown = await readFile(ctx, found, file);
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
  await keepSimilarity(
    ctx.db,
    { manuscriptId, version },
    { similarity, citedDois: cited, citedText: referencesOf(whole) },
  );
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

/** The retracted works that a version cites. The list is that of now, whenever the version was read. */
export async function readRetracted(db: Database, manuscriptId: string, version: number): Promise<RetractedCited> {
  if (!(await hasRetractions(db))) return { state: 'no-list', found: [] };
  const { similarity, citedDois: dois, citedText: references } = await findSimilarity(db, manuscriptId, version);
  if (dois === null) return { state: similarity === null ? 'pending' : 'not-read', found: [] };
  return { state: 'ready', found: await findRetracted(db, { dois, references }) };
}

const longestReading = 86_400_000;

/** The retracted works that the current version of a manuscript cites, for the administrator who verifies it. */
export async function readRetractedCited(ctx: Context, manuscriptId: string): Promise<RetractedCited> {
  const found = await findManuscript(ctx.db, manuscriptId);
  if (!found || !(await readsManuscript(ctx, found))) throw notFound('manuscript');
  const retracted = await readRetracted(ctx.db, manuscriptId, found.manuscript.version);
  // One that was submitted before there was this check is never read.
  const isOld = ctx.now().getTime() - found.manuscript.waitingSince.getTime() > longestReading;
  return retracted.state === 'pending' && isOld ? { ...retracted, state: 'not-read' } : retracted;
}
