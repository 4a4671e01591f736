import { z } from 'zod';
import { DraftContent } from '../../../../../contracts/drafts.ts';

/** A draft as this browser keeps it, and how it stands to the server's copy. */
export const KeptDraft = z.object({
  awsId: z.string(),
  content: DraftContent,
  /** The server's save that this content started from; 0 while it has none. */
  version: z.int(),
  /** When the server last took this draft; null while it never did. */
  savedAt: z.string().nullable(),
  /** Whether the server has exactly this content. */
  isSaved: z.boolean(),
  /** When the person last changed it, here or elsewhere; null for one that was never touched. */
  touchedAt: z.string().nullable(),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

/** A draft out of the browser's store. What was typed too long for the server is kept all the same. */
export function readKept(text: string | null): KeptDraft | null {
  const value: unknown = JSON.parse(text ?? 'null');
  const judged = KeptDraft.safeParse(value);
  if (judged.success) return judged.data;
  // The shape is right wherever nothing but a length is at fault.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return judged.error.issues.every(({ code }) => code === 'too_big') ? (value as KeptDraft) : null;
}

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
] as const satisfies readonly { words: string; fields: readonly (keyof DraftContent)[] }[];

/** What differs between two contents, in words. Where a person stands in the wizard is no difference. */
export function differences(one: DraftContent, other: DraftContent): string[] {
  return parts
    .filter(({ fields }) => fields.some((field) => textOf(one[field]) !== textOf(other[field])))
    .map(({ words }) => words);
}

/** Whether two contents hold the same work. */
export const isSameWork = (one: DraftContent, other: DraftContent): boolean => differences(one, other).length === 0;
