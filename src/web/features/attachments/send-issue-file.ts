import { issues } from '../../../contracts/issues.ts';
import { noAnswer } from '../../api/api-error.ts';
import { sendFiles } from '../../api/send-files.ts';
import { percentSent } from '../../api/sending-progress.ts';
import { shrinkCover } from './shrink-cover.ts';
import type { SendFile } from './use-attachments.ts';

/** Sends one file of an issue under its upload id; what lies there is one cover and one document. */
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

/** Sends the cover, made smaller where it is larger than it is ever shown. */
export const sendCover =
  (uuid: string): SendFile =>
  async (file, onPercent, signal) =>
    sendFile(uuid, 'image/')(await shrinkCover(file), onPercent, signal);

/** Sends the document. */
export const sendDocument = (uuid: string): SendFile => sendFile(uuid, 'application/pdf');
