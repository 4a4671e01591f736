import { Textarea, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { currency } from '../../../../contracts/constants.ts';
import { journals } from '../../../../contracts/journals.ts';
import { useCall } from '../../../api/use-call.ts';
import { JournalField } from '../../journal-choice/journal-choice.tsx';
import { placeOf } from '../issue-place.ts';
import { nameAt } from './issue-draft.ts';
import styles from './submit-issue.module.css';
import type { IssueFormInUse } from './use-issue-form.ts';

/** Begins the name with volume and number, and lets it follow them as long as nobody gave it another beginning. */
function useFollowingName({ form }: Pick<IssueFormInUse, 'form'>): void {
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

interface Place {
  readonly volume: string;
  readonly issue: string;
}

/** Where the chosen journal stands now (decision 18); it fills volume and number as long as nobody typed others. */
function useCurrentIssue({ form }: Pick<IssueFormInUse, 'form'>): Place | null {
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

const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);

/** Volume and number; the name follows them. */
function PlacePair({ form }: Pick<IssueFormInUse, 'form'>) {
  useFollowingName({ form });
  return (
    <div className={styles.pair}>
      <TextInput label="Volume" withAsterisk maxLength={20} {...form.getInputProps('issueVolume')} />
      <TextInput label="Issue" withAsterisk maxLength={20} {...form.getInputProps('issueNumber')} />
    </div>
  );
}

/** Journal, volume and number: the place of a new issue, suggested as the journal stands now. */
function NewPlace({ form }: Pick<IssueFormInUse, 'form'>) {
  const current = useCurrentIssue({ form });
  return (
    <>
      <JournalField
        journalId={form.values.journalId}
        error={textOf(form.errors['journalId'])}
        onChoose={(journalId) => form.setFieldValue('journalId', journalId)}
      />
      <PlacePair form={form} />
      <p className={styles.hint} role="status">
        {current && `The journal is in volume ${current.volume}, issue ${current.issue} now.`}
      </p>
    </>
  );
}

/** What the issue is called, and what it costs; one that is on sale keeps its journal. */
export function IssueFields({ form, isNew = true }: Pick<IssueFormInUse, 'form'> & { readonly isNew?: boolean }) {
  return (
    <>
      {isNew ? <NewPlace form={form} /> : <PlacePair form={form} />}
      <TextInput
        label="Name"
        description="Readers see it beside the cover and on the invoice. For example: Volume 3, Issue 4: Winds"
        withAsterisk
        dir="auto"
        {...form.getInputProps('stripeName')}
      />
      <Textarea
        label="Description"
        description="What the buyer gets, in a sentence or two. The payment service shows it."
        withAsterisk
        dir="auto"
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('stripeDescription')}
      />
      <TextInput
        className={styles.price ?? ''}
        label={`Price in ${currency}`}
        description="For example: 149.00"
        inputMode="decimal"
        autoComplete="off"
        withAsterisk
        {...form.getInputProps('issuePrice')}
      />
    </>
  );
}
