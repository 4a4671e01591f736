import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { JournalAbbreviation, journalAdministration } from '../../../../contracts/journal-administration.ts';
import type { AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import * as t from '../../../../messages/journal-settings.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import styles from './journal-editor.module.css';
import type { JournalForm } from './use-journal-form.ts';

const pause = 400;

interface AbbreviationFieldProps {
  readonly form: JournalForm;
  readonly journal: AdministeredJournal | null;
}

/** Whether the typed abbreviation is available, or what is wrong with it. */
function useJudgement({ form, journal }: AbbreviationFieldProps) {
  const typed = form.values.journalAbbreviation.trim();
  const [settled] = useDebouncedValue(typed, pause);
  const isAsked = settled !== '' && settled !== journal?.journalAbbreviation;
  const own = JournalAbbreviation.safeParse(settled);
  const { data } = useCall(
    journalAdministration.abbreviation,
    { params: { abbreviation: settled }, query: { journalId: journal?.id } },
    { enabled: isAsked && own.success },
  );
  if (!isAsked || typed !== settled) return { problem: undefined, isFree: false };
  const problem = own.success ? data?.problem : own.error.issues[0]?.message;
  return { problem: problem ?? undefined, isFree: data?.problem === null };
}

/** The abbreviation, checked as it is typed. */
export function AbbreviationField({ form, journal }: AbbreviationFieldProps) {
  const { problem, isFree } = useJudgement({ form, journal });
  const typed = form.values.journalAbbreviation.trim();
  const isRenamed = journal !== null && typed !== '' && typed !== journal.journalAbbreviation && problem === undefined;
  return (
    <div className={styles.stack}>
      <TextInput
        label={t.abbreviation()}
        description={t.abbreviationHelp()}
        withAsterisk
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        dir="ltr"
        {...form.getInputProps('journalAbbreviation')}
        error={form.errors['journalAbbreviation'] ?? problem}
      />
      <p className={styles.hint} role="status">
        {isFree && t.abbreviationFree({ abbreviation: typed })}
      </p>
      {isRenamed && (
        <Message kind="info">
          <p>{t.addressesChange({ abbreviation: journal.journalAbbreviation })}</p>
        </Message>
      )}
    </div>
  );
}
