import type { ManuscriptFile } from '../../../../contracts/manuscript-values.ts';
import type { Context } from '../../../context.ts';
import { findFiles, presentFile } from '../../files/index.ts';

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
