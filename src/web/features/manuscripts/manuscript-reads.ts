import type { ManuscriptEntry } from '../../../contracts/manuscript-values.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import { verification } from '../../../contracts/verification.ts';
import { useListParts, type ListParts, type useCallParts } from '../../api/use-call-parts.ts';

type ListCall = typeof manuscripts.mine | typeof manuscripts.deleted | typeof verification.queue;

/** The loaded part of a list of manuscripts. */
export type ManuscriptParts = ListParts<ManuscriptEntry>;

/** Loads a list of manuscripts part by part; `parts` is null until the first one has loaded. */
export const useManuscriptParts = <C extends ListCall>(call: C, query: Parameters<typeof useCallParts<C>>[1]) =>
  useListParts(call, query, ({ manuscripts: entries }): readonly ManuscriptEntry[] => entries);

/** The reads that a change of a manuscript makes outdated. */
export const manuscriptReads = [
  manuscripts.mine,
  manuscripts.single,
  manuscripts.versions,
  manuscripts.deleted,
  manuscripts.counts,
  verification.queue,
  verification.toVerify,
] as const;
