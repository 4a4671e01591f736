import { authorName } from '../../../../contracts/author-name.ts';
import type { ManuscriptAuthor } from '../../../../contracts/contributors.ts';
import * as t from '../../../../messages/review-responses.ts';
import { mailboxOf } from '../../accounts/index.ts';
import type { Tie } from './conflict-store.ts';
import { institutionDomain } from './email-domain.ts';
import { institutionsOf } from './institutions.ts';
import type { EarlierInvitation, PersonStatus } from './status-store.ts';

/** Why a person may not review a manuscript. */
export interface Conflict {
  /** Whether it cannot be overridden; else an editor may still invite the person, with a reason in the audit log. */
  readonly isFirm: boolean;
  /** For editors, who know the authors; never for authors or reviewers. */
  readonly words: string;
}

/** What the people are compared with. */
interface ReviewedManuscript {
  readonly submittingUserId: string;
  /** Of the person who submitted it, an author or not. */
  readonly submittingEmail: string;
  readonly authors: readonly ManuscriptAuthor[];
  /** The mailboxes of everyone who is or was one of the authors. */
  readonly writers: readonly string[];
  readonly round: number;
  readonly invitations: readonly EarlierInvitation[];
  /** Who can see the authors in an office, or could when they acted for a journal. */
  readonly offices: readonly { readonly userId: string; readonly email: string }[];
}

const firm = (words: string): Conflict => ({ isFirm: true, words });
const soft = (words: string): Conflict => ({ isFirm: false, words });

/** As an author, by name or by an article with one of them. */
function ofTies(manuscript: ReviewedManuscript, person: PersonStatus, ties: readonly Tie[]): Conflict[] {
  const writers = [mailboxOf(manuscript.submittingEmail), ...manuscript.writers];
  const isAuthor =
    person.userId === manuscript.submittingUserId || writers.some((mailbox) => person.mailboxes.includes(mailbox));
  if (isAuthor || ties.some(({ kind }) => kind === 'address')) return [firm(t.isAuthor())];
  return ties.flatMap(({ kind, author, title, year }) => {
    const named = manuscript.authors[author - 1];
    if (!named) return [];
    if (kind === 'name') return [soft(t.sameName({ author: authorName(named) }))];
    return [soft(t.sharedArticle({ title: title ?? '', year: year ?? '', author: authorName(named) }))];
  });
}

/** At the same institution, by what affiliations name or by the domain of addresses. */
function ofInstitutions(manuscript: ReviewedManuscript, person: PersonStatus): Conflict[] {
  const institutions = institutionsOf(person.affiliation);
  for (const author of manuscript.authors)
    for (const [compared, printed] of institutionsOf(author.authorAffiliation))
      if (institutions.has(compared))
        return [soft(t.sameInstitution({ institution: printed, author: authorName(author) }))];
  const domain = institutionDomain(person.email);
  if (domain === null) return [];
  const author = manuscript.authors.find(({ authorEmail }) => institutionDomain(authorEmail) === domain);
  if (author) return [soft(t.sameDomainAsAuthor({ domain, author: authorName(author) }))];
  if (institutionDomain(manuscript.submittingEmail) !== domain) return [];
  return [soft(t.sameDomainAsSubmitter({ domain }))];
}

/** People who can see the authors’ names, with this account or another of the same mailbox. */
function ofOffices({ offices }: ReviewedManuscript, person: PersonStatus): Conflict[] {
  return offices.some(({ userId, email }) => userId === person.userId || person.mailboxes.includes(mailboxOf(email)))
    ? [firm(t.seesAuthors())]
    : [];
}

/** By what came of earlier invitations to the manuscript. */
function ofInvitations({ round, invitations }: ReviewedManuscript, person: PersonStatus): Conflict[] {
  const own = invitations.filter(
    ({ reviewerId, email }) => reviewerId === person.userId || person.mailboxes.includes(mailboxOf(email)),
  );
  if (own.some((one) => one.round === round && ['invited', 'accepted', 'reported'].includes(one.state)))
    return [firm(t.isInvited())];
  if (own.some(({ state }) => state === 'recused')) return [soft(t.hasRecused())];
  if (own.some(({ state }) => state === 'declined')) return [soft(t.hasDeclined())];
  return [];
}

function ofLoad({ openReviews, mostOpenReviews }: PersonStatus): Conflict[] {
  if (openReviews < mostOpenReviews) return [];
  if (mostOpenReviews === 0) return [firm(t.takesNoReviews())];
  return [firm(t.tooManyReviews({ count: openReviews, most: mostOpenReviews }))];
}

/** What ties a person to the authors: as one of them, by name, by an article, by an institution. */
export const tiesToAuthors = (
  manuscript: ReviewedManuscript,
  person: PersonStatus,
  ties: readonly Tie[],
): readonly Conflict[] => [...ofTies(manuscript, person, ties), ...ofInstitutions(manuscript, person)];

/** All reasons why a person cannot review a manuscript, those without exception first. */
export function conflictsOf(
  manuscript: ReviewedManuscript,
  person: PersonStatus,
  ties: readonly Tie[],
): readonly Conflict[] {
  const all = [
    ...ofTies(manuscript, person, ties),
    ...ofOffices(manuscript, person),
    ...ofInvitations(manuscript, person),
    ...ofLoad(person),
    ...ofInstitutions(manuscript, person),
  ];
  return all.toSorted((one, other) => Number(other.isFirm) - Number(one.isFirm));
}
