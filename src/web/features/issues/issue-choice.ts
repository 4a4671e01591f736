import type { FullIssue } from '../../../contracts/issues.ts';

/** Volume and number of an issue, as texts: some journals count otherwise than in figures. */
export type Place = Pick<FullIssue, 'issueVolume' | 'issueNumber'>;

/** What the dropdowns stand at first, as specified. */
const first: Place = { issueVolume: '1', issueNumber: '2' };

const inOrder = new Intl.Collator('en', { numeric: true });
const byOrder = (a: string, b: string) => inOrder.compare(a, b);

/** The volumes that have an issue, in their order. */
export const volumesIn = (issues: readonly Place[]): string[] =>
  [...new Set(issues.map(({ issueVolume }) => issueVolume))].toSorted(byOrder);

/** The issues of a volume, in their order. */
export const numbersIn = (issues: readonly Place[], volume: string): string[] =>
  issues
    .filter(({ issueVolume }) => issueVolume === volume)
    .map(({ issueNumber }) => issueNumber)
    .toSorted(byOrder);

/** The issue at a place. */
export const issueAt = <T extends Place>(issues: readonly T[], { issueVolume, issueNumber }: Place): T | undefined =>
  issues.find((issue) => issue.issueVolume === issueVolume && issue.issueNumber === issueNumber);

/** The newest of some issues. */
const newest = <T extends Place>(issues: readonly T[]): T | undefined =>
  issues.toSorted((a, b) => byOrder(a.issueVolume, b.issueVolume) || byOrder(a.issueNumber, b.issueNumber)).at(-1);

/** The issue that is offered first: Volume 1, Issue 2, or else the newest that there is. */
export const firstOffer = <T extends Place>(issues: readonly T[]): T | undefined =>
  issueAt(issues, first) ?? newest(issues);

/** The issue of another volume: the same number where it exists, else that volume's newest. */
export const inVolume = <T extends Place>(issues: readonly T[], volume: string, number: string): T | undefined =>
  issueAt(issues, { issueVolume: volume, issueNumber: number }) ??
  newest(issues.filter(({ issueVolume }) => issueVolume === volume));
