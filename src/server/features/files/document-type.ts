import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { fileExtensions } from '../../../contracts/constants.ts';
import { AppError } from '../../errors.ts';

const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** What the content must be for each accepted ending, and the media type it is then stored under. */
const accepted: Record<(typeof fileExtensions)[number], { found: readonly string[]; mediaType: string }> = {
  '.pdf': { found: ['application/pdf'], mediaType: 'application/pdf' },
  '.doc': { found: ['application/x-cfb'], mediaType: 'application/msword' },
  '.docx': { found: [word], mediaType: word },
};

/** As many leading bytes as the judgement needs. */
export const sampleSize = 64 * 1024;

/** Judges a document by its name and its first bytes (decision 23); throws `unsupported-file` with the reason. */
export async function judgeDocument(name: string, sample: Uint8Array): Promise<string> {
  const ending = path.extname(name).toLowerCase();
  const rule = fileExtensions.find((extension) => extension === ending);
  if (!rule)
    throw new AppError('unsupported-file', `“${name}” is not accepted: please send a .pdf, .doc or .docx file.`);
  if (sample.length === 0) throw new AppError('unsupported-file', `“${name}” is empty.`);
  const type = await fileTypeFromBuffer(sample);
  if (!type || !accepted[rule].found.includes(type.mime)) {
    throw new AppError(
      'unsupported-file',
      `“${name}” ends in ${rule}, but its content is not of that kind. Please save it again as ${rule} and retry.`,
    );
  }
  return accepted[rule].mediaType;
}
