export { checkRecordPart } from './check-records.ts';
export { countRecord } from './count-record.ts';
export type { ChainEnd } from './record-hash.ts';
export { sealRecords } from './seal-records.ts';
export { countUnsealed, findChainEnd } from './seal-store.ts';
export { addRecord, findLastActor, listDetails, listRecordsAbout } from './record-store.ts';
export { recordIdOf } from './record-id-of.ts';
