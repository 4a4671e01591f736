export { addRecord } from './record-store.ts';
