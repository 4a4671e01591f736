import { manuscriptSlot } from '../../../../contracts/constants.ts';
import { missingAuthorMessage, missingFileMessage } from '../../../../contracts/manuscript-values.ts';
import { Submission } from '../../../../contracts/manuscripts.ts';
import { authorRules } from './author-rules.ts';
import type { AuthorFields, Draft } from './draft.ts';
import { nameOf } from './name-of.ts';
import { authorsStep, detailsStep, filesStep } from './steps.ts';

/** What keeps a draft from being sent: where to mend it, and what to say. */
export interface DraftProblem {
  readonly step: number;
  readonly field: string;
  readonly message: string;
}

const Details = Submission.pick({ articleTitle: true, articleAbstract: true, articleKeywords: true });

function detailProblems(draft: Draft): DraftProblem[] {
  const journal =
    draft.journalId === '' ? [{ step: detailsStep, field: 'journalId', message: 'Please choose a journal.' }] : [];
  const judged = Details.safeParse(draft);
  const issues = judged.error?.issues ?? [];
  return [...journal, ...issues.map(({ path, message }) => ({ step: detailsStep, field: String(path[0]), message }))];
}

function authorProblems(draft: Draft, isAdmin: boolean): DraftProblem[] {
  if (draft.authors.length === 0) return [{ step: authorsStep, field: 'authors', message: missingAuthorMessage }];
  const rules = authorRules(isAdmin);
  return draft.authors
    .filter((author) => !rules.safeParse(author).success)
    .map((author) => ({
      step: authorsStep,
      field: 'authors',
      message: `Something is missing for ${nameOf(author)}. Please edit this author.`,
    }));
}

const isTyped = (author: AuthorFields) => Object.values(author).some((value) => value.trim() !== '');

function unaddedAuthor(draft: Draft): DraftProblem[] {
  if (draft.authorEdited !== null || !isTyped(draft.authorInProgress)) return [];
  const message = 'You have typed an author who is not added yet. Please add the author, or clear the fields.';
  return [{ step: authorsStep, field: 'authors', message }];
}

/** Every problem of a draft, in the order of the steps. */
export function draftProblems(draft: Draft, isAdmin: boolean): DraftProblem[] {
  const hasManuscript = draft.files[manuscriptSlot] !== null;
  const files = hasManuscript ? [] : [{ step: filesStep, field: 'files', message: missingFileMessage }];
  return [...detailProblems(draft), ...authorProblems(draft, isAdmin), ...unaddedAuthor(draft), ...files];
}

/** What to say beside the fields of the details, once their step has been left. */
export function detailErrors(draft: Draft): Record<string, string> {
  if (!draft.leftSteps.includes(detailsStep)) return {};
  return Object.fromEntries(detailProblems(draft).map(({ field, message }) => [field, message]));
}
