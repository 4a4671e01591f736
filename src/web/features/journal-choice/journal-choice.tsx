import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { ReplyOf } from '../../../contracts/call.ts';
import { journals } from '../../../contracts/journals.ts';
import { useCall } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';

const choiceOf = ({ id, journalTitle }: ReplyOf<typeof journals.categories>[number]) => ({
  value: id,
  label: journalTitle,
});

/** Every journal to be chosen from: the open ones, and those that are archived; undefined until they are known. */
export function useAllJournals() {
  const all = useCall(journals.categories, { query: { archived: true } });
  const open = useCall(journals.categories);
  const error = all.error ?? open.error;
  if (!all.data || !open.data) return { error };
  const openIds = new Set(open.data.map(({ id }) => id));
  return {
    error,
    open: open.data.map(choiceOf),
    archived: all.data.filter(({ id }) => !openIds.has(id)).map(choiceOf),
  };
}

/** All journals, or one of them, archived ones last; an empty value stands for all. */
export function JournalChoice(props: Omit<NativeSelectProps, 'data' | 'label'>) {
  const { open = [], archived = [] } = useAllJournals();
  const data = [
    { value: '', label: 'All journals' },
    ...open,
    ...(archived.length > 0 ? [{ group: 'Archived', items: archived }] : []),
  ];
  return <NativeSelect label="Journal" data={data} {...props} />;
}

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
