import type { NeutralFile } from '../../../../contracts/review-values.ts';
import { reviewFileHref } from '../../../../contracts/pages.ts';
import type { Context } from '../../../context.ts';
import type { FileRow } from '../../files/index.ts';
import { listCopies } from './check-store.ts';
import { isForReviewers } from './check-anonymity.ts';
import { neutralName } from './print-file.ts';

/** A copy or an attachment as everybody sees it who may open it. */
export const presentNeutral = ({ id, name, mediaType, size }: FileRow): NeutralFile => ({
  name,
  url: reviewFileHref(id),
  mediaType,
  size,
});

export interface ReviewCopies {
  readonly files: NeutralFile[];
  /** `pending` while one is still to be made, which is also so before review has begun. */
  readonly state: 'pending' | 'ready' | 'failed';
  /** For editors: which could not be made, and why. */
  readonly failures: { readonly name: string; readonly why: string }[];
}

/** The copies that reviewers get of a version's files. */
export async function reviewCopiesOf(ctx: Context, fileIds: readonly string[]): Promise<ReviewCopies> {
  const current = (await listCopies(ctx.db, fileIds)).filter(({ source }) => isForReviewers(source));
  const failures = current.flatMap(({ source, noted }) => {
    const why = noted?.failure ?? null;
    return why === null ? [] : { name: neutralName(source.slot), why };
  });
  const isPending = current.some(({ noted }) => noted === null);
  const done = failures.length > 0 ? 'failed' : 'ready';
  return {
    files: current.flatMap(({ copy }) => (copy === null ? [] : presentNeutral(copy))),
    state: isPending ? 'pending' : done,
    failures,
  };
}
