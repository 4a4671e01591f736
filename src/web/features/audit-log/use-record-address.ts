import { useSearchParams } from 'react-router';
import { auditAreas, auditedActions } from '../../../contracts/audit-log-values.ts';
import { dashboardTabs } from '../../../contracts/pages.ts';

const names = ['person', 'area', 'action', 'subject', 'from', 'to'] as const;
export type AuditLogNarrowing = Readonly<Record<(typeof names)[number], string>>;

export const everything: AuditLogNarrowing = { person: '', area: '', action: '', subject: '', from: '', to: '' };

/** The address, within the dashboard, of the entries that match. */
export function auditLogAddress(narrowing: Partial<AuditLogNarrowing>): string {
  const search = new URLSearchParams({ tab: String(dashboardTabs.record) });
  for (const name of names) if (narrowing[name]) search.set(name, narrowing[name]);
  return `?${search}`;
}

/** The search of the audit log, read from the address; an action brings its area. */
export function useAuditLogAddress(): AuditLogNarrowing {
  const [search] = useSearchParams();
  const read = (name: string) => search.get(name)?.trim() ?? '';
  const action = read('action');
  const area = auditAreas.find((known) => known === (auditedActions[action]?.area ?? read('area'))) ?? '';
  return { person: read('person'), area, action, subject: read('subject'), from: read('from'), to: read('to') };
}
