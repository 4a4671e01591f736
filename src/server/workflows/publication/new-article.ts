import { siteDay } from '../../../contracts/site-zone.ts';
import { affiliationsIn } from '../../../contracts/affiliations.ts';
import type { ManuscriptAuthor } from '../../../contracts/contributors.ts';
import { inlineHtml, paragraphsHtml, type NewArticle } from '../../domains/articles/index.ts';
import { withCorrespondingAuthor, type FoundManuscript } from '../../domains/editorial/index.ts';

/** What its authors said of themselves beside the specified fields. */
const detailsOf = ({ kind, originalName, hasContributedEqually, roles, institutions }: ManuscriptAuthor) => ({
  kind,
  originalName,
  hasContributedEqually,
  roles,
  institutions,
});

/** The article that a manuscript becomes when it is published now. */
export function newArticleOf(
  { manuscript, journal, section, articleType }: FoundManuscript,
  doi: string | null,
  now: Date,
): NewArticle & { readonly id: string } {
  return {
    id: manuscript.id,
    journalId: journal.id,
    title: { text: manuscript.title, html: inlineHtml(manuscript.title) },
    abstractText: manuscript.abstract,
    abstractHtml: paragraphsHtml(manuscript.abstract),
    keywords: manuscript.keywords.map((word) => ({ text: word, html: inlineHtml(word) })),
    authors: withCorrespondingAuthor(manuscript.authors).map((author) => ({
      authorTitle: author.authorTitle || null,
      authorGivenName: author.authorGivenName,
      authorLastName: author.authorLastName,
      authorAffiliation: author.authorAffiliation,
      affiliations: affiliationsIn(author.authorAffiliation),
      orcid: null,
      isCorresponding: author.isCorresponding,
      ...detailsOf(author),
      email: author.authorEmail || null,
    })),
    volume: String(manuscript.volume),
    issue: String(manuscript.issue),
    receivedOn: siteDay(manuscript.submittedAt),
    acceptedOn: siteDay(manuscript.decidedAt ?? now),
    publishedOn: siteDay(now),
    doi,
    language: 'en',
    section: section?.name ?? null,
    articleType: articleType?.name ?? null,
    access: 'subscription',
    submittedBy: manuscript.submittingUserId,
    createdAt: now,
    updatedAt: now,
  };
}
