import { Readable } from 'node:stream';
import sharp from 'sharp';
import { v7 } from 'uuid';
import { coverMaxMegabytes, coverMaxSide } from '../../../contracts/constants.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { labelOf } from './judging/label-of.ts';
import { pictureHeadSize, readPicture, type PictureFacts } from './judging/read-picture.ts';
import { readHead } from './read-head.ts';
import type { IncomingFile, ReceivedDocument } from './receive-document.ts';
import { storeBytes } from './store-bytes.ts';

const refusal = (name: string, reason: string) => new AppError('unsupported-file', `“${name}” ${reason}`);

/** The media type of a cover; throws `unsupported-file` for what is none, or larger than a phone can show. */
function judgeCover(name: string, head: Buffer): PictureFacts['mediaType'] {
  if (head.length === 0) throw refusal(name, 'is empty. Please choose the file again.');
  const picture = readPicture(head);
  if (!picture)
    throw refusal(name, 'is no picture that can be shown. Please save it again as a JPEG, PNG or WebP and retry.');
  const { width, height, mediaType } = picture;
  if (Math.max(width, height) > coverMaxSide)
    throw refusal(
      name,
      `has ${width} × ${height} pixels. Please make it smaller: at most ${coverMaxSide} on each side; 1200 × 1600 are enough.`,
    );
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
    throw refusal(name, 'is damaged. Please save it again as a JPEG, PNG or WebP and retry.');
  }
}

/** Judges a cover by its content and stores it encoded again; a refusal leaves nothing behind. */
export async function receiveCover(ctx: Context, file: IncomingFile): Promise<ReceivedDocument> {
  const name = labelOf(file.name);
  const { head: bytes } = await readHead(file.bytes, most + 1);
  const mediaType = judgeCover(name, bytes.subarray(0, pictureHeadSize));
  if (file.wasCut() || bytes.length > most)
    throw new AppError('too-large', `“${name}” is larger than ${coverMaxMegabytes} MB, which is the most for a cover.`);
  const stored = await storeBytes(ctx.storage, Readable.from([await renewed(name, bytes)]));
  return { id: v7(), purpose: 'cover', name, mediaType, ...stored, createdAt: ctx.now() };
}
