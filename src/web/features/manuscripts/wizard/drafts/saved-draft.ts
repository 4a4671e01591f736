import { z } from 'zod';
import { DraftContent, type StoredDraft } from '../../../../../contracts/drafts.ts';
import type { PlainMessage } from '../../../../../messages/message.ts';
import * as t from '../../../../../messages/wizard.ts';
import { savedWork, readSavedWork, untouchedWork } from '../../../../drafts/saved-work.ts';
import { retyped, type OpenWork, type WorkChange, type Trouble as WorkTrouble } from '../../../../drafts/open-work.ts';
import * as work from '../../../../drafts/work-sync.ts';
import { newContent } from '../draft.ts';

/** A draft as this browser saves it, and whether the server has it. */
const SavedDraft = savedWork(DraftContent).extend({ awsId: z.string() });
export type SavedDraft = z.infer<typeof SavedDraft>;

/** Reads a draft from the browser's storage. */
export const readSaved = (text: string | null): SavedDraft | null => readSavedWork(SavedDraft, text);

// The database may return the fields of an object in another order.
const inOneOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const textOf = (value: unknown) => JSON.stringify(value, inOneOrder);

const namedParts = [
  { words: t.partIssueType, fields: ['specialReview'] },
  { words: t.partJournal, fields: ['journalId'] },
  { words: t.partClasses, fields: ['sectionId', 'articleTypeId'] },
  { words: t.partChecklist, fields: ['confirmedStatements'] },
  { words: t.partTitle, fields: ['articleTitle'] },
  { words: t.partAbstract, fields: ['articleAbstract'] },
  { words: t.partKeywords, fields: ['articleKeywords', 'keywordInProgress'] },
  { words: t.partStatements, fields: ['statements'] },
  { words: t.partAuthors, fields: ['authors', 'authorInProgress', 'authorEdited'] },
  { words: t.partFiles, fields: ['files'] },
  { words: t.partSuggestions, fields: ['found'] },
] as const satisfies readonly { words: PlainMessage; fields: readonly (keyof DraftContent)[] }[];

/** What differs between two contents, in words. The step of the wizard is no difference. */
export function differences(one: DraftContent, other: DraftContent): string[] {
  return namedParts
    .filter(({ fields }) => fields.some((field) => textOf(one[field]) !== textOf(other[field])))
    .map(({ words }) => words());
}

/** Whether two contents hold the same work. */
export const isSameWork = (one: DraftContent, other: DraftContent): boolean => differences(one, other).length === 0;

/** Why the server does not have the latest version of a draft. */
export type Trouble = WorkTrouble<StoredDraft>;

/** A draft that a page works on. */
export type OpenDraft = OpenWork<SavedDraft, StoredDraft>;

/** Changes of a draft that saving reports. */
export type SyncChange = WorkChange<SavedDraft, StoredDraft>;

/** A draft that has not been touched yet: nothing is saved. */
export const untouched = (awsId: string): SavedDraft => ({ awsId, ...untouchedWork(newContent()) });

/** The server's version of a draft, as this browser saves it. */
export const savedFrom = ({ awsId, content, version, savedAt }: StoredDraft): SavedDraft => ({
  awsId,
  content,
  version,
  savedAt,
  isSaved: true,
  touchedAt: savedAt,
});

/** A draft after the person has changed something. */
export const changedTo = (kept: SavedDraft, content: DraftContent, now: Date): SavedDraft =>
  retyped<DraftContent, SavedDraft>(kept, content, now);

export { quietTime } from '../../../../drafts/work-sync.ts';

/** What saving a draft needs: the page's copy, and the server. */
export type SyncParts = Omit<work.SyncParts<DraftContent, SavedDraft, StoredDraft>, 'isSameWork'>;

/** Saves a draft on the server: a moment after typing stops, one save at a time, with retries. */
export const draftSync = (parts: SyncParts): work.WorkSync =>
  work.workSync<DraftContent, SavedDraft, StoredDraft>({ ...parts, isSameWork });
