import { Readable } from 'node:stream';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';
import { replaceFilesOfArticle, type NewFile } from './file-store.ts';
import { pictureHeadSize, readPicture } from './judging/read-picture.ts';
import { readSvg } from './judging/read-svg.ts';
import { storeBytes } from './store-bytes.ts';

/** A picture that comes with an article, before it is stored. */
export interface ArticlePicture {
  readonly id: string;
  readonly name: string;
  readonly mediaType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
}

/** Reads a picture for an article. Returns null for a format that browsers do not show. */
export function readArticlePicture(name: string, bytes: Buffer): ArticlePicture | null {
  const facts = readPicture(bytes.subarray(0, pictureHeadSize)) ?? readSvg(bytes);
  return facts && { id: v7(), name, bytes, ...facts };
}

/** Stores the bytes of pictures. Returns their rows, which are written with the article. */
export async function storeArticlePictures(ctx: Context, pictures: readonly ArticlePicture[]): Promise<NewFile[]> {
  const rows: NewFile[] = [];
  for (const { id, name, mediaType, bytes } of pictures) {
    const stored = await storeBytes(ctx.storage, Readable.from([bytes]));
    rows.push({ id, purpose: 'article-picture', name, mediaType, ...stored, createdAt: ctx.now() });
  }
  return rows;
}

/** Replaces the pictures of an article, in the transaction that writes the article. The hourly cleanup removes the old bytes. */
export async function replaceArticlePictures(tx: Context, articleId: string, rows: readonly NewFile[]): Promise<void> {
  await replaceFilesOfArticle(tx.db, { articleId, purpose: 'article-picture' }, rows);
}
