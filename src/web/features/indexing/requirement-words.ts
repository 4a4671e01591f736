import type { Index, Requirement } from '../../../contracts/indexing.ts';
import * as t from '../../../messages/indexing.ts';
import type { PlainMessage } from '../../../messages/message.ts';

export const indexNames: Readonly<Record<Index, PlainMessage>> = {
  crossref: t.crossref,
  doaj: t.doaj,
  pubmed: t.pubmed,
  scholar: t.scholar,
  scopus: t.scopus,
  'plan-s': t.planS,
};

/** Where something missing is added; `null`: not on this site. */
export type FixPlace = 'journal' | 'setup' | 'review' | 'articles' | 'dois' | null;

interface RequirementWords {
  readonly name: PlainMessage;
  readonly fix: PlainMessage;
  readonly place: FixPlace;
}

const words = (name: PlainMessage, fix: PlainMessage, place: FixPlace): RequirementWords => ({ name, fix, place });

/** What a requirement is called, how it is met, and where. */
export const requirementWords: Readonly<Record<Requirement, RequirementWords>> = {
  issn: words(t.issn, t.issnFix, 'journal'),
  aims: words(t.aims, t.aimsFix, 'journal'),
  guidelines: words(t.guidelines, t.guidelinesFix, 'setup'),
  board: words(t.board, t.boardFix, 'setup'),
  reviewers: words(t.reviewers, t.reviewersFix, 'review'),
  'five-a-year': words(t.fiveAYear, t.fiveAYearFix, null),
  'twenty-five': words(t.twentyFive, t.twentyFiveFix, null),
  'two-years': words(t.twoYears, t.twoYearsFix, null),
  encrypted: words(t.encrypted, t.encryptedFix, null),
  'crossref-account': words(t.crossrefAccount, t.crossrefAccountFix, null),
  'notice-policy': words(t.noticePolicy, t.noticePolicyFix, null),
  'outside-archive': words(t.outsideArchive, t.outsideArchiveFix, null),
  open: words(t.open, t.openFix, 'articles'),
  licence: words(t.licence, t.licenceFix, null),
  doi: words(t.doi, t.doiFix, null),
  'doi-accepted': words(t.doiAccepted, t.doiAcceptedFix, 'dois'),
  authors: words(t.authors, t.authorsFix, 'articles'),
  abstract: words(t.abstract, t.abstractFix, 'articles'),
  english: words(t.english, t.englishFix, null),
  affiliation: words(t.affiliation, t.affiliationFix, 'articles'),
  institution: words(t.institution, t.institutionFix, null),
  orcid: words(t.orcid, t.orcidFix, null),
  references: words(t.references, t.referencesFix, null),
  'full-text': words(t.fullText, t.fullTextFix, null),
  pdf: words(t.pdf, t.pdfFix, 'articles'),
};
