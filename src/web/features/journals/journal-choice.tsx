import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { useAllJournals } from './use-all-journals.ts';

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
