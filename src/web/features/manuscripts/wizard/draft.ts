import { v4 } from 'uuid';
import { z } from 'zod';
import { fileSlots } from '../../../../contracts/constants.ts';
import { StoredFile } from '../../../../contracts/files.ts';

/** An author as typed; the rules are applied when it is added. */
const AuthorFields = z.object({
  authorTitle: z.string(),
  authorGivenName: z.string(),
  authorLastName: z.string(),
  authorEmail: z.string(),
  authorAffiliation: z.string(),
});
export type AuthorFields = z.infer<typeof AuthorFields>;

/** A submission that is being prepared, kept in the browser until it is sent. */
export const Draft = z.object({
  awsId: z.string(),
  /** Null until the person has said which kind of issue it is for. */
  specialReview: z.boolean().nullable(),
  step: z.int().min(0).max(3),
  /** The steps that have been left once: what they lack is marked. */
  leftSteps: z.array(z.int()),
  journalId: z.string(),
  articleTitle: z.string(),
  articleAbstract: z.string(),
  articleKeywords: z.array(z.string()),
  keywordInProgress: z.string(),
  authors: z.array(AuthorFields),
  authorInProgress: AuthorFields,
  /** The place of the author that is being edited; null while one is being added. */
  authorEdited: z.int().nullable(),
  files: z.array(StoredFile.nullable()).length(fileSlots.length),
  savedAt: z.string().nullable(),
});
export type Draft = z.infer<typeof Draft>;

export const blankAuthor: AuthorFields = {
  authorTitle: '',
  authorGivenName: '',
  authorLastName: '',
  authorEmail: '',
  authorAffiliation: '',
};

/** An empty draft with an upload id of its own. */
export const newDraft = (): Draft => ({
  awsId: v4(),
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
  savedAt: null,
});
