import type { articleFiles } from '../../../../contracts/article-files.ts';
import type { ParamsOf, ReplyOf } from '../../../../contracts/call.ts';
import { articleEpubHref, articleZipHref } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import { Moved, notFound } from '../../../errors.ts';
import { printedFile } from '../../../ports/typesetter/printed-file.ts';
import { articleNumber } from '../article-number.ts';
import { findArticle, type FoundArticle } from '../article-store.ts';
import { writeEpub } from '../epub/write-epub.ts';
import { recordOf } from './record-text.ts';
import { requireReader } from './require-reader.ts';
import { isPictureOf, readTextPictures } from './text-pictures.ts';
import { zippedJats } from './zipped-jats.ts';

type Asked = ParamsOf<typeof articleFiles.epub>;

/** An article with full text, for those who may read it: refused as its PDF is. */
async function readable(ctx: Context, asked: Asked, href: typeof articleEpubHref): Promise<FoundArticle> {
  const found = await findArticle(ctx.db, asked.articleId);
  if (!found) throw notFound('article');
  const { article, journalAbbreviation, text } = found;
  if (journalAbbreviation !== asked.journalAbbreviation) throw new Moved(href(journalAbbreviation, article.id));
  if (text.bodyHtml === null) throw notFound('text');
  await requireReader(ctx, found);
  return found;
}

const picturesOf = (ctx: Context, { article, text }: FoundArticle) =>
  readTextPictures(ctx, text.bodyHtml ?? '', isPictureOf(article.id));

const nameOf = ({ article, journalAbbreviation }: FoundArticle, ending: string) =>
  `${journalAbbreviation}-${articleNumber(article.id)}.${ending}`;

/** The text of an article as its page shows it to those who may read it. */
export async function readArticleText(ctx: Context, articleId: string): Promise<ReplyOf<typeof articleFiles.text>> {
  const found = await findArticle(ctx.db, articleId);
  if (!found) throw notFound('article');
  const { bodyHtml, headings } = found.text;
  if (bodyHtml === null) throw notFound('text');
  await requireReader(ctx, found);
  return { html: bodyHtml, headings };
}

/** An article as EPUB 3. */
export async function readArticleEpub(ctx: Context, asked: Asked) {
  const found = await readable(ctx, asked, articleEpubHref);
  const bytes = await writeEpub(ctx.site, recordOf(found), await picturesOf(ctx, found));
  return { ...printedFile(nameOf(found, 'epub'), bytes), mediaType: 'application/epub+zip' };
}

/** An article in JATS with its pictures. */
export async function readArticleZip(ctx: Context, asked: Asked) {
  const found = await readable(ctx, asked, articleZipHref);
  const bytes = await zippedJats(ctx, found, await picturesOf(ctx, found));
  return { ...printedFile(nameOf(found, 'zip'), bytes), mediaType: 'application/zip' };
}
