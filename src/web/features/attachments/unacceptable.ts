import { fileExtensions } from '../../../contracts/constants.ts';
import { docNeedsConversion } from '../../../contracts/files.ts';

type Ending = (typeof fileExtensions)[number];

/** PDF programs write before the mark what they like; readers look for it within the first kilobyte. */
const sampleSize = 1024;

const startsWith = (bytes: Uint8Array, mark: readonly number[]) => mark.every((byte, place) => bytes[place] === byte);

const marks: Record<Ending, (sample: Uint8Array) => boolean> = {
  '.pdf': (sample) => new TextDecoder('latin1').decode(sample).includes('%PDF-'),
  '.doc': (sample) => startsWith(sample, [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
  '.docx': (sample) => startsWith(sample, [0x50, 0x4b, 0x03, 0x04]),
};

/** The accepted ending of a file's name, if it has one. */
export const endingOf = ({ name }: Pick<File, 'name'>): Ending | undefined =>
  fileExtensions.find((extension) => name.toLowerCase().endsWith(extension));

/** Why a file is not even sent, by its name, size and first bytes; the server judges its whole content. */
export async function unacceptable(file: File, maxMegabytes: number, convertsWord = true): Promise<string | null> {
  const ending = endingOf(file);
  if (!ending) return `“${file.name}” is not accepted: please choose a .pdf, .doc or .docx file.`;
  if (ending === '.doc' && !convertsWord) return docNeedsConversion(file.name);
  if (file.size === 0) return `“${file.name}” is empty.`;
  if (file.size > maxMegabytes * 1024 * 1024) return `“${file.name}” is larger than ${maxMegabytes} MB.`;
  const sample = await file
    .slice(0, sampleSize)
    .arrayBuffer()
    .catch(() => null);
  if (sample === null) return `“${file.name}” cannot be read. Please choose it again.`;
  if (marks[ending](new Uint8Array(sample))) return null;
  return `“${file.name}” ends in ${ending}, but its content is not of that kind. Please save it again as ${ending} and retry.`;
}
