import { v4 } from 'uuid';
import { fileSlots } from '../../../../contracts/constants.ts';
import { blankStatements, type AuthorFields, type DraftContent } from '../../../../contracts/drafts.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import * as t from '../../../../messages/wizard.ts';

const stepNames = [t.stepDetails, t.stepAuthors, t.stepFiles, t.stepReview] as const;

/** The name of a step, by its number. */
export const stepName = (step: number): string => stepNames[step]?.() ?? '';

/** The names of the steps of the wizard, by number. */
export const steps: readonly string[] = stepNames.map((name) => name());
export const detailsStep = 0;
export const authorsStep = 1;
export const filesStep = 2;
export const reviewStep = 3;

export type { AuthorFields };

/** A submission that is being prepared, under the id that its files are uploaded under. */
export type Draft = DraftContent & { readonly awsId: string };

/** A change of a draft; a function gets the latest draft, for changes that arrive later. */
export type DraftChange = Partial<DraftContent> | ((draft: Draft) => Partial<DraftContent>);

/** The parts that a change sets. */
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
  sectionId: '',
  articleTypeId: '',
  confirmedStatements: [],
  articleTitle: '',
  articleAbstract: '',
  articleKeywords: [],
  keywordInProgress: '',
  statements: blankStatements,
  authors: [],
  authorInProgress: blankAuthor,
  authorEdited: null,
  files: fileSlots.map(() => null),
  found: null,
  agreesToPublication: false,
});

/** An empty draft with an upload id of its own. */
export const newDraft = (): Draft => ({ awsId: v4(), ...newContent() });

/** What every step of the wizard gets. */
export interface StepProps {
  readonly user: CurrentUser;
  readonly draft: Draft;
  /** Changes and saves the draft; may be called after the step was left. */
  readonly change: (change: DraftChange) => void;
  /** How often the person has moved on; each time the step's heading takes the focus. */
  readonly arrivals: number;
  /** The field that takes the focus in place of the heading, by its `data-path`. */
  readonly focus?: string | null;
}

/** A list of keywords with more of them; words that are there already, in any letter case, are left out. */
export function withKeywords(keywords: readonly string[], more: readonly string[]): string[] {
  const kept = [...keywords];
  for (const word of more) if (!kept.some((known) => known.toLowerCase() === word.toLowerCase())) kept.push(word);
  return kept;
}

/** What a draft is called in a list. */
export const draftTitle = ({ articleTitle }: { readonly articleTitle: string }): string =>
  articleTitle.trim() === '' ? t.untitledDraft() : articleTitle;

/** The files of a draft with another one in a slot; a draft from before the title page gets that slot, too. */
export const withFile = (files: Draft['files'], slot: number, file: StoredFile | null): Draft['files'] =>
  fileSlots.map((_, place) => (place === slot ? file : (files[place] ?? null)));
