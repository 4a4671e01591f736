import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { z } from 'zod';
import { record } from '../../../contracts/audit-log.ts';
import { auditedActions } from '../../../contracts/audit-log-values.ts';
import * as t from '../../../messages/audit-log-page.ts';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Message } from '../../ui/forms/message.tsx';
import styles from './record.module.css';
import { everything, auditLogAddress, type AuditLogNarrowing } from './use-record-address.ts';

const { person, action, subject, from, to } = record.entries.query.shape;
const given = (typed: unknown) => (typed === '' ? undefined : typed);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(given, schema);

/** The search fields as the call takes them: empty ones match everything. */
const Search = z.object({
  person: optional(person),
  action: optional(action),
  subject: optional(subject),
  from: optional(from),
  to: optional(to),
});

const sentence = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** All actions, sorted by label. */
const actions = () =>
  Object.entries(auditedActions)
    .map(([value, { words }]) => ({ value, label: sentence(words()) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

const isReversed = (narrowing: AuditLogNarrowing): Record<string, string> =>
  narrowing.from !== '' && narrowing.to !== '' && narrowing.from > narrowing.to ? { to: t.daysReversed() } : {};

/** Searches the audit log by person, action, subject and date. */
export function AuditLogSearch({ narrowing }: { narrowing: AuditLogNarrowing }) {
  const navigate = useNavigate();
  const { form, problem, submit } = useContractForm(Search, { ...narrowing }, isReversed);
  const isNarrowed = auditLogAddress(narrowing) !== auditLogAddress(everything);
  const show = (wanted: Partial<AuditLogNarrowing>) =>
    void navigate(auditLogAddress(wanted), { preventScrollReset: true });
  return (
    <form
      role="search"
      aria-label={t.searchLog()}
      method="get"
      noValidate
      className={styles.search}
      onSubmit={submit(() => show(form.getValues()))}
    >
      <TextInput label={t.who()} description={t.whoHint()} {...form.getInputProps('person')} />
      <TextInput label={t.about()} description={t.aboutHint()} {...form.getInputProps('subject')} />
      <NativeSelect
        className={styles.action ?? ''}
        label={t.action()}
        data={[{ value: '', label: t.anyAction() }, ...actions()]}
        {...form.getInputProps('action')}
      />
      <TextInput label={t.from()} type="date" {...form.getInputProps('from')} />
      <TextInput label={t.to()} type="date" {...form.getInputProps('to')} />
      {problem !== null && <Message kind="bad">{problem}</Message>}
      <div className={styles.actions}>
        <Button type="submit" leftSection={<IconSearch aria-hidden stroke={1.5} size={20} />}>
          {t.searchLog()}
        </Button>
        {isNarrowed && (
          <Button variant="default" onClick={() => show({})}>
            {t.showAll()}
          </Button>
        )}
      </div>
    </form>
  );
}
