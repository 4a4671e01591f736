import { manuscriptSlot } from '../../../../contracts/constants.ts';
import { invalidInput } from '../../../errors.ts';

interface Placeable {
  readonly name: string;
  /** Null: the client named no slot when it uploaded the file. */
  readonly slot: number | null;
}

interface Known {
  readonly publicPdfName?: string | undefined;
  /** Whether the manuscript has its file already: then a lone new one with another name may be any of the three. */
  readonly hasManuscript: boolean;
}

const withoutEnding = (name: string) => name.replace(/\.[^.]+$/, '');
const plain = (name: string) => name.trim().toLowerCase();

/** The place of the one file with this name, with or without its ending; -1 where none or several have it. */
function placeOf(files: readonly Placeable[], publicPdfName: string): number {
  const wanted = plain(publicPdfName);
  for (const nameOf of [(file: Placeable) => file.name, (file: Placeable) => withoutEnding(file.name)]) {
    const fits = files.flatMap((file, place) => (plain(nameOf(file)) === wanted ? [place] : []));
    if (fits.length > 0) return fits.length === 1 ? (fits[0] ?? -1) : -1;
  }
  return -1;
}

/** The place of the manuscript: the file in its slot, the one that is named, a lone file, or the second of three. */
function manuscriptAmong(files: readonly Placeable[], { publicPdfName, hasManuscript }: Known): number {
  const inSlot = files.findIndex((file) => file.slot === manuscriptSlot);
  if (inSlot !== -1) return inSlot;
  const named = publicPdfName === undefined ? -1 : placeOf(files, publicPdfName);
  if (named !== -1) return named;
  if (files.length === 1) return hasManuscript && publicPdfName !== undefined ? -1 : 0;
  return files.length === 3 ? 1 : -1;
}

/**
 * Gives each file that has none a slot (decision 39): a file before the manuscript is the cover letter, one after it
 * supplementary. @throws AppError 422 where the manuscript, or what a file is, cannot be told
 */
export function placeFiles<File extends Placeable>(
  files: readonly File[],
  known: Known,
): (File & { readonly slot: number })[] {
  const manuscript = files.every((file) => file.slot !== null) ? -1 : manuscriptAmong(files, known);
  const placed = files.map((file, place) => {
    const slot = file.slot ?? (manuscript === -1 ? null : manuscriptSlot + Math.sign(place - manuscript));
    if (slot === null)
      throw invalidInput(
        'publicPdfName',
        'We cannot tell which file is the manuscript. Put its file name in publicPdfName.',
      );
    return { ...file, slot };
  });
  if (new Set(placed.map((file) => file.slot)).size !== placed.length)
    throw invalidInput(
      'filesUrl',
      'Two files take the same place. Name one cover letter, one manuscript and one supplementary file, in this order.',
    );
  return placed;
}
