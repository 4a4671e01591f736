import { NativeSelect } from '@mantine/core';
import { journals } from '../../../contracts/journals.ts';
import { useCall } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';

interface JournalFieldProps {
  readonly journalId: string;
  readonly error: string | undefined;
  readonly onChoose: (journalId: string) => void;
}

/** Asks for one of the journals by title and abbreviation; none is chosen at first. */
export function JournalField({ journalId, error, onChoose }: JournalFieldProps) {
  const { data, error: failure, isPending } = useCall(journals.categories);
  if (failure) return <Message kind="bad">The journals could not be read: {failure.message}</Message>;
  const choices = (data ?? []).map((journal) => ({
    value: journal.id,
    label: `${journal.journalTitle} (${journal.journalAbbreviation})`,
  }));
  return (
    <NativeSelect
      label="Journal"
      data-path="journalId"
      withAsterisk
      data={[{ value: '', label: isPending ? 'Loading...' : 'Choose a journal' }, ...choices]}
      value={journalId}
      error={error}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
