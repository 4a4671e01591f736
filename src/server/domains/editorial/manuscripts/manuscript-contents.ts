import { isDeepStrictEqual } from 'node:util';
import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import type { Statements } from '../../../../contracts/statements.ts';
import { withCorrespondingAuthor } from './manuscript-policy.ts';

/** What an author writes and submits; each version stores it. */
export interface Contents {
  readonly title: string;
  readonly abstract: string;
  readonly keywords: string[];
  readonly authors: ManuscriptAuthor[];
  readonly fileIds: string[];
  readonly statements: Statements;
}

/** The contents of a manuscript or of one of its versions. */
export const contentsOf = ({ title, abstract, keywords, authors, fileIds, statements }: Contents): Contents => ({
  title,
  abstract,
  keywords,
  authors: withCorrespondingAuthor(authors),
  fileIds: fileIds.toSorted(),
  statements,
});

const partNames = {
  title: 'title',
  abstract: 'abstract',
  keywords: 'keywords',
  authors: 'authors',
  fileIds: 'files',
  statements: 'statements',
};

/** What differs between two contents, by the names that people know. */
export function changedParts(one: Contents, other: Contents): string[] {
  const [before, after] = [contentsOf(one), contentsOf(other)];
  const keys = ['title', 'abstract', 'keywords', 'authors', 'fileIds', 'statements'] as const;
  return keys.filter((key) => !isDeepStrictEqual(before[key], after[key])).map((key) => partNames[key]);
}

/** The files after a change: each new one takes its slot, other slots retain theirs (decision 24). */
export function filesAfter<File extends { readonly id: string; readonly slot: number | null }>(
  current: readonly File[],
  sent: readonly File[],
  emptiedSlots: readonly number[],
): File[] {
  const isGone = (slot: number | null) =>
    sent.some((file) => file.slot === slot) || emptiedSlots.some((emptied) => emptied === slot);
  return [...current.filter((file) => !isGone(file.slot)), ...sent];
}
