import { articleFiles } from '../../contracts/article-files.ts';
import { articleVersions } from '../../contracts/article-versions.ts';
import { articleXml } from '../../contracts/article-xml.ts';
import { articles } from '../../contracts/articles.ts';
import { citing } from '../../contracts/citing.ts';
import { corrections } from '../../contracts/corrections.ts';
import { indexRecords } from '../../contracts/index-records.ts';
import { openReview } from '../../contracts/open-review.ts';
import { search } from '../../contracts/search.ts';
import {
  readArticlePage,
  readCslJson,
  readDatacite,
  readCitedBy,
  readIndexRecords,
  readIssues,
  readOpenReviews,
  readCitations,
  readEntitlement,
  readPublishedArticle,
  readPublishedArticles,
  readRelatedArticles,
  readVersion,
  searchArticles,
} from '../domains/articles/index.ts';
import {
  openArticleEpub,
  openArticlePdf,
  openArticleText,
  openArticleXml,
  openArticleZip,
  openEarlierPdf,
  takeReference,
} from '../domains/usage/index.ts';
import { fileRoute, route, textRoute, uploadRoute } from '../http/route.ts';
import { correctPublishedArticle, uploadCorrectedPdf } from '../workflows/publication/correct-published-article.ts';
import { certificates } from '../../contracts/certificates.ts';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { confirmCertificate, generateCertificate, openCertificate } from '../domains/editorial/index.ts';

export const certificateRoutes = [
  route(manuscripts.generate, (ctx, { body }) => generateCertificate(ctx, body.articleId)),
  route(certificates.confirm, (ctx, { params }) => confirmCertificate(ctx, params.articleId)),
  fileRoute(certificates.document, (ctx, { params, query }) => openCertificate(ctx, params.articleId, query)),
];

export const articleRoutes = [
  route(articles.published, (ctx) => readPublishedArticles(ctx)),
  route(articles.publishedOfJournal, (ctx, { params }) => readPublishedArticles(ctx, params.journalAbbreviation)),
  route(articles.single, (ctx, { params }) => readPublishedArticle(ctx, params.articleId)),
  route(articles.page, (ctx, { query }) => readArticlePage(ctx, query)),
  route(articles.issues, (ctx, { params }) => readIssues(ctx, params.journalAbbreviation)),
  route(articles.related, (ctx, { params }) => readRelatedArticles(ctx, params.articleId)),
  route(citing.citedBy, (ctx, { params }) => readCitedBy(ctx, params.articleId)),
  route(articles.entitlement, (ctx, { params }) => readEntitlement(ctx, params.articleId)),
  route(articleFiles.text, (ctx, { params }, { visit }) => openArticleText(ctx, params, visit)),
  route(articleVersions.single, (ctx, { params }) => readVersion(ctx, params.articleId, params.version)),
  route(articleVersions.text, (ctx, { params }, { visit }) => openArticleText(ctx, params, visit)),
  fileRoute(articleVersions.pdf, (ctx, { params }, { visit }) => openArticlePdf(ctx, params, visit)),
  fileRoute(articleVersions.epub, (ctx, { params }, { visit }) => openArticleEpub(ctx, params, visit)),
  fileRoute(articleVersions.zip, (ctx, { params }, { visit }) => openArticleZip(ctx, params, visit)),
  textRoute(articleVersions.xml, (ctx, { params }, { visit }) => openArticleXml(ctx, params, visit)),
  fileRoute(articles.pdf, (ctx, { params }, { visit }) => openArticlePdf(ctx, params, visit)),
  fileRoute(articleFiles.epub, (ctx, { params }, { visit }) => openArticleEpub(ctx, params, visit)),
  fileRoute(articleFiles.zip, (ctx, { params }, { visit }) => openArticleZip(ctx, params, visit)),
  textRoute(articleXml.read, (ctx, { params }, { visit }) => openArticleXml(ctx, params, visit)),
  fileRoute(corrections.earlierPdf, (ctx, { params }, { visit }) => openEarlierPdf(ctx, params, visit)),
  route(corrections.correct, (ctx, { params, body }) => correctPublishedArticle(ctx, params.articleId, body)),
  uploadRoute(corrections.uploadPdf, (ctx, { params, body }) => uploadCorrectedPdf(ctx, params.articleId, body)),
  route(articles.citations, (ctx, { params }) => readCitations(ctx, params.articleId)),
  textRoute(articles.bibtex, (ctx, { params }, { visit }) => takeReference(ctx, 'bibtex', params.articleId, visit)),
  textRoute(articles.cslJson, (ctx, { params }) => readCslJson(ctx, params.articleId)),
  textRoute(articles.ris, (ctx, { params }, { visit }) => takeReference(ctx, 'ris', params.articleId, visit)),
  textRoute(indexRecords.ofJournal, (ctx, { params, query }) => readIndexRecords(ctx, params, query)),
  textRoute(indexRecords.datacite, (ctx, { params }) => readDatacite(ctx, params)),
  route(openReview.ofArticle, (ctx, { params }) => readOpenReviews(ctx, params.articleId)),
  route(search.articles, (ctx, { query }) => searchArticles(ctx, query)),
];
