import type { Context } from '../../../context.ts';
import { notFound } from '../../../errors.ts';
import { findArticle, type FoundArticle } from '../article-store.ts';
import { paragraphsHtml } from '../plain-text-html.ts';
import { listNoticesFrom, type CorrectionRow } from '../corrections/correction-store.ts';
import { currentVersion, versionEnds } from './version-number.ts';

/** An article as it was before a correction. */
function before(found: FoundArticle, earlier: CorrectionRow): FoundArticle {
  const { title, abstractText, abstractHtml, abstractOrigin, keywords, authors, pdfFileId, printDesign, references } =
    earlier;
  const { article, text } = found;
  const hadText = references !== null;
  return {
    ...found,
    article: {
      ...article,
      title: title ?? article.title,
      ...(abstractText !== null && {
        abstractText,
        abstractHtml: abstractHtml ?? paragraphsHtml(abstractText),
        abstractOrigin: abstractOrigin ?? article.abstractOrigin,
      }),
      keywords: keywords ?? article.keywords,
      // A correction adds and removes no authors, and does not keep their addresses.
      authors:
        authors?.map((author, place) => ({ ...author, email: article.authors[place]?.email ?? null })) ??
        article.authors,
      // With a design, the PDF was printed from the text.
      pdfFileId: printDesign === null ? (pdfFileId ?? article.pdfFileId) : null,
    },
    text: {
      ...text,
      printDesign: printDesign ?? text.printDesign,
      ...(hadText && { bodyHtml: earlier.bodyHtml, headings: earlier.headings ?? [], references }),
    },
  };
}

/**
 * A version of a published article, the first of which is 1; without a number the current one. Its notices and its access are
 * those of the current one. Throws if there is no such article or version.
 */
export async function findVersion(ctx: Context, articleId: string, version?: number): Promise<FoundArticle> {
  const found = await findArticle(ctx.db, articleId);
  if (!found) throw notFound('article');
  const current = currentVersion(found.corrections);
  // Of a withdrawn article nothing earlier is shown.
  if (version === undefined || version === current || found.article.withdrawnOn !== null) return found;
  const end = versionEnds(found.corrections)[version - 1];
  if (end === undefined) throw notFound('version');
  const earlier = await listNoticesFrom(ctx.db, articleId, end.number);
  const then = earlier.reduce(before, found);
  const correctedOn = found.corrections.find(({ number }) => number < end.number)?.correctedOn ?? null;
  return { ...then, article: { ...then.article, correctedOn }, version };
}
