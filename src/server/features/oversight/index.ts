export { checkRecord, readRecord, readRecordState } from './record/read-record.ts';
