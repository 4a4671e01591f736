export { addRecord, findLastActor } from './record-store.ts';
