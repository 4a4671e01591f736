export {
  noteView,
  openArticleEpub,
  openArticleText,
  openArticlePdf,
  openArticleXml,
  openArticleZip,
  openEarlierPdf,
  takeReference,
} from './noting/use-article.ts';
export { noteUsage, writeOutUsage } from './noting/note-usage.ts';
export type { Visit } from './noting/visit.ts';
export { addEarlierUsage, type EarlierUsage } from './sums/earlier-usage-store.ts';
export { readUsageByMonth } from './sums/reading-store.ts';
export { readArticleUsage, readUsageMonths, sumUsage } from './sums/sum-usage.ts';
export { readApiMembers, readApiReport, readApiReports, readApiStatus } from './counter-api/answer-harvester.ts';
export { createKey, readKeys, revokeKey } from './counter-api/manage-keys.ts';
export { readJson, readTable } from './reports/read-report.ts';
