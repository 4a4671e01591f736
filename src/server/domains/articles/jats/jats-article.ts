import type { OtherAbstract, Translation } from '../../../../contracts/article-parts.ts';
import type { ContributorDetails } from './contributor-details.ts';
import type { Grant } from '../../../../contracts/statements.ts';
import type { OpenPeriod } from '../../../db/schema/publications.ts';

/** Inline text with its typography: `html` holds formatting, links and formulas only and is escaped. */
export interface RichText {
  readonly text: string;
  readonly html: string;
}

/** A date as exact as its source: `iso` is 2011-05-20, 2011-05 or 2011. */
export interface PartialDate {
  readonly year: number;
  readonly month: number | null;
  readonly day: number | null;
  readonly iso: string;
}

/** An author; a group of authors has its name in `lastName`. */
export interface JatsAuthor {
  /** How the person is addressed, such as “Dr”. */
  readonly title: string | null;
  readonly givenName: string;
  readonly lastName: string;
  readonly isGroup: boolean;
  readonly email: string | null;
  readonly orcid: string | null;
  readonly affiliations: readonly string[];
  readonly isCorresponding: boolean;
  readonly onBehalfOf: string | null;
  /** What else is said of the author; what is not known is absent. */
  readonly details: ContributorDetails;
}

/** A cited work; `id` is the address that the body's links lead to. */
export interface JatsReference {
  readonly id: string;
  readonly label: string | null;
  /** What JATS calls the kind of the work: journal, book. */
  readonly kind: string | null;
  readonly html: string;
  readonly text: string;
  readonly doi: string | null;
  readonly url: string | null;
}

export interface JatsJournal {
  readonly title: string | null;
  readonly abbreviation: string | null;
  readonly issnPrint: string | null;
  readonly issnElectronic: string | null;
  readonly publisher: string | null;
}

/** Block markup; `origin` says whether the authors wrote it as an abstract or it was taken from the body. */
export interface JatsAbstract {
  readonly text: string;
  readonly html: string;
  readonly origin: 'abstract' | 'summary' | 'opening';
}

export interface ContentsEntry {
  readonly id: string;
  readonly title: RichText;
  readonly level: number;
}

export interface ArticleBody {
  readonly html: string;
  readonly contents: readonly ContentsEntry[];
}

/** Another article that this one names, and what it is to it in the words of JATS; the DOI in lower case. */
export interface JatsRelation {
  readonly type: string;
  readonly doi: string | null;
  readonly url: string;
}

/** The licence in words; `url` only leads to one that does not open the article. */
export interface JatsLicence {
  readonly url: string | null;
  readonly text: string;
}

/** What an article's XML says, in our words. */
export interface JatsArticle {
  readonly journal: JatsJournal;
  readonly articleType: string;
  readonly heading: string | null;
  readonly language: string;
  readonly doi: string | null;
  readonly publisherId: string | null;
  readonly title: RichText;
  readonly authors: readonly JatsAuthor[];
  readonly sharedAffiliations: readonly string[];
  readonly abstract: JatsAbstract | null;
  readonly otherAbstracts: readonly OtherAbstract[];
  readonly translations: readonly Translation[];
  readonly related: readonly JatsRelation[];
  readonly keywords: readonly RichText[];
  readonly subjects: readonly string[];
  readonly grants: readonly Grant[];
  readonly volume: string | null;
  readonly issue: string | null;
  readonly firstPage: string | null;
  readonly lastPage: string | null;
  readonly elocationId: string | null;
  readonly received: PartialDate | null;
  readonly accepted: PartialDate | null;
  readonly published: PartialDate | null;
  readonly openPeriods: readonly OpenPeriod[];
  readonly licence: JatsLicence | null;
  readonly copyright: string | null;
  readonly body: ArticleBody | null;
  readonly references: readonly JatsReference[];
}
