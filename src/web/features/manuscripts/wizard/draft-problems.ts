import { manuscriptSlot } from '../../../../contracts/constants.ts';
import {
  ManuscriptAuthors,
  missingAuthorMessage,
  missingFileMessage,
} from '../../../../contracts/manuscript-values.ts';
import type { PublicSetup } from '../../../../contracts/journal-setup.ts';
import { Submission } from '../../../../contracts/manuscripts.ts';
import * as t from '../../../../messages/wizard.ts';
import { statementProblems, whereIn } from '../statements/typed-statements.ts';
import { authorFault, firstFault, isTyped } from './author-rules.ts';
import { nameOf } from './authors.ts';
import { authorsStep, detailsStep, filesStep, reviewStep, type Draft } from './draft.ts';
import { isUnderWay, type Uploads } from './upload-store.ts';

/** What keeps a draft from being sent: the field that needs a correction, and the text. */
export interface DraftProblem {
  readonly step: number;
  readonly field: string;
  readonly message: string;
  /** Of a problem of one author: the place in the list. */
  readonly author?: number;
}

const Details = Submission.pick({ articleTitle: true, articleAbstract: true, articleKeywords: true });

type Setup = Pick<PublicSetup, 'sections' | 'articleTypes' | 'checklist' | 'statements'>;

const isUnchosen = (classes: Setup['sections'], chosen: string): boolean =>
  classes.some(({ isOpen }) => isOpen) && !classes.some(({ id }) => id === chosen);

/** What the journal wants to know where it has sections and article types. */
function classProblems({ sectionId, articleTypeId }: Draft, setup: Setup | undefined): DraftProblem[] {
  const step = detailsStep;
  return [
    ...(isUnchosen(setup?.sections ?? [], sectionId) ? [{ step, field: 'sectionId', message: t.chooseSection() }] : []),
    ...(isUnchosen(setup?.articleTypes ?? [], articleTypeId)
      ? [{ step, field: 'articleTypeId', message: t.chooseArticleType() }]
      : []),
  ];
}

/** Statements with a fault, and those that the journal requires. */
const faultyStatements = ({ statements }: Draft, setup: Setup | undefined): DraftProblem[] =>
  statementProblems(statements, setup?.statements).map((problem) => ({
    step: detailsStep,
    field: problem.field,
    message: whereIn(problem),
  }));

/** Statements of the journal’s checklist that are not ticked. */
function checklistProblems({ confirmedStatements }: Draft, setup: Setup | undefined): DraftProblem[] {
  const open = (setup?.checklist ?? []).filter((statement) => !confirmedStatements.includes(statement));
  return open.length === 0
    ? []
    : [{ step: reviewStep, field: 'confirmedStatements', message: t.checklistOpen({ count: open.length }) }];
}

function detailProblems(draft: Draft, setup: Setup | undefined): DraftProblem[] {
  const journal = draft.journalId === '' ? [{ step: detailsStep, field: 'journalId', message: t.chooseJournal() }] : [];
  const judged = Details.safeParse(draft);
  const issues = judged.error?.issues ?? [];
  return [
    ...journal,
    ...classProblems(draft, setup),
    ...issues.map(({ path, message }) => ({ step: detailsStep, field: String(path[0]), message })),
  ];
}

const authorFieldOf = (field: string | null) => field ?? 'authorTitle';

function authorProblems({ authors }: Draft, isAdmin: boolean): DraftProblem[] {
  const step = authorsStep;
  if (authors.length === 0) return [{ step, field: 'authorTitle', message: missingAuthorMessage }];
  const faulty = authors.flatMap((author, place) => {
    const fault = authorFault(author, isAdmin);
    const message = t.authorProblem({ place: place + 1, name: nameOf(author), fault });
    return fault === '' ? [] : [{ step, field: authorFieldOf(firstFault(author, isAdmin)), message, author: place }];
  });
  const tooMany = ManuscriptAuthors.safeParse(authors).error?.issues.find(({ path }) => path.length === 0);
  return [...faulty, ...(tooMany ? [{ step, field: 'authorTitle', message: tooMany.message }] : [])];
}

function unaddedAuthor(draft: Draft, isAdmin: boolean): DraftProblem[] {
  if (draft.authorEdited !== null || !isTyped(draft.authorInProgress)) return [];
  return [
    {
      step: authorsStep,
      field: authorFieldOf(firstFault(draft.authorInProgress, isAdmin)),
      message: t.authorNotAddedYet(),
    },
  ];
}

/** Every problem of a draft, in the order of the steps; those of its journal, once it is known what that asks. */
export function draftProblems(draft: Draft, isAdmin: boolean, setup?: Setup): DraftProblem[] {
  const hasManuscript = draft.files[manuscriptSlot] !== null;
  const files = hasManuscript
    ? []
    : [{ step: filesStep, field: `files.${manuscriptSlot}`, message: missingFileMessage }];
  return [
    ...detailProblems(draft, setup),
    ...faultyStatements(draft, setup),
    ...authorProblems(draft, isAdmin),
    ...unaddedAuthor(draft, isAdmin),
    ...files,
    ...checklistProblems(draft, setup),
  ];
}

/** What to say beside the fields of the details, once their step has been left. */
export function detailErrors(draft: Draft, setup?: Setup): Record<string, string> {
  if (!draft.leftSteps.includes(detailsStep)) return {};
  const problems = [...detailProblems(draft, setup), ...statementProblems(draft.statements, setup?.statements)];
  return Object.fromEntries(problems.map(({ field, message }) => [field, message]));
}

const stillSending = (): DraftProblem => ({ step: filesStep, field: 'files', message: t.stillUploading() });

/** Uploads that keep a draft from being sent: a file on its way, or one that a reload of the page has cut off. */
export function uploadProblems(uploads: Uploads): DraftProblem[] {
  const isSending = Object.values(uploads).some(isUnderWay);
  const left = Object.entries(uploads).filter(([, { state }]) => state === 'left');
  const cutOff = left.map(([slot, { name }]) => ({
    step: filesStep,
    field: `files.${slot}`,
    message: t.uploadIncomplete({ name }),
  }));
  return [...(isSending ? [stillSending()] : []), ...cutOff];
}
