export { accessOn, openArticle, followOpenPeriods } from './access-period.ts';
export { countArticles } from './article-list-store.ts';
export { articleNumber } from './article-number.ts';
export { findImported, insertArticle, updateArticle, type NewArticle, type NewArticleText } from './article-store.ts';
export { addCitations } from './citing/citation-store.ts';
export { citeRetracted } from './citing/cite-retracted.ts';
export { lookUpReferences } from './citing/look-up-references.ts';
export { readCitedBy } from './citing/read-cited-by.ts';
export { changesOf } from './corrections/changes-of.ts';
export { correctArticle, type Corrected } from './corrections/correct-article.ts';
export { nameOrcids, withOrcids } from './author-orcids.ts';
export { refusalCause } from './doi/refusal-cause.ts';
export { requestDeposit, requestRefusedDeposits } from './doi/doi-store.ts';
export { mintDoi, mintReviewDoi, plannedDoi } from './doi/mint-doi.ts';
export { registerDois } from './doi/register-dois.ts';
export type { JatsArticle } from './jats/jats-article.ts';
export { readArticleFile, UnreadableArticle } from './jats/read-article-file.ts';
export {
  eraseOpenReview,
  keepOpenReview,
  listOpenReviews,
  type OpenReviewRow,
} from './open-reviews/open-review-store.ts';
export { readOpenReviews } from './open-reviews/read-open-reviews.ts';
export { articleFront, printAsManuscript, printRecord } from './print/print-article.ts';
export { inlineHtml, paragraphsHtml } from './plain-text-html.ts';
export {
  readArticlePage,
  readIssues,
  readPublishedArticle,
  readPublishedArticles,
  readRelatedArticles,
  readVersion,
} from './read-articles.ts';
export { readFrontMatters } from './jats-file/front-matters.ts';
export { readDatacite, readDataciteRecords, readIndexRecords } from './index-records/read-index-records.ts';
export { datacite } from './index-records/datacite-resource.ts';
export { countGaps } from './index-records/gap-store.ts';
export { askedOf, type IndexingFacts } from './index-records/indexing-requirements.ts';
export { makePrintPreview, readPrintPreview } from './formats/preview-design.ts';
export { readArticleEpub, readArticleText, readArticleZip } from './formats/read-article-file.ts';
export { readArticleXml } from './jats-file/read-article-xml.ts';
export { downloadArticlePdf, downloadEarlierPdf, readEntitlement, readersPdf } from './read-article-pdf.ts';
export { entitlementTo } from './reading-entitlement.ts';
export { replaceRelations } from './relations/relation-store.ts';
export { findOrcidWork } from './citation/orcid-work.ts';
export type { CitedWork } from './citation/cited-work.ts';
export { findCitedWork, readBibtex, readCitations, readCslJson, readRis } from './citation/read-citations.ts';
export { readAllArticlesFeed, readJournalFeed } from './feed/write-feed.ts';
export { eachArticlePlace, listLastChanges, listReviewedPlaces } from './sitemap-store.ts';
export { searchArticles } from './search/search-articles.ts';
export { withdrawArticle } from './withdraw-article.ts';
export { renameImportKeys } from './article-store.ts';
export { findEarliestChange, findHarvested, listHarvested, type HarvestedArticle } from './harvest-store.ts';
export { written, type DepositElement } from './doi/deposit-element.ts';
export { writeMixedXml, type XmlElement } from './write-xml.ts';
export { cleanText } from './text/clean-text.ts';
export { manuscriptText } from './text/manuscript-text.ts';
export { referencesInPassages } from './text/passage-references.ts';
export { styledReference } from './text/styled-reference.ts';
export { findProblems } from './text/text-problems.ts';
export { recordOf, type ArticleRecord } from './formats/record-text.ts';
export { findVersion } from './versions/article-version.ts';
export { readTitlePage, titleOfArticle } from './article-store.ts';
export { printedPdf } from './formats/printed-pdf.ts';
export { listRefusedDois } from './doi/doi-store.ts';
