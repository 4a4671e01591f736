import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import { journals } from '../../../contracts/journals.ts';
import { useCall } from '../../api/use-call.ts';

/** All journals, or one of them; an empty value stands for all. */
export function JournalChoice(props: Omit<NativeSelectProps, 'data' | 'label'>) {
  const { data = [] } = useCall(journals.categories);
  const choices = data.map(({ id, journalTitle }) => ({ value: id, label: journalTitle }));
  return <NativeSelect label="Journal" data={[{ value: '', label: 'All journals' }, ...choices]} {...props} />;
}
