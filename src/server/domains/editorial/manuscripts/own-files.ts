import { type Context, signedIn } from '../../../context.ts';
import type { FilePurpose } from '../../../db/schema/index.ts';
import { invalidInput } from '../../../errors.ts';
import { fileIdOf, findFiles, type FileRow, type PlacedFile } from '../../files/index.ts';
import { placeFiles } from './place-files.ts';

/** Where files were uploaded, and for what. */
interface Origin {
  readonly uploadId: string;
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
  if (own.length !== ids.length)
    throw invalidInput('filesUrl', 'A file named here was not uploaded with this submission.');
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
