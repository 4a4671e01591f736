import { authorName } from '../../../../contracts/author-name.ts';
import type { ManuscriptAuthor } from '../../../../contracts/manuscript-values.ts';
import { mailboxOf } from '../../accounts/index.ts';
import type { Tie } from './conflict-store.ts';
import { institutionDomain } from './email-domain.ts';
import { institutionsOf } from './institutions.ts';
import type { EarlierInvitation, PersonStanding } from './standing-store.ts';

/** Why somebody may not review a manuscript. */
export interface Conflict {
  /** Nothing lifts it; else an editor may invite the person all the same, with a reason on the record. */
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
  /** The mailboxes of everybody who is, or ever was, one of them. */
  readonly writers: readonly string[];
  readonly round: number;
  readonly invitations: readonly EarlierInvitation[];
  /** Who can see the authors in an office, or could when they acted for a journal. */
  readonly offices: readonly { readonly userId: string; readonly email: string }[];
}

const firm = (words: string): Conflict => ({ isFirm: true, words });
const soft = (words: string): Conflict => ({ isFirm: false, words });

/** As an author, by name or by an article with one of them. */
function ofTies(manuscript: ReviewedManuscript, person: PersonStanding, ties: readonly Tie[]): Conflict[] {
  const writers = [mailboxOf(manuscript.submittingEmail), ...manuscript.writers];
  const isAuthor =
    person.userId === manuscript.submittingUserId || writers.some((mailbox) => person.mailboxes.includes(mailbox));
  if (isAuthor || ties.some(({ kind }) => kind === 'address')) return [firm('Is an author of this manuscript.')];
  return ties.flatMap(({ kind, author, title, year }) => {
    const named = manuscript.authors[author - 1];
    if (!named) return [];
    if (kind === 'name') return [soft(`May be the author ${authorName(named)}: the name is the same.`)];
    return [soft(`Wrote “${title ?? ''}” (${year ?? ''}) with the author ${authorName(named)}.`)];
  });
}

/** At the same institution, by what affiliations name or by the domain of addresses. */
function ofInstitutions(manuscript: ReviewedManuscript, person: PersonStanding): Conflict[] {
  const institutions = institutionsOf(person.affiliation);
  for (const author of manuscript.authors)
    for (const [compared, printed] of institutionsOf(author.authorAffiliation))
      if (institutions.has(compared)) return [soft(`Is at ${printed}, like the author ${authorName(author)}.`)];
  const domain = institutionDomain(person.email);
  if (domain === null) return [];
  const author = manuscript.authors.find(({ authorEmail }) => institutionDomain(authorEmail) === domain);
  if (author) return [soft(`Has an address at ${domain}, like the author ${authorName(author)}.`)];
  if (institutionDomain(manuscript.submittingEmail) !== domain) return [];
  return [soft(`Has an address at ${domain}, like the person who submitted the manuscript.`)];
}

/** As somebody who has the authors’ names before them, with this account or another one of the same mailbox. */
function ofOffices({ offices }: ReviewedManuscript, person: PersonStanding): Conflict[] {
  return offices.some(({ userId, email }) => userId === person.userId || person.mailboxes.includes(mailboxOf(email)))
    ? [firm('Can see who the authors are, as an editor who has to do with it or an administrator.')]
    : [];
}

/** By what came of earlier invitations to the manuscript. */
function ofInvitations({ round, invitations }: ReviewedManuscript, person: PersonStanding): Conflict[] {
  const own = invitations.filter(
    ({ reviewerId, email }) => reviewerId === person.userId || person.mailboxes.includes(mailboxOf(email)),
  );
  if (own.some((one) => one.round === round && ['invited', 'accepted', 'reported'].includes(one.state)))
    return [firm('Is invited to this round already.')];
  if (own.some(({ state }) => state === 'recused')) return [soft('Stepped back from reviewing this manuscript.')];
  if (own.some(({ state }) => state === 'declined')) return [soft('Declined to review this manuscript.')];
  return [];
}

function ofLoad({ openReviews, mostOpenReviews }: PersonStanding): Conflict[] {
  if (openReviews < mostOpenReviews) return [];
  if (mostOpenReviews === 0) return [firm('Takes no reviews at present.')];
  return [
    firm(`Has ${openReviews} open ${openReviews === 1 ? 'review' : 'reviews'}, and takes ${mostOpenReviews} at most.`),
  ];
}

/** Everything that keeps a person from reviewing a manuscript, what nothing lifts first. */
export function conflictsOf(
  manuscript: ReviewedManuscript,
  person: PersonStanding,
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
