import { useEffect, useEffectEvent, useRef } from 'react';
import { journals } from '../../../../contracts/journals.ts';
import { useCall } from '../../../api/use-call.ts';
import type { IssueFormInUse } from './use-issue-form.ts';

interface Place {
  readonly volume: string;
  readonly issue: string;
}

/** Where the chosen journal stands now (decision 18); it fills volume and number as long as nobody typed others. */
export function useCurrentIssue({ form }: Pick<IssueFormInUse, 'form'>): Place | null {
  const { journalId } = form.values;
  // Special manuscripts go to the current issue: what is planned for them is where the journal stands.
  const { data } = useCall(
    journals.planned,
    { params: { journalId }, query: { special: true } },
    { enabled: journalId !== '' },
  );
  const suggested = useRef<Place>({ volume: '', issue: '' });
  const suggest = useEffectEvent((place: Place) => {
    const { issueVolume, issueNumber } = form.values;
    const { volume, issue } = suggested.current;
    const isUntouched = issueVolume === volume && issueNumber === issue;
    if (!isUntouched && (issueVolume !== '' || issueNumber !== '')) return;
    suggested.current = place;
    form.setFieldValue('issueVolume', place.volume);
    form.setFieldValue('issueNumber', place.issue);
  });
  useEffect(() => {
    if (data) suggest({ volume: data.articleVolume, issue: data.articleIssue });
  }, [data]);
  return data ? { volume: data.articleVolume, issue: data.articleIssue } : null;
}
