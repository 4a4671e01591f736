import type { Person } from '../../../contracts/administration.ts';
import type { JournalRole } from '../../../contracts/constants.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/administration.ts';

export const roleNames: Readonly<Record<JournalRole, PlainMessage>> = {
  reviewer: t.reviewer,
  editor: t.editor,
  'editor-in-chief': t.editorInChief,
  'production-editor': t.productionEditor,
};

/** A person's name with title. */
export const personName = ({ title, otherName, surname }: Pick<Person, 'title' | 'otherName' | 'surname'>): string =>
  t.personName({ title, otherName, surname });

export type HeldRole = Person['roles'][number];

/** A change of an account that needs confirmation. */
export type PersonChange =
  | { readonly kind: 'administrator'; readonly person: Person; readonly isAdmin: boolean }
  | { readonly kind: 'disabled'; readonly person: Person; readonly isDisabled: boolean }
  | { readonly kind: 'mark-taken'; readonly person: Person }
  | { readonly kind: 'role-taken'; readonly person: Person; readonly held: HeldRole };

interface ChangeWords {
  readonly title: string;
  readonly question: string;
  readonly action: string;
  readonly done: string;
}

/** A role at a journal in one phrase. */
export const roleAtJournal = ({ role, journalAbbreviation }: HeldRole): string =>
  t.roleAtJournal({ role: roleNames[role](), journal: journalAbbreviation });

function administratorWords(name: string, isAdmin: boolean): ChangeWords {
  return isAdmin
    ? {
        title: t.makeAdministratorTitle(),
        question: t.makeAdministratorText({ name }),
        action: t.makeAdministrator(),
        done: t.makeAdministratorDone({ name }),
      }
    : {
        title: t.removeAdministratorTitle(),
        question: t.removeAdministratorText({ name }),
        action: t.removeAdministrator(),
        done: t.removeAdministratorDone({ name }),
      };
}

function disabledWords(name: string, isDisabled: boolean): ChangeWords {
  return isDisabled
    ? {
        title: t.disableTitle(),
        question: t.disableText({ name }),
        action: t.disableAccount(),
        done: t.disableDone({ name }),
      }
    : {
        title: t.enableTitle(),
        question: t.enableText({ name }),
        action: t.enableAccount(),
        done: t.enableDone({ name }),
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
        title: t.clearMarkTitle(),
        question: t.clearMarkText({ name, email: change.person.email }),
        action: t.clearBounceMark(),
        done: t.clearMarkDone({ name }),
      };
    case 'role-taken':
      return {
        title: t.removeRoleTitle(),
        question: t.removeRoleText({ name, role: roleAtJournal(change.held) }),
        action: t.removeRole(),
        done: t.removeRoleDone({ name, role: roleAtJournal(change.held) }),
      };
  }
}

/** The question before a change and the notice after it; points out one's own account. */
export function changeWords(change: PersonChange, ownId: string): ChangeWords {
  const words = wordsOf(change);
  return change.person.id === ownId ? { ...words, question: t.ownAccount({ question: words.question }) } : words;
}
