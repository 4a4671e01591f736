import { buffer } from 'node:stream/consumers';
import type { Context } from '../../../context.ts';
import { fileIdOf, findFiles, type FileRow } from '../../files/index.ts';
import { descendants } from '../jats/xml-tree.ts';
import { htmlTree } from '../jats-file/html-tree.ts';

/** A picture of a text, at the address that the text names. */
export interface TextPicture {
  readonly address: string;
  readonly name: string;
  readonly mediaType: string;
  readonly bytes: Buffer;
}

/** Whether a file is one of the pictures of this article, or of its text while it is in production. */
export const isPictureOf =
  (articleId: string) =>
  (file: FileRow): boolean =>
    (file.purpose === 'article-picture' || file.purpose === 'production-picture') && file.articleId === articleId;

/** The pictures that a text shows, in their order. A text can name any file, so `isShown` says which may be read. */
export async function readTextPictures(
  ctx: Context,
  html: string,
  isShown: (file: FileRow) => boolean,
): Promise<TextPicture[]> {
  const images = descendants({ name: 'body', attributes: new Map(), children: htmlTree(html) }, 'img');
  const addresses = [...new Set(images.map((image) => image.attributes.get('src') ?? ''))];
  const ids = addresses.flatMap((address) => fileIdOf(address) ?? []);
  const files = new Map((await findFiles(ctx.db, ids)).filter(isShown).map((file) => [file.id, file]));
  const pictures: TextPicture[] = [];
  for (const address of addresses) {
    const file = files.get(fileIdOf(address) ?? '');
    if (file === undefined) continue;
    const bytes = await buffer(await ctx.storage.read(file.storageKey));
    pictures.push({ address, name: file.name, mediaType: file.mediaType, bytes });
  }
  return pictures;
}
