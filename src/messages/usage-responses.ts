import { message } from './message.ts';

// Keys for libraries
export const keyCreated = message('Key created. Copy it now: it is not shown again.');
export const keyRevoked = message('This key has already been revoked.');
export const revoked = message('Key revoked. It no longer gives access to reports.');

// Reports
export const lastMonthBeforeFirst = message('The last month is before the first one.');
export const reportsBusy = message('Other reports are being made. Try again in a moment.');
export const apiDescription = message('COUNTER usage reports of {site}');
export const missingParameters = message('missing: {names}');
export const dateFormat = message('dates are yyyy-mm-dd or yyyy-mm');
export const wholeMonths = message('reports cover whole months, from the first day of one to the last day of one');
export const endBeforeBegin = message('end_date is before begin_date');
export const lastFullMonth = message('the last full month is {month}');
export const itemIdMixed = message('item_id: both ISSNs of titles and DOIs of articles');
export const countedPeriod = message('requested {from} to {to}; counted {countedFrom} to {countedTo}');
export const platformMaster = message('Activity on the whole platform; filters and attributes can be chosen.');
export const platformUsage = message('Usage of the whole platform by metric.');
export const titleMaster = message('Activity by journal; filters and attributes can be chosen.');
export const titleRequests = message('Requests of journal articles that are not open.');
export const titleDenials = message('Denials by journal: no licence.');
export const titleByAccess = message('Usage of journals by access type.');
export const titleByYear = message('Requests of journal articles that are not open, by year of publication.');
export const itemMaster = message('Activity by article; filters and attributes can be chosen.');
export const itemRequests = message('Requests of journal articles, by article.');
