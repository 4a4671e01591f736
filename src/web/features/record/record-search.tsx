import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { record } from '../../../contracts/record.ts';
import { recordedActions } from '../../../contracts/record-values.ts';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Message } from '../../ui/forms/message.tsx';
import styles from './record.module.css';
import { everything, recordAddress, type RecordNarrowing } from './use-record-address.ts';

const { person, action, subject, from, to } = record.entries.query.shape;
const given = (typed: unknown) => (typed === '' ? undefined : typed);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(given, schema);

/** The fields of the search, as the call takes them: an empty one narrows nothing. */
const Search = z.object({
  person: optional(person),
  action: optional(action),
  subject: optional(subject),
  from: optional(from),
  to: optional(to),
});

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Every action once, by its words: two that are called the same are rare, and stand apart by their order. */
const actions = Object.entries(recordedActions)
  .map(([value, { words }]) => ({ value, label: sentence(words) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

const isReversed = (narrowing: RecordNarrowing): Record<string, string> =>
  narrowing.from !== '' && narrowing.to !== '' && narrowing.from > narrowing.to
    ? { to: 'The last day is before the first one.' }
    : {};

/** Narrows the record down: by whom, what, about what, and when. */
export function RecordSearch({ narrowing }: { narrowing: RecordNarrowing }) {
  const navigate = useNavigate();
  const { form, problem, submit } = useContractForm(Search, { ...narrowing }, isReversed);
  const isNarrowed = recordAddress(narrowing) !== recordAddress(everything);
  const show = (wanted: Partial<RecordNarrowing>) => void navigate(recordAddress(wanted), { preventScrollReset: true });
  return (
    <form
      role="search"
      aria-label="Search the record"
      method="get"
      noValidate
      className={styles.search}
      onSubmit={submit(() => show(form.getValues()))}
    >
      <TextInput
        label="Who"
        description="Name or email; “system” for what goes by itself"
        {...form.getInputProps('person')}
      />
      <TextInput label="About" description="A title, a name or an email" {...form.getInputProps('subject')} />
      <NativeSelect
        className={styles.action ?? ''}
        label="What was done"
        data={[{ value: '', label: 'Anything' }, ...actions]}
        {...form.getInputProps('action')}
      />
      <TextInput label="From" type="date" {...form.getInputProps('from')} />
      <TextInput label="To" type="date" {...form.getInputProps('to')} />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit" leftSection={<IconSearch aria-hidden stroke={1.5} size={20} />}>
          Search the record
        </Button>
        {isNarrowed && (
          <Button variant="default" onClick={() => show({})}>
            Show everything
          </Button>
        )}
      </div>
    </form>
  );
}
