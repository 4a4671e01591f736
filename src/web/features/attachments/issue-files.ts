import { coverExtensions, coverMaxMegabytes } from '../../../contracts/constants.ts';
import { issues } from '../../../contracts/issues.ts';
import * as t from '../../../messages/attachments.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import { noAnswer } from '../../api/api-error.ts';
import { sendFiles } from '../../api/send-files.ts';
import { percentSent } from '../../api/upload-progress.ts';
import type { SendFile } from './use-attachments.ts';

/** The largest size at which a cover is shown, on high-resolution screens. */
const coverSize = { width: 1200, height: 1600 };
const smallEnough = 500 * 1024;
const quality = 0.88;

function draw(picture: ImageBitmap, scale: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('This browser has no canvas');
  // A JPEG has no transparency: it would become black.
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const asJpeg = (canvas: HTMLCanvasElement) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));

/**
 * Shrinks a cover to the size at which it is shown: every visitor of the home page loads it. A small one, or one that
 * this browser cannot open, stays as it is; the server checks it.
 */
export async function shrinkCover(file: File, most = coverSize): Promise<File> {
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, most.width / picture.width, most.height / picture.height);
    if (scale === 1 && file.size <= smallEnough) return file;
    const blob = await asJpeg(draw(picture, scale));
    if (!blob || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: blob.type });
  } catch {
    return file;
  }
}

function judge(file: File, endings: readonly string[], type: PlainMessage, maxMegabytes: number): string | null {
  if (!endings.some((ending) => file.name.toLowerCase().endsWith(ending)))
    return t.chooseType({ name: file.name, type: type() });
  if (file.size === 0) return t.fileIsEmpty({ name: file.name });
  return file.size > maxMegabytes * 1024 * 1024 ? t.fileIsTooLarge({ name: file.name, megabytes: maxMegabytes }) : null;
}

/** Why a cover is refused before it is sent, by name and size; the server checks its content. */
export const judgeCover = async (file: File) => judge(file, coverExtensions, t.typeCover, coverMaxMegabytes);

/** Why a document is refused before it is sent. */
export const judgeDocument = async (file: File, maxMegabytes: number) => judge(file, ['.pdf'], t.typePdf, maxMegabytes);

/** Why a picture for a printed cover is refused before it is sent. */
export const judgePrintedCover = async (file: File) =>
  judge(file, ['.jpg', '.jpeg', '.png'], t.typePrintedCover, coverMaxMegabytes);

/** Sends one file of an issue under its upload id, which holds one cover and one document. */
const sendFile =
  (uuid: string, kind: 'image/' | 'application/pdf'): SendFile =>
  async (file, onPercent, signal) => {
    const { uploads } = await sendFiles({
      call: issues.upload,
      params: { uuid },
      files: [file],
      onProgress: (progress) => onPercent(percentSent(progress)),
      signal,
    });
    const stored = uploads.find(({ mediaType }) => mediaType.startsWith(kind));
    if (!stored) throw noAnswer();
    return stored;
  };

/** Sends the cover, shrunk if it is larger than it is ever shown. */
export const sendCover =
  (uuid: string): SendFile =>
  async (file, onPercent, signal) =>
    sendFile(uuid, 'image/')(await shrinkCover(file), onPercent, signal);

/** Sends the document. */
export const sendDocument = (uuid: string): SendFile => sendFile(uuid, 'application/pdf');
