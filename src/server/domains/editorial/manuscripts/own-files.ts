import * as t from '../../../../messages/manuscript-responses.ts';
import { type Context, signedIn } from '../../../context.ts';
import type { FilePurpose } from '../../../db/schema/index.ts';
import { fileIdOf, findFiles, type FileRow, type PlacedFile, presentFile } from '../../files/index.ts';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import { invalidInput } from '../../../errors.ts';
import type { ManuscriptFile } from '../../../../contracts/manuscript-values.ts';

/** Shows the files of these ids, in the order of their slots. */
export type ShowFiles = (ids: readonly string[]) => ManuscriptFile[];

/** Reads in one go the files that manuscripts or their versions name. */
export async function readFilesOf(
  ctx: Context,
  rows: readonly { fileIds: readonly string[]; rejectionFileIds: readonly string[] }[],
): Promise<ShowFiles> {
  const ids = rows.flatMap(({ fileIds, rejectionFileIds }) => [...fileIds, ...rejectionFileIds]);
  const byId = new Map((await findFiles(ctx.db, ids)).map((file) => [file.id, file]));
  return (wanted) =>
    wanted
      .flatMap((id) => byId.get(id) ?? [])
      .map(presentFile)
      .map(({ slot, name, url, mediaType, size }) => ({ slot, name, url, mediaType, size }))
      .toSorted((one, other) => (one.slot ?? 0) - (other.slot ?? 0));
}

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

/** The index of the only file with this name, with or without its extension; -1 if there is none or several. */
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
    if (slot === null) throw invalidInput('publicPdfName', t.manuscriptFileUnclear());
    return { ...file, slot };
  });
  if (new Set(placed.map((file) => file.slot)).size !== placed.length)
    throw invalidInput('filesUrl', t.filesInOneSlot());
  return placed;
}

/** Where files were uploaded, and for what. */
interface Origin {
  /** Null for files that lie under no upload id. */
  readonly uploadId: string | null;
  readonly purpose: FilePurpose;
}

/** The files that a payload names, in its order; the caller must have uploaded each, for this, under this upload id. */
export async function ownFiles(
  ctx: Context,
  filesUrl: readonly string[],
  { uploadId, purpose }: Origin,
): Promise<FileRow[]> {
  const { userId } = signedIn(ctx);
  const ids = [...new Set(filesUrl.map(fileIdOf))];
  const named = await findFiles(
    ctx.db,
    ids.filter((id) => id !== null),
  );
  const own = named.filter((file) => file.ownerId === userId && file.uploadId === uploadId && file.purpose === purpose);
  if (own.length !== ids.length) throw invalidInput('filesUrl', t.fileNotUploadedHere());
  return own.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

interface NamedFiles {
  readonly filesUrl: readonly string[];
  readonly publicPdfName?: string | undefined;
}

/** The files of a manuscript that a payload names, each with its slot. */
export async function ownManuscriptFiles(
  ctx: Context,
  { filesUrl, publicPdfName }: NamedFiles,
  { uploadId, hasManuscript }: { readonly uploadId: string; readonly hasManuscript: boolean },
): Promise<PlacedFile[]> {
  const files = await ownFiles(ctx, filesUrl, { uploadId, purpose: 'manuscript' });
  return placeFiles(files, { publicPdfName, hasManuscript });
}
