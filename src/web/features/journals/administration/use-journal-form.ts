import { useEffect, useState } from 'react';
import { z } from 'zod';
import { editorial } from '../../../../contracts/editorial.ts';
import { fees } from '../../../../contracts/fees.ts';
import { journalAdministration, type AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { journals } from '../../../../contracts/journals.ts';
import * as t from '../../../../messages/journal-settings.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { useSeenVersion } from '../../../ui/forms/use-seen-version.ts';
import { TypedJournal, valuesOf, type JournalValues } from './typed-journal.ts';

const Saved = z.object({ version: z.int(), values: z.record(z.string(), z.string()) });

const keyOf = (userId: string, journalId: string | null) => `colophon:journal:${userId}:${journalId ?? 'new'}`;

/** The unsaved draft in this browser, and the version it was based on. */
function readSavedJournal(userId: string, journalId: string | null) {
  try {
    return Saved.parse(JSON.parse(localStorage.getItem(keyOf(userId, journalId)) ?? 'null'));
  } catch {
    return null;
  }
}

/** Saves the draft, so that a reload or an expired session does not lose it. */
function keepJournal(userId: string, journalId: string | null, version: number, values: JournalValues): void {
  try {
    localStorage.setItem(keyOf(userId, journalId), JSON.stringify({ version, values }));
  } catch {
    // Without storage the draft lasts only as long as the page.
  }
}

/** Deletes the draft. */
const forgetJournal = (userId: string, journalId: string | null): void =>
  localStorage.removeItem(keyOf(userId, journalId));

const outdated = [
  journalAdministration.list,
  journals.list,
  journals.categories,
  journals.byAbbreviation,
  journals.planned,
  editorial.settings,
  fees.journalFees,
];

const isSame = (one: JournalValues, other: JournalValues) =>
  Object.entries(one).every(([name, value]) => Object.entries(other).some(([key, is]) => key === name && is === value));

interface JournalFormOptions {
  readonly userId: string;
  /** Null for a new one. */
  readonly journal: AdministeredJournal | null;
  readonly onSaved: (message: string) => void;
}

/** The form of a journal; the browser stores a draft until it is saved. */
export function useJournalForm({ userId, journal, onSaved }: JournalFormOptions) {
  const journalId = journal?.id ?? null;
  const [initial] = useState(() => valuesOf(journal));
  const [kept] = useState(() => readSavedJournal(userId, journalId));
  const begun = kept?.version ?? journal?.version ?? 0;
  const { version, noteOvertaken } = useSeenVersion(journal?.version ?? begun, begun);
  const [failure, setFailure] = useState<string | null>(null);
  const contractForm = useContractForm(TypedJournal, { ...initial, ...kept?.values });
  const { form, refuse } = contractForm;
  const isChanged = !isSame(initial, form.values);
  useEffect(() => {
    if (isChanged) keepJournal(userId, journalId, version, form.values);
    else forgetJournal(userId, journalId);
  });
  const creation = useCallMutation(journalAdministration.create, outdated);
  const change = useCallMutation(journalAdministration.change, outdated);
  const outcome = {
    onSuccess: ({ message }: { message: string }) => {
      forgetJournal(userId, journalId);
      onSaved(message);
    },
    onError: (error: ApiError) => {
      if (error.code === 'stale-version') noteOvertaken();
      const isNamed = Object.keys(error.fields).some((name) => name in initial);
      const reason = isNamed && error.code !== 'stale-version' ? t.checkField() : error.message;
      setFailure(journalId === null ? t.createFailed({ reason }) : reason);
      refuse(error);
    },
  };
  const submit = contractForm.submit((body) => {
    setFailure(null);
    const hasProduction = body.reviewModel === 'double-anonymous';
    if (journalId === null) creation.mutate({ body: { ...body, hasProduction } }, outcome);
    else change.mutate({ params: { journalId }, body: { ...body, version } }, outcome);
  });
  return {
    form,
    submit,
    failure,
    isBusy: creation.isPending || change.isPending,
    isRestored: kept !== null,
    forget: () => forgetJournal(userId, journalId),
  };
}

export type JournalForm = ReturnType<typeof useJournalForm>['form'];
