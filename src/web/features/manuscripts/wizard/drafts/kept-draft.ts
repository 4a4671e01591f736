import { z } from 'zod';
import { DraftContent, type StoredDraft } from '../../../../../contracts/drafts.ts';
import { keptWork, readKeptWork, untouchedWork } from '../../../../drafts/kept-work.ts';
import { retyped, type OpenWork, type WorkChange, type Trouble as WorkTrouble } from '../../../../drafts/open-work.ts';
import * as work from '../../../../drafts/work-sync.ts';
import { newContent } from '../draft.ts';

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

const namedParts = [
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
  return namedParts
    .filter(({ fields }) => fields.some((field) => textOf(one[field]) !== textOf(other[field])))
    .map(({ words }) => words);
}

/** Whether two contents hold the same work. */
export const isSameWork = (one: DraftContent, other: DraftContent): boolean => differences(one, other).length === 0;

/** Why the server has not got the last state of a draft. */
export type Trouble = WorkTrouble<StoredDraft>;

/** A draft that a page works on. */
export type OpenDraft = OpenWork<KeptDraft, StoredDraft>;

/** What the saving finds out about a draft. */
export type SyncChange = WorkChange<KeptDraft, StoredDraft>;

/** A draft that nobody has touched yet: nothing is kept of it. */
export const untouched = (awsId: string): KeptDraft => ({ awsId, ...untouchedWork(newContent()) });

/** What the server has of a draft, as this browser keeps it. */
export const keptFrom = ({ awsId, content, version, savedAt }: StoredDraft): KeptDraft => ({
  awsId,
  content,
  version,
  savedAt,
  isSaved: true,
  touchedAt: savedAt,
});

/** A draft after the person has changed something. */
export const changedTo = (kept: KeptDraft, content: DraftContent, now: Date): KeptDraft =>
  retyped<DraftContent, KeptDraft>(kept, content, now);

export { quietTime } from '../../../../drafts/work-sync.ts';

/** What the saving of a draft touches: the page's copy, and the server. */
export type SyncParts = Omit<work.SyncParts<DraftContent, KeptDraft, StoredDraft>, 'isSameWork'>;

/** Brings the last state of a draft to the server: a moment after typing stops, one save at a time, over cut lines. */
export const draftSync = (parts: SyncParts): work.WorkSync =>
  work.workSync<DraftContent, KeptDraft, StoredDraft>({ ...parts, isSameWork });
