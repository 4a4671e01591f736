import { Textarea, TextInput } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { currency } from '../../../../contracts/constants.ts';
import { journals } from '../../../../contracts/journals.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/issues.ts';
import { useCall } from '../../../api/use-call.ts';
import { JournalField } from '../../journal-choice/journal-choice.tsx';
import { placeOf } from '../issue-place.ts';
import { nameAt } from './issue-draft.ts';
import styles from './submit-issue.module.css';
import type { IssueFormInUse } from './use-issue-form.ts';

/** Starts the name with volume and number, and updates it until it is given another start. */
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

/** The current issue of the chosen journal (decision 18); fills volume and number unless others were typed. */
function useCurrentIssue({ form }: Pick<IssueFormInUse, 'form'>): Place | null {
  const { journalId } = form.values;
  // Special manuscripts go to the current issue, so their planned place is the current one.
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
      <TextInput label={t.volume()} withAsterisk maxLength={20} {...form.getInputProps('issueVolume')} />
      <TextInput label={common.issue()} withAsterisk maxLength={20} {...form.getInputProps('issueNumber')} />
    </div>
  );
}

/** Journal, volume and number of a new issue; the current issue is suggested. */
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
        {current && t.journalIsAt(current)}
      </p>
    </>
  );
}

/** Volume and number, name, description and price; the journal of an issue on sale is fixed. */
export function IssueFields({ form, isNew = true }: Pick<IssueFormInUse, 'form'> & { readonly isNew?: boolean }) {
  return (
    <>
      {isNew ? <NewPlace form={form} /> : <PlacePair form={form} />}
      <TextInput
        label={common.name()}
        description={t.nameHelp()}
        withAsterisk
        dir="auto"
        {...form.getInputProps('stripeName')}
      />
      <Textarea
        label={t.description()}
        description={t.descriptionHelp()}
        withAsterisk
        dir="auto"
        autosize
        minRows={2}
        maxRows={8}
        {...form.getInputProps('stripeDescription')}
      />
      <TextInput
        className={styles.price ?? ''}
        label={t.priceIn({ currency })}
        description={t.priceHelp()}
        inputMode="decimal"
        autoComplete="off"
        withAsterisk
        {...form.getInputProps('issuePrice')}
      />
    </>
  );
}
