import { message } from './message.ts';
import { rich } from './rich.ts';

// Usage by month
export const monthsTitle = message('Usage by month');
export const monthsLead = message('Counted by COUNTER rules. Months are in UTC.');
export const monthsLegend = message(
  'Investigations: any use of an article. Requests: full text or PDF opened. Denials: readers asked for a pass.',
);
export const month = message('Month');
export const views = message('Views');
export const downloads = message('Downloads');
export const requests = message('Requests');
export const uniqueRequests = message('Unique requests');
export const investigations = message('Investigations');
export const denials = message('Denials');
export const monthsEmpty = message('No usage in the last twelve months.');

// Reports
export const reportsTitle = message('Reports');
export const reportsLead = message('COUNTER 5.1 reports for complete months.');
export const report = message('Report');
export const reportName = message('{name} ({id})');
export const from = message('From');
export const to = message('To');
export const format = message('Format');
export const formatTsv = message('Tabs (TSV)');
export const formatCsv = message('Commas (CSV)');
export const formatJson = message('JSON');
export const downloadReport = message('Download report');
export const reportSaved = message('Report saved as {name}.');
export const platformReport = message('Platform reports cover all journals together.');
export const monthsReversed = message('The last month is before the first one.');

// Access for libraries
export const keysTitle = message('COUNTER API');
export const keysLead = message('Libraries fetch reports with these details and a key (formerly SUSHI).');
export const baseUrl = message('Base URL');
export const customerId = message('Customer ID');
export const release = message('Release');
export const releaseNumber = message('5.1');
export const keys = message('Keys');
export const keysEmpty = message('No keys yet. Create one per service.');
export const created = message('Created');
export const lastUsed = message('Last used');
export const never = message('Never');
export const revoked = message('Revoked {day}');

// A new key
export const keyUser = message('Key for');
export const keyUserExample = message('A library or its service');
export const createKey = message('Create key');
export const requestorId = rich('Requestor ID, if asked for: <code>{id}</code>');
export const copyKey = message('Copy key');
export const keyCopied = message('Key copied.');

// Revoking a key
export const revoke = rich('Revoke<hidden> the key: {name}</hidden>');
export const revokeTitle = message('Revoke this key?');
export const revokeKey = message('Revoke key');
export const revokeConsequence = rich('<bdi>{name}</bdi> can no longer fetch reports.');
