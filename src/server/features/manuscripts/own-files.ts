import type { Context } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import type { FilePurpose } from '../../db/schema/index.ts';
import { fileIdOf, findFiles, type FileRow } from '../files/index.ts';

/** Whose files may be named, and where they were uploaded. */
interface Origin {
  readonly ownerId: string;
  readonly uploadId: string;
  readonly purpose: FilePurpose;
}

/** The files that a payload names; each must have been uploaded by this person, for this, under this upload id. */
export async function ownFiles(ctx: Context, filesUrl: readonly string[], origin: Origin): Promise<FileRow[]> {
  const ids = filesUrl.map(fileIdOf);
  const named = await findFiles(
    ctx.db,
    ids.filter((id) => id !== null),
  );
  const own = named.filter(
    (file) => file.ownerId === origin.ownerId && file.uploadId === origin.uploadId && file.purpose === origin.purpose,
  );
  if (own.length !== new Set(ids).size)
    throw invalidInput('filesUrl', 'A file named here was not uploaded with this submission.');
  const slots = own.map((file) => file.slot).filter((slot) => slot !== null);
  if (new Set(slots).size !== slots.length)
    throw invalidInput('filesUrl', 'Two files named here take the same place. Please name the last one only.');
  return own;
}
