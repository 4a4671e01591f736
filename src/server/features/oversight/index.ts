export { checkRecord, readRecord, readRecordState } from './record/read-record.ts';
export { readMonthsOfWork } from './overview/read-months-of-work.ts';
export { readUnpaidFees, readWaiting } from './overview/read-overview.ts';
