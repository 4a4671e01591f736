import type { AuthorFields } from '../../../../contracts/drafts.ts';
import type { Context } from '../../../context.ts';
import { findSearched, findSubmitter } from './check-store.ts';
import type { Person } from '../../../ports/inspection/document-inspector.ts';

/** A name in its original script as one to search for; its last word is taken for the last name. */
const inOriginalScript = (name: string): Person => {
  const words = name.trim().split(/\s+/);
  return { givenName: words.slice(0, -1).join(' '), lastName: words.at(-1) ?? '', email: '', affiliation: '' };
};

/** Authors and submitter, each person once. */
export function peopleOf(
  authors: readonly Omit<AuthorFields, 'isCorresponding'>[],
  submitter: Person | null,
): Person[] {
  const people = authors.flatMap(
    ({ authorGivenName, authorLastName, authorEmail, authorAffiliation, originalName = '' }): Person[] => [
      {
        givenName: authorGivenName,
        lastName: authorLastName,
        email: authorEmail,
        affiliation: authorAffiliation,
      },
      ...(originalName === '' ? [] : [inOriginalScript(originalName)]),
    ],
  );
  const all = submitter === null ? people : [...people, submitter];
  const keyOf = ({ givenName, lastName, email }: Person) => `${givenName}\n${lastName}\n${email}`.toLowerCase();
  return [...new Map(all.map((person) => [keyOf(person), person])).values()];
}

/** The authors of a version and the person who submitted it. */
export async function authorsNamed(
  { db }: Pick<Context, 'db'>,
  manuscript: { readonly id: string; readonly version: number; readonly submittingUserId: string },
): Promise<Person[]> {
  const searched = await findSearched(db, manuscript.id, manuscript.version);
  return peopleOf(searched?.authors ?? [], await findSubmitter(db, manuscript.submittingUserId));
}
