import { useEffect, useEffectEvent, useRef } from 'react';
import { placeOf } from '../issue-place.ts';
import { nameAt } from './name-at.ts';
import type { IssueFormInUse } from './use-issue-form.ts';

/** Begins the name with volume and number, and lets it follow them as long as nobody gave it another beginning. */
export function useFollowingName({ form }: Pick<IssueFormInUse, 'form'>): void {
  const { issueVolume, issueNumber } = form.values;
  const place = issueVolume === '' || issueNumber === '' ? null : placeOf({ issueVolume, issueNumber });
  const last = useRef(place);
  const follow = useEffectEvent((now: string) => {
    const { stripeName } = form.values;
    const name = nameAt(stripeName, last.current, now);
    last.current = now;
    if (name !== stripeName) form.setFieldValue('stripeName', name);
  });
  useEffect(() => {
    if (place !== null && place !== last.current) follow(place);
  }, [place]);
}
