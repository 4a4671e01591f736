import { manuscriptSlot } from '../../../../contracts/constants.ts';
import {
  ManuscriptAuthors,
  missingAuthorMessage,
  missingFileMessage,
} from '../../../../contracts/manuscript-values.ts';
import { Submission } from '../../../../contracts/manuscripts.ts';
import { authorFault, firstFault, isTyped } from './author-rules.ts';
import { nameOf } from './authors.ts';
import { authorsStep, detailsStep, filesStep, type Draft } from './draft.ts';
import { isUnderWay, type Uploads } from './upload-store.ts';

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

const stillSending: DraftProblem = {
  step: filesStep,
  field: 'files',
  message: 'A file is still on its way. Please wait until it is uploaded, or cancel it.',
};

/** What of a draft's uploads keeps it from being sent: a file on its way, or one that a reload of the page has cut off. */
export function uploadProblems(uploads: Uploads): DraftProblem[] {
  const isSending = Object.values(uploads).some(isUnderWay);
  const left = Object.entries(uploads).filter(([, { state }]) => state === 'left');
  const cutOff = left.map(([slot, { name }]) => ({
    step: filesStep,
    field: `files.${slot}`,
    // The name keeps its own direction within the sentence.
    message: `“\u2068${name}\u2069” is not uploaded to its end. Please choose it again, or cancel it.`,
  }));
  return [...(isSending ? [stillSending] : []), ...cutOff];
}
