export { noteView, openArticlePdf, takeReference } from './noting/use-article.ts';
export { noteUsage, writeOutUsage } from './noting/note-usage.ts';
export type { Visit } from './noting/visit.ts';
export { readUsageByMonth } from './sums/reading-store.ts';
export { readArticleUsage, readUsageMonths } from './sums/read-usage.ts';
export { sumUsage } from './sums/sum-usage.ts';
export { readApiMembers, readApiReport, readApiReports, readApiStatus } from './counter-api/answer-harvester.ts';
export { createKey, readKeys, revokeKey } from './counter-api/manage-keys.ts';
export { readJson, readTable } from './reports/read-report.ts';
