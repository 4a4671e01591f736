import type { Person } from '../../../contracts/administration.ts';
import type { JournalRole } from '../../../contracts/constants.ts';

/** The roles at a journal, as the pages name them. */
export const roleNames: Readonly<Record<JournalRole, string>> = {
  reviewer: 'Reviewer',
  editor: 'Editor',
  'editor-in-chief': 'Editor in chief',
};

/** A person as sentences name them. */
export const personName = ({ title, otherName, surname }: Pick<Person, 'title' | 'otherName' | 'surname'>): string =>
  `${title} ${otherName} ${surname}`;

export type HeldRole = Person['roles'][number];

/** A change of somebody's account that is asked about first. */
export type PersonChange =
  | { readonly kind: 'administrator'; readonly person: Person; readonly isAdmin: boolean }
  | { readonly kind: 'disabled'; readonly person: Person; readonly isDisabled: boolean }
  | { readonly kind: 'mark-taken'; readonly person: Person }
  | { readonly kind: 'role-taken'; readonly person: Person; readonly held: HeldRole };

interface ChangeWords {
  readonly title: string;
  readonly question: string;
  readonly action: string;
  /** What is so when it is done. */
  readonly done: string;
}

/** A role at a journal in one phrase. */
export const roleAtJournal = ({ role, journalAbbreviation }: HeldRole): string =>
  `${roleNames[role]} of ${journalAbbreviation}`;

function administratorWords(name: string, isAdmin: boolean): ChangeWords {
  return isAdmin
    ? {
        title: 'Make this person an administrator?',
        question: `${name} will see every manuscript, publish, and manage people.`,
        action: 'Make administrator',
        done: `${name} is an administrator.`,
      }
    : {
        title: 'Take the administration away?',
        question: `${name} will keep the account and the roles at journals, and can manage nothing else.`,
        action: 'Take it away',
        done: `${name} is no administrator any more.`,
      };
}

function disabledWords(name: string, isDisabled: boolean): ChangeWords {
  return isDisabled
    ? {
        title: 'Disable this account?',
        question: `${name} is signed out everywhere at once and cannot log in until the account is opened again. Manuscripts and articles stay.`,
        action: 'Disable the account',
        done: `The account of ${name} is disabled.`,
      }
    : {
        title: 'Open this account again?',
        question: `${name} can log in again, with the password and the roles from before.`,
        action: 'Open the account',
        done: `The account of ${name} is open again.`,
      };
}

function wordsOf(change: PersonChange): ChangeWords {
  const name = personName(change.person);
  switch (change.kind) {
    case 'administrator':
      return administratorWords(name, change.isAdmin);
    case 'disabled':
      return disabledWords(name, change.isDisabled);
    case 'mark-taken':
      return {
        title: 'Do emails arrive again?',
        question: `The mark goes from ${change.person.email}: ${name} gets every email again, mailings too.`,
        action: 'Take the mark off',
        done: `The mark is off the address of ${name}.`,
      };
    case 'role-taken':
      return {
        title: 'Take this role away?',
        question: `${name} will not be ${roleAtJournal(change.held)} any more.`,
        action: 'Take the role',
        done: `${name} is not ${roleAtJournal(change.held)} any more.`,
      };
  }
}

/** What is asked before a change, and said after it; one's own account is named as such. */
export function changeWords(change: PersonChange, ownId: string): ChangeWords {
  const words = wordsOf(change);
  return change.person.id === ownId ? { ...words, question: `This is your own account. ${words.question}` } : words;
}
