import path from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import { fileExtensions } from '../../../../contracts/constants.ts';
import { AppError } from '../../../errors.ts';
import { documentTypes } from './document-types.ts';
import { refused } from './refusal-words.ts';

/** As many leading bytes as the first judgement needs. */
export const sampleSize = 4096;

const refusal = (detail: string) => new AppError('unsupported-file', detail);

/** Refuses a name that does not end as an accepted document does; answers with its ending. */
export function judgeName(name: string): (typeof fileExtensions)[number] {
  const ending = path.extname(name).toLowerCase();
  const accepted = fileExtensions.find((extension) => extension === ending);
  if (!accepted) throw refusal(`“${name}” is not accepted: please send a .pdf, .doc or .docx file.`);
  return accepted;
}

/**
 * The first look at a document, by its name and first bytes (decision 23); answers with the media type to store it under,
 * or throws `unsupported-file` with the reason. `inspectDocument` looks at the rest.
 */
export async function judgeDocument(name: string, sample: Uint8Array): Promise<string> {
  const ending = judgeName(name);
  if (sample.length === 0) throw refusal(`“${name}” is empty. Please choose the file again.`);
  const { mediaType, signatures } = documentTypes[ending];
  const start = Buffer.from(sample.subarray(0, 16)).toString('latin1');
  if (signatures.some((signature) => start.startsWith(signature))) return mediaType;
  // Readers look for it in the first kilobyte.
  if (mediaType === documentTypes['.pdf'].mediaType && Buffer.from(sample.subarray(0, 1024)).includes('%PDF-'))
    throw refused(name, 'pdf', 'header-not-first');
  const found = await fileTypeFromBuffer(sample.subarray(0, sampleSize)).catch(() => undefined);
  const looksLike = found ? ` (it looks like .${found.ext})` : '';
  throw refusal(
    `“${name}” ends in ${ending}, but its content is not of that kind${looksLike}. Please save it again as ${ending} and retry.`,
  );
}
