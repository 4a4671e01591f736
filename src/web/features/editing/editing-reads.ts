import { editorial } from '../../../contracts/editorial.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';

/** Every read that an editor's act on a manuscript makes old. */
export const editingReads = [
  editorial.single,
  editorial.desk,
  editorial.proposals,
  editorial.letterDraft,
  manuscripts.counts,
] as const;
