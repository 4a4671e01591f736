import { useRef, useState } from 'react';
import { messageOf } from '../../api/api-error.ts';
import { firstOffer, inVolume, issueAt, type Place } from './issue-choice.ts';
import { readIssueAt } from './read-issues.ts';
import type { OfferedIssue } from './issue-place.ts';

const gone = 'This issue is no longer on offer. Please choose another one.';

interface Loading {
  readonly issue: OfferedIssue;
  readonly isLoading: boolean;
  readonly problem: string | null;
}

/** The chosen issue: at once as the page knows it, then as the server says that it stands now. */
export function useIssueChoice(journalId: string, issues: readonly OfferedIssue[]) {
  const [chosen, setChosen] = useState<Loading | null>(null);
  const asked = useRef(0);
  const offer = firstOffer(issues);
  // What was chosen of another journal counts no longer when the page goes on to this one.
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
      tell(issue ?? { ...known, issueDoccumentURL: null }, issue ? null : gone);
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
