export { countRecord } from './count-record.ts';
export { addRecord, findLastActor } from './record-store.ts';
