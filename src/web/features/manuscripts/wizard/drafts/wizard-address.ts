import { dashboardTabs } from '../../../../../contracts/pages.ts';

/** The address, within the dashboard, of the wizard with a draft, at a step. */
export function wizardAddress(draft: string, step?: number): string {
  const query = { tab: String(dashboardTabs.submit), draft, ...(step === undefined ? {} : { step: String(step) }) };
  return `?${new URLSearchParams(query)}`;
}

/** The step that an address names, if it exists. */
export function stepIn(search: URLSearchParams, count: number): number | null {
  const text = search.get('step') ?? '';
  return /^\d$/.test(text) && Number(text) < count ? Number(text) : null;
}
