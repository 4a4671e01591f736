import { AddressedAuthor, ManuscriptAuthor, type ContributorKind } from '../../../../contracts/contributors.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import * as t from '../../../../messages/wizard.ts';
import type { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import type { AuthorFields } from './draft.ts';

/** The contract's author; only an administrator may leave out the email. */
export const authorRules = (isAdmin: boolean) => (isAdmin ? ManuscriptAuthor : AddressedAuthor);

/** A form for an author, as its parts use it. */
export type AuthorFormValues = ReturnType<typeof useContractForm<ReturnType<typeof authorRules>, AuthorFields>>['form'];

/** The names of the typed fields, in their order in the form. */
const authorFieldWords = {
  authorTitle: t.lacksTitle,
  authorGivenName: t.lacksGivenName,
  authorLastName: t.lacksLastName,
  authorEmail: t.lacksEmail,
  authorAffiliation: t.lacksAffiliation,
} as const satisfies Partial<Record<keyof AuthorFields, PlainMessage>>;
type AuthorFieldName = keyof typeof authorFieldWords;

// The keys of the table above, in their order.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const fieldNames = Object.keys(authorFieldWords) as AuthorFieldName[];

/** The fields that each kind of author has no need of. */
const spared = {
  person: [],
  'single-name': ['authorGivenName'],
  group: ['authorTitle', 'authorGivenName', 'authorEmail'],
} as const satisfies Record<ContributorKind, readonly AuthorFieldName[]>;

/** The fields of an author that are empty and must not be. */
export function missingFields(author: AuthorFields, isAdmin: boolean): AuthorFieldName[] {
  const free: readonly AuthorFieldName[] = spared[author.kind ?? 'person'];
  return fieldNames.filter(
    (name) => author[name].trim() === '' && !free.includes(name) && !(isAdmin && name === 'authorEmail'),
  );
}

/** The first field of an author that keeps it from being sent; null if none does. */
export function firstFault(author: AuthorFields, isAdmin: boolean): AuthorFieldName | null {
  const issues = authorRules(isAdmin).safeParse(author).error?.issues ?? [];
  return fieldNames.find((name) => issues.some(({ path }) => path[0] === name)) ?? null;
}

/** What an author lacks or has wrong, in words; empty if nothing is at fault. */
export function authorFault(author: AuthorFields, isAdmin: boolean): string {
  const missing = missingFields(author, isAdmin).map((name) => authorFieldWords[name]());
  if (missing.length > 0) return t.authorLacks({ fields: missing.join(', ') });
  return authorRules(isAdmin).safeParse(author).error?.issues[0]?.message ?? '';
}

/** Whether anything is typed for an author; the affiliation may come from the author before. */
export const isTyped = (author: AuthorFields): boolean =>
  fieldNames.some((name) => name !== 'authorAffiliation' && author[name].trim() !== '');
