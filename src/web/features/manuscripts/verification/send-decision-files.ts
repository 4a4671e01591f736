import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { verification } from '../../../../contracts/verification.ts';
import { noAnswer } from '../../../api/api-error.ts';
import { sendFiles } from '../../../api/send-files.ts';
import { percentSent } from '../../../api/upload-progress.ts';
import type { SendFile } from '../../attachments/use-attachments.ts';

/** Uploads a file for the author of a rejected manuscript. */
export const sendRejectionFile =
  ({ awsId, userId }: Manuscript): SendFile =>
  async (file, onPercent, signal) => {
    const { uploads } = await sendFiles({
      call: verification.uploadRejectionFiles,
      params: { awsId, userId },
      files: [file],
      onProgress: (progress) => onPercent(percentSent(progress)),
      signal,
    });
    const stored = uploads.findLast(({ name }) => name === file.name) ?? uploads.at(-1);
    if (!stored) throw noAnswer();
    return stored;
  };

/** Uploads the PDF with which a Word manuscript is published. */
export const sendPublicPdf =
  ({ id }: Manuscript): SendFile =>
  (file, onPercent, signal) =>
    sendFiles({
      call: verification.uploadPublicPdf,
      params: { articleId: id },
      files: [file],
      onProgress: (progress) => onPercent(percentSent(progress)),
      signal,
    });
