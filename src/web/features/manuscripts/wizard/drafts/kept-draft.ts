import { z } from 'zod';
import { DraftContent } from '../../../../../contracts/drafts.ts';
import { keptWork, readKeptWork } from '../../../../drafts/kept-work.ts';

/** A draft as this browser keeps it, and how it stands to the server's copy. */
const KeptDraft = keptWork(DraftContent).extend({ awsId: z.string() });
export type KeptDraft = z.infer<typeof KeptDraft>;

/** A draft out of the browser's store. */
export const readKept = (text: string | null): KeptDraft | null => readKeptWork(KeptDraft, text);

// A database gives the fields of an object in an order of its own.
const inOneOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const textOf = (value: unknown) => JSON.stringify(value, inOneOrder);

const parts = [
  { words: 'the kind of issue', fields: ['specialReview'] },
  { words: 'the journal', fields: ['journalId'] },
  { words: 'the title', fields: ['articleTitle'] },
  { words: 'the abstract', fields: ['articleAbstract'] },
  { words: 'the keywords', fields: ['articleKeywords', 'keywordInProgress'] },
  { words: 'the authors', fields: ['authors', 'authorInProgress', 'authorEdited'] },
  { words: 'the files', fields: ['files'] },
  { words: 'what was found in the manuscript', fields: ['found'] },
] as const satisfies readonly { words: string; fields: readonly (keyof DraftContent)[] }[];

/** What differs between two contents, in words. Where a person stands in the wizard is no difference. */
export function differences(one: DraftContent, other: DraftContent): string[] {
  return parts
    .filter(({ fields }) => fields.some((field) => textOf(one[field]) !== textOf(other[field])))
    .map(({ words }) => words);
}

/** Whether two contents hold the same work. */
export const isSameWork = (one: DraftContent, other: DraftContent): boolean => differences(one, other).length === 0;
