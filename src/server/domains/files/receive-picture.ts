import sharp from 'sharp';
import { coverMaxMegabytes, coverMaxSide } from '../../../contracts/constants.ts';
import * as t from '../../../messages/file-responses.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { labelOf } from './judging/judge-document.ts';
import { pictureHeadSize, readPicture, type PictureFacts } from './judging/read-picture.ts';
import { readHead, storeBytes } from './store-bytes.ts';
import type { FileList } from '../../../contracts/files.ts';
import { listIssueFiles, replaceFilesOfArticle, type NewFile } from './file-store.ts';
import { presentFile } from './download-file.ts';
import type { IncomingFile, ReceivedDocument } from './receive-document.ts';
import { receiveUpload } from './receive-upload.ts';
import { Readable } from 'node:stream';
import { v7 } from 'uuid';
import type { Context } from '../../context.ts';

const pixels: Record<string, number> = { '': 1, px: 1, pt: 4 / 3, mm: 96 / 25.4, cm: 96 / 2.54, in: 96 };

function lengthOf(root: string, name: 'width' | 'height'): number {
  const [, value, unit = ''] = new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)([a-z]*)["']`).exec(root) ?? [];
  return Number(value) * (pixels[unit] ?? Number.NaN);
}

/** The size of an SVG in pixels: its own, or that of its view box. Null for anything else. */
export function readSvg(bytes: Buffer): { mediaType: 'image/svg+xml'; width: number; height: number } | null {
  const root = /^\uFEFF?(?:\s|<\?xml[^>]*>|<!--[\s\S]*?-->|<!DOCTYPE[^>]*>)*(<svg\b[^>]*>)/.exec(
    bytes.toString('utf8', 0, 65_536),
  )?.[1];
  if (root === undefined) return null;
  const box = /\sviewBox\s*=\s*["'][\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)["']/.exec(root);
  const [width, height] = [lengthOf(root, 'width') || Number(box?.[1]), lengthOf(root, 'height') || Number(box?.[2])];
  return width > 0 && height > 0
    ? { mediaType: 'image/svg+xml', width: Math.round(width), height: Math.round(height) }
    : null;
}

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
export async function storeArticlePictures(
  ctx: Context,
  pictures: readonly ArticlePicture[],
  purpose: 'article-picture' | 'production-picture' = 'article-picture',
): Promise<NewFile[]> {
  const rows: NewFile[] = [];
  for (const { id, name, mediaType, bytes } of pictures) {
    const stored = await storeBytes(ctx.storage, Readable.from([bytes]));
    rows.push({ id, purpose, name, mediaType, ...stored, createdAt: ctx.now() });
  }
  return rows;
}

/** Replaces the pictures of an article, in the transaction that writes the article. The hourly cleanup removes the old bytes. */
export async function replaceArticlePictures(tx: Context, articleId: string, rows: readonly NewFile[]): Promise<void> {
  await replaceFilesOfArticle(tx.db, { articleId, purpose: 'article-picture' }, rows);
}

const refusal = (detail: string) => new AppError('unsupported-file', detail);

/** The media type of a cover; throws `unsupported-file` if it is none, or larger than a phone can show. */
function judgeCover(name: string, head: Buffer): PictureFacts['mediaType'] {
  if (head.length === 0) throw refusal(t.empty({ name }));
  const picture = readPicture(head);
  if (!picture) throw refusal(t.pictureType({ name }));
  const { width, height, mediaType } = picture;
  if (Math.max(width, height) > coverMaxSide)
    throw refusal(t.pictureTooBig({ name, width, height, most: coverMaxSide }));
  return mediaType;
}

const most = coverMaxMegabytes * 1024 * 1024;

/** Encodes a picture again, upright and without its properties, which tell who took it and where. */
async function renewed(name: string, bytes: Buffer): Promise<Buffer> {
  try {
    return await sharp(bytes, { limitInputPixels: coverMaxSide ** 2 })
      .rotate()
      .toBuffer();
  } catch {
    throw refusal(t.pictureDamaged({ name }));
  }
}

/** Checks a cover by its content and stores it encoded again; stores nothing if it is rejected. */
export async function receiveCover(ctx: Context, file: IncomingFile): Promise<ReceivedDocument> {
  const name = labelOf(file.name);
  const { head: bytes } = await readHead(file.bytes, most + 1);
  const mediaType = judgeCover(name, bytes.subarray(0, pictureHeadSize));
  if (file.wasCut() || bytes.length > most)
    throw new AppError('too-large', t.coverTooLarge({ name, megabytes: coverMaxMegabytes }));
  const stored = await storeBytes(ctx.storage, Readable.from([await renewed(name, bytes)]));
  return { id: v7(), purpose: 'cover', name, mediaType, ...stored, createdAt: ctx.now() };
}

/** A picture has no slot; anything but one is refused. */
function onlyOne({ length }: readonly ReceivedDocument[]): [] {
  if (length !== 1) throw invalidInput('s3Files', t.chooseOnePicture());
  return [];
}

/** Stores a picture of the site under an upload id, judged as covers are; answers with the newest one there. */
export async function storeSitePicture(
  ctx: Context,
  uploadId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<FileList> {
  await receiveUpload(ctx, uploadId, incoming, { receive: (file) => receiveCover(ctx, file), slotsFor: onlyOne });
  const uploads = (await listIssueFiles(ctx.db, uploadId))
    .filter(({ purpose }) => purpose === 'cover')
    .map(presentFile);
  return { files: uploads.map(({ url }) => url), uploads };
}
