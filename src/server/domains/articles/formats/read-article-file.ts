import type { articleFiles } from '../../../../contracts/article-files.ts';
import type { ParamsOf, ReplyOf } from '../../../../contracts/call.ts';
import { articleFileHref } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import { Moved, notFound } from '../../../errors.ts';
import { printedFile } from '../../../ports/typesetter/printed-file.ts';
import { fileStem } from '../versions/file-stem.ts';
import type { FoundArticle } from '../article-store.ts';
import { writeEpub } from '../epub/write-epub.ts';
import { recordOf } from './record-text.ts';
import { findVersion } from '../versions/article-version.ts';
import { requireReader } from './require-reader.ts';
import { isPictureOf, readTextPictures } from './text-pictures.ts';
import { zippedJats } from './zipped-jats.ts';

type Asked = ParamsOf<typeof articleFiles.epub> & { readonly version?: number };

/** An article with full text, for those who may read it: refused as its PDF is. */
async function readable(ctx: Context, asked: Asked, kind: 'epub' | 'zip'): Promise<FoundArticle> {
  const found = await findVersion(ctx, asked.articleId, asked.version);
  const { article, journalAbbreviation, text } = found;
  if (journalAbbreviation !== asked.journalAbbreviation)
    throw new Moved(articleFileHref(journalAbbreviation, article.id, kind, asked.version));
  if (text.bodyHtml === null) throw notFound('text');
  await requireReader(ctx, found);
  return found;
}

const picturesOf = (ctx: Context, { article, text }: FoundArticle) =>
  readTextPictures(ctx, text.bodyHtml ?? '', isPictureOf(article.id));

const nameOf = (found: FoundArticle, ending: string) => `${fileStem(found)}.${ending}`;

/** The text of an article as its page shows it to those who may read it. */
export async function readArticleText(
  ctx: Context,
  { articleId, version }: { readonly articleId: string; readonly version?: number },
): Promise<ReplyOf<typeof articleFiles.text>> {
  const found = await findVersion(ctx, articleId, version);
  const { bodyHtml, headings } = found.text;
  if (bodyHtml === null) throw notFound('text');
  await requireReader(ctx, found);
  return { html: bodyHtml, headings };
}

/** An article as EPUB 3. */
export async function readArticleEpub(ctx: Context, asked: Asked) {
  const found = await readable(ctx, asked, 'epub');
  const bytes = await writeEpub(ctx.site, recordOf(found), await picturesOf(ctx, found));
  return { ...printedFile(nameOf(found, 'epub'), bytes), mediaType: 'application/epub+zip' };
}

/** An article in JATS with its pictures. */
export async function readArticleZip(ctx: Context, asked: Asked) {
  const found = await readable(ctx, asked, 'zip');
  const bytes = await zippedJats(ctx, found, await picturesOf(ctx, found));
  return { ...printedFile(nameOf(found, 'zip'), bytes), mediaType: 'application/zip' };
}
