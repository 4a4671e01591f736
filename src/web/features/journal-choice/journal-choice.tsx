import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { ReplyOf } from '../../../contracts/call.ts';
import { journals } from '../../../contracts/journals.ts';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/journal-choice.ts';
import { useCall } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';

const choiceOf = ({ id, journalTitle }: ReplyOf<typeof journals.categories>[number]) => ({
  value: id,
  label: journalTitle,
});

/** Open and archived journals; undefined until they are loaded. */
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

/** All journals or one of them, archived ones last; an empty value means all. */
export function JournalChoice(props: Omit<NativeSelectProps, 'data' | 'label'>) {
  const { open = [], archived = [] } = useAllJournals();
  const data = [
    { value: '', label: common.allJournals() },
    ...open,
    ...(archived.length > 0 ? [{ group: t.archived(), items: archived }] : []),
  ];
  return <NativeSelect label={common.journal()} data={data} {...props} />;
}

interface JournalFieldProps {
  readonly journalId: string;
  readonly error: string | undefined;
  readonly onChoose: (journalId: string) => void;
}

/** Asks for one of the journals by title and abbreviation; none is chosen at first. */
export function JournalField({ journalId, error, onChoose }: JournalFieldProps) {
  const { data, error: failure, isPending } = useCall(journals.categories);
  if (failure) return <Message kind="bad">{t.notLoaded({ reason: failure.message })}</Message>;
  const choices = (data ?? []).map((journal) => ({
    value: journal.id,
    label: t.titleAndAbbreviation({ title: journal.journalTitle, abbreviation: journal.journalAbbreviation }),
  }));
  return (
    <NativeSelect
      label={common.journal()}
      data-path="journalId"
      withAsterisk
      data={[{ value: '', label: isPending ? t.loading() : t.chooseJournal() }, ...choices]}
      value={journalId}
      error={error}
      onChange={(event) => onChoose(event.currentTarget.value)}
    />
  );
}
