import sharp from 'sharp';
import { v7 } from 'uuid';
import * as t from '../../../messages/file-responses.ts';
import type { Context } from '../../context.ts';
import { AppError, invalidInput } from '../../errors.ts';
import { insertProductionPictures } from './file-store.ts';
import { labelOf } from './judging/judge-document.ts';
import type { IncomingFile } from './receive-document.ts';
import { storeArticlePictures, type ArticlePicture } from './receive-picture.ts';
import { readHead, storageFault } from './store-bytes.ts';

const mostMegabytes = 30;
/** A double page at 600 dpi. */
const mostPixels = 100_000_000;

/** Encodes a picture again, upright and without its properties: a photograph as JPEG, anything else as PNG. */
async function renewed(name: string, bytes: Buffer): Promise<ArticlePicture> {
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, density: 300 }).rotate();
    const { format } = await picture.metadata();
    const isPhotograph = format === 'jpeg';
    const encoded = isPhotograph ? picture.jpeg({ quality: 92 }) : picture.png();
    const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
    const mediaType = isPhotograph ? 'image/jpeg' : 'image/png';
    return { id: v7(), name, mediaType, width: info.width, height: info.height, bytes: data };
  } catch {
    throw new AppError('unsupported-file', t.pictureDamaged({ name }));
  }
}

/** Stores the one incoming picture of a text in production. */
export async function receiveProductionPicture(
  ctx: Context,
  manuscriptId: string,
  incoming: AsyncIterable<IncomingFile>,
): Promise<ArticlePicture> {
  const received: ArticlePicture[] = [];
  for await (const file of incoming) {
    if (received.length > 0) throw invalidInput('s3Files', t.chooseOnePicture());
    const name = labelOf(file.name);
    const most = mostMegabytes * 1024 * 1024;
    const { head: bytes } = await readHead(file.bytes, most + 1);
    if (file.wasCut() || bytes.length > most)
      throw new AppError('too-large', t.figureTooLarge({ name, megabytes: mostMegabytes }));
    received.push(await renewed(name, bytes));
  }
  const [picture] = received;
  if (!picture) throw invalidInput('s3Files', t.chooseOnePicture());
  try {
    await insertProductionPictures(
      ctx.db,
      manuscriptId,
      await storeArticlePictures(ctx, [picture], 'production-picture'),
    );
  } catch (error) {
    throw storageFault(ctx, error, 'nothing');
  }
  return picture;
}
