import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import type { Database } from '../../../db/database.ts';
import { findFiles } from '../../files/index.ts';
import { readDocument } from '../anonymity/clean-file.ts';
import { sharedPassages } from './shared-passages.ts';
import {
  findCompared,
  findSimilarity,
  keepSimilarity,
  listLikeTexts,
  listPlaces,
  type FoundSimilarity,
} from './similarity-store.ts';
import { withoutReferences } from './without-references.ts';

/** The text of the manuscript file without its references; nothing where it cannot be read. */
async function readText(ctx: Context, fileIds: readonly string[]): Promise<string> {
  const file = (await findFiles(ctx.db, fileIds)).find(({ slot }) => slot === 1);
  const read = file ? await readDocument(ctx, file) : null;
  if (read === null) return '';
  const stretches = read.filter(({ place }) => place === 'text').map(({ text }) => text);
  return withoutReferences(stretches.join('\n'));
}

/** Compares a version with the articles that the portal holds, and keeps what they share, the most alike first. */
export async function compareWithPortal(
  ctx: Context,
  { manuscriptId, version }: { readonly manuscriptId: string; readonly version: number },
): Promise<void> {
  const compared = await findCompared(ctx.db, manuscriptId, version);
  if (!compared) return;
  const text = [compared.title, compared.abstract, await readText(ctx, compared.fileIds)].join('\n');
  const similarity: FoundSimilarity = [];
  for (const article of await listLikeTexts(ctx.db, text)) {
    const shared = sharedPassages(text, article.text);
    if (shared)
      similarity.push({ articleId: article.articleId, percent: shared.percent, passages: [...shared.passages] });
  }
  similarity.sort((one, other) => other.percent - one.percent);
  await keepSimilarity(ctx.db, { manuscriptId, version }, similarity);
}

/** What a version shares with articles of the portal, as its editors see it. */
export async function readSimilarity(
  db: Database,
  manuscriptId: string,
  version: number,
): Promise<EditorsManuscript['similarity']> {
  const kept = await findSimilarity(db, manuscriptId, version);
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
