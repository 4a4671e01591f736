export { checkRecord, readRecord, readRecordState } from './record/read-record.ts';
export { depositAgain, readOpenDois } from './dois/read-open-dois.ts';
export { readMonthsOfWork } from './overview/read-months-of-work.ts';
export { readUnpaidFees, readWaiting } from './overview/read-overview.ts';
