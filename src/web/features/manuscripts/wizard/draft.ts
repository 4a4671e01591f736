import { v4 } from 'uuid';
import { fileSlots } from '../../../../contracts/constants.ts';
import type { AuthorFields, DraftContent } from '../../../../contracts/drafts.ts';

export type { AuthorFields };

/** A submission that is being prepared, under the id that its files are uploaded under. */
export type Draft = DraftContent & { readonly awsId: string };

/** What is to be other in a draft; a function sees the draft as it then stands, which matters to what arrives later. */
export type DraftChange = Partial<DraftContent> | ((draft: Draft) => Partial<DraftContent>);

/** What a change makes other. */
export const partsChanged = (draft: Draft, change: DraftChange): Partial<DraftContent> =>
  typeof change === 'function' ? change(draft) : change;

export const blankAuthor: AuthorFields = {
  authorTitle: '',
  authorGivenName: '',
  authorLastName: '',
  authorEmail: '',
  authorAffiliation: '',
  isCorresponding: false,
};

/** What an empty draft holds. */
export const newContent = (): DraftContent => ({
  specialReview: null,
  step: 0,
  leftSteps: [],
  journalId: '',
  articleTitle: '',
  articleAbstract: '',
  articleKeywords: [],
  keywordInProgress: '',
  authors: [],
  authorInProgress: blankAuthor,
  authorEdited: null,
  files: fileSlots.map(() => null),
  found: null,
});

/** An empty draft with an upload id of its own. */
export const newDraft = (): Draft => ({ awsId: v4(), ...newContent() });
