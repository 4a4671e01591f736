import { fileExtensions } from '../../../contracts/constants.ts';
import { docNeedsConversion } from '../../../contracts/files.ts';
import * as t from '../../../messages/attachments.ts';

type Ending = (typeof fileExtensions)[number];

/** PDFs may have other bytes before the mark; readers look for it within the first kilobyte. */
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

/** Why a file is refused before it is sent, by name, size and first bytes; the server checks its whole content. */
export async function unacceptable(file: File, maxMegabytes: number, convertsWord = true): Promise<string | null> {
  const ending = endingOf(file);
  if (!ending) return t.chooseManuscriptType({ name: file.name });
  if (ending === '.doc' && !convertsWord) return docNeedsConversion(file.name);
  if (file.size === 0) return t.fileIsEmpty({ name: file.name });
  if (file.size > maxMegabytes * 1024 * 1024) return t.fileIsTooLarge({ name: file.name, megabytes: maxMegabytes });
  const sample = await file
    .slice(0, sampleSize)
    .arrayBuffer()
    .catch(() => null);
  if (sample === null) return t.fileNotReadable({ name: file.name });
  if (marks[ending](new Uint8Array(sample))) return null;
  return t.fileIsOfOtherType({ name: file.name, ending });
}
