export { checkAuditLogPart } from './check-audit-log.ts';
export { countAuditEntries, auditEntryIdOf } from './count-audit-entries.ts';
export type { ChainEnd } from './entry-hash.ts';
export { sealAuditLog } from './seal-audit-log.ts';
export { countUnsealed, findChainEnd } from './seal-store.ts';
export { addAuditEntry, findLastActor, listDetails, listAuditEntriesAbout } from './audit-log-store.ts';
