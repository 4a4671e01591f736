import { useRef, useState } from 'react';
import type { FullIssue } from '../../../contracts/issues.ts';
import * as t from '../../../messages/issues.ts';
import { messageOf } from '../../api/api-error.ts';
import type { OfferedIssue } from './issue-place.ts';
import { readIssueAt } from './read-issues.ts';

/** Volume and number of an issue, as text: some journals do not use digits. */
export type Place = Pick<FullIssue, 'issueVolume' | 'issueNumber'>;

/** The first choice of the dropdowns, as specified. */
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

/** The first offer: Volume 1, Issue 2, or else the newest issue. */
export const firstOffer = <T extends Place>(issues: readonly T[]): T | undefined =>
  issueAt(issues, first) ?? newest(issues);

/** The issue of another volume: the same number where it exists, else that volume's newest. */
export const inVolume = <T extends Place>(issues: readonly T[], volume: string, number: string): T | undefined =>
  issueAt(issues, { issueVolume: volume, issueNumber: number }) ??
  newest(issues.filter(({ issueVolume }) => issueVolume === volume));

interface Loading {
  readonly issue: OfferedIssue;
  readonly isLoading: boolean;
  readonly problem: string | null;
}

/** The chosen issue: first as the page knows it, then as loaded from the server. */
export function useIssueChoice(journalId: string, issues: readonly OfferedIssue[]) {
  const [chosen, setChosen] = useState<Loading | null>(null);
  const asked = useRef(0);
  const offer = firstOffer(issues);
  // A choice made for another journal no longer counts.
  const current = chosen?.issue.journalId === journalId ? chosen : null;
  const shown = current ?? (offer ? { issue: offer, isLoading: false, problem: null } : null);

  const choose = async (known: OfferedIssue | undefined) => {
    if (!known) return;
    asked.current += 1;
    const question = asked.current;
    const tell = (issue: OfferedIssue, problem: string | null) =>
      question === asked.current && setChosen({ issue, isLoading: false, problem });
    setChosen({ issue: known, isLoading: true, problem: null });
    try {
      const issue = await readIssueAt(journalId, known.issueVolume, known.issueNumber);
      tell(issue ?? { ...known, issueDoccumentURL: null }, issue ? null : t.noLongerOnSale());
    } catch (error) {
      tell(known, messageOf(error));
    }
  };

  const place: Place = shown?.issue ?? { issueVolume: '', issueNumber: '' };
  return {
    issue: shown?.issue,
    isLoading: shown?.isLoading ?? false,
    problem: shown?.problem ?? null,
    chooseVolume: (volume: string) => void choose(inVolume(issues, volume, place.issueNumber)),
    chooseNumber: (number: string) => void choose(issueAt(issues, { ...place, issueNumber: number })),
  };
}
