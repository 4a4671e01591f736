import { useSearchParams } from 'react-router';
import { dashboardTabs } from '../../../contracts/pages.ts';

const names = ['person', 'action', 'subject', 'from', 'to'] as const;
export type AuditLogNarrowing = Readonly<Record<(typeof names)[number], string>>;

export const everything: AuditLogNarrowing = { person: '', action: '', subject: '', from: '', to: '' };

/** The address, within the dashboard, of the entries that match. */
export function auditLogAddress(narrowing: Partial<AuditLogNarrowing>): string {
  const search = new URLSearchParams({ tab: String(dashboardTabs.record) });
  for (const name of names) if (narrowing[name]) search.set(name, narrowing[name]);
  return `?${search}`;
}

/** The search of the audit log, read from the address. */
export function useAuditLogAddress(): AuditLogNarrowing {
  const [search] = useSearchParams();
  const [person, action, subject, from, to] = names.map((name) => search.get(name)?.trim() ?? '');
  return { person: person ?? '', action: action ?? '', subject: subject ?? '', from: from ?? '', to: to ?? '' };
}
