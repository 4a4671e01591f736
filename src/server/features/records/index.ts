export { checkRecordPart, type CheckedPart } from './check-records.ts';
export { countRecord } from './count-record.ts';
export { addRecord, findLastActor } from './record-store.ts';
export type { ChainEnd } from './record-hash.ts';
export { sealRecords } from './seal-records.ts';
export { countUnsealed, findChainEnd } from './seal-store.ts';
