import { manuscripts } from '../../../contracts/manuscripts.ts';
import { verification } from '../../../contracts/verification.ts';

/** Every read that a change of a manuscript makes old. */
export const manuscriptReads = [
  manuscripts.mine,
  manuscripts.single,
  manuscripts.versions,
  manuscripts.deleted,
  manuscripts.counts,
  verification.queue,
  verification.toVerify,
] as const;
