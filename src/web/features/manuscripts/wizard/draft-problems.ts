import { manuscriptSlot } from '../../../../contracts/constants.ts';
import {
  ManuscriptAuthors,
  missingAuthorMessage,
  missingFileMessage,
} from '../../../../contracts/manuscript-values.ts';
import { Submission } from '../../../../contracts/manuscripts.ts';
import { authorFault, firstFault, isTyped } from './author-rules.ts';
import type { Draft } from './draft.ts';
import { nameOf } from './name-of.ts';
import { authorsStep, detailsStep, filesStep } from './steps.ts';

/** What keeps a draft from being sent: where to mend it, and what to say. */
export interface DraftProblem {
  readonly step: number;
  readonly field: string;
  readonly message: string;
  /** Of a problem of one author: the place in the list. */
  readonly author?: number;
}

const Details = Submission.pick({ articleTitle: true, articleAbstract: true, articleKeywords: true });

function detailProblems(draft: Draft): DraftProblem[] {
  const journal =
    draft.journalId === '' ? [{ step: detailsStep, field: 'journalId', message: 'Please choose a journal.' }] : [];
  const judged = Details.safeParse(draft);
  const issues = judged.error?.issues ?? [];
  return [...journal, ...issues.map(({ path, message }) => ({ step: detailsStep, field: String(path[0]), message }))];
}

const authorFieldOf = (field: string | null) => field ?? 'authorTitle';

function authorProblems({ authors }: Draft, isAdmin: boolean): DraftProblem[] {
  const step = authorsStep;
  if (authors.length === 0) return [{ step, field: 'authorTitle', message: missingAuthorMessage }];
  const faulty = authors.flatMap((author, place) => {
    const fault = authorFault(author, isAdmin);
    // The name keeps its own direction within the sentence.
    const message = `Author ${place + 1}, \u2068${nameOf(author)}\u2069: ${fault}`;
    return fault === '' ? [] : [{ step, field: authorFieldOf(firstFault(author, isAdmin)), message, author: place }];
  });
  const tooMany = ManuscriptAuthors.safeParse(authors).error?.issues.find(({ path }) => path.length === 0);
  return [...faulty, ...(tooMany ? [{ step, field: 'authorTitle', message: tooMany.message }] : [])];
}

function unaddedAuthor(draft: Draft, isAdmin: boolean): DraftProblem[] {
  if (draft.authorEdited !== null || !isTyped(draft.authorInProgress)) return [];
  const message = 'You have typed an author who is not added yet. Please add the author, or clear the fields.';
  return [{ step: authorsStep, field: authorFieldOf(firstFault(draft.authorInProgress, isAdmin)), message }];
}

/** Every problem of a draft, in the order of the steps. */
export function draftProblems(draft: Draft, isAdmin: boolean): DraftProblem[] {
  const hasManuscript = draft.files[manuscriptSlot] !== null;
  const files = hasManuscript
    ? []
    : [{ step: filesStep, field: `files.${manuscriptSlot}`, message: missingFileMessage }];
  return [...detailProblems(draft), ...authorProblems(draft, isAdmin), ...unaddedAuthor(draft, isAdmin), ...files];
}

/** What to say beside the fields of the details, once their step has been left. */
export function detailErrors(draft: Draft): Record<string, string> {
  if (!draft.leftSteps.includes(detailsStep)) return {};
  return Object.fromEntries(detailProblems(draft).map(({ field, message }) => [field, message]));
}
