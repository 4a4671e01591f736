export { checkAuditLog, readAuditLog, readAuditLogState } from './audit-log/read-audit-log.ts';
export { depositAgain, readOpenDois } from './dois/open-dois.ts';
export { readMonthsOfWork } from './overview/read-months-of-work.ts';
export { readUnpaidFees, readWaiting } from './overview/read-overview.ts';
export { readCitingRetracted } from './retractions/read-citing-retracted.ts';
