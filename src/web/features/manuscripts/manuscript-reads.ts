import type { ManuscriptEntry } from '../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import { verification } from '../../../contracts/verification.ts';
import { useListParts, type ListParts, type useCallParts } from '../../api/use-call-parts.ts';

type ListCall = typeof manuscripts.mine | typeof manuscripts.deleted | typeof verification.queue;

/** A list of manuscripts, as far as it has been read. */
export type ManuscriptParts = ListParts<ManuscriptEntry>;

/** Reads a list of manuscripts part by part; `parts` is null until the first one is there. */
export const useManuscriptParts = <C extends ListCall>(call: C, query: Parameters<typeof useCallParts<C>>[1]) =>
  useListParts(call, query, ({ manuscripts: entries }): readonly ManuscriptEntry[] => entries);

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
