import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { record } from '../../../contracts/audit-log.ts';
import { actionsIn, auditAreas, auditedActions, type AuditArea } from '../../../contracts/audit-log-values.ts';
import * as t from '../../../messages/audit-log-page.ts';
import { useContractForm } from '../../ui/forms/use-contract-form.ts';
import { Message } from '../../ui/forms/message.tsx';
import styles from './record.module.css';
import { areaNames, sentence } from './entry-words.ts';
import { everything, auditLogAddress, type AuditLogNarrowing } from './use-record-address.ts';

const { person, subject, from, to } = record.entries.query.shape;
const given = (typed: unknown) => (typed === '' ? undefined : typed);
const optional = <S extends z.ZodType>(schema: S) => z.preprocess(given, schema);

/** The search fields as the call takes them: empty ones match everything. */
const Search = z.object({
  person: optional(person),
  subject: optional(subject),
  from: optional(from),
  to: optional(to),
});

/** The actions of an area, sorted by label. */
const actionsOf = (area: AuditArea) =>
  actionsIn(area)
    .map((value) => ({ value, label: sentence(auditedActions[value]?.words() ?? value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'));

const isReversed = (narrowing: Pick<AuditLogNarrowing, 'from' | 'to'>): Record<string, string> =>
  narrowing.from !== '' && narrowing.to !== '' && narrowing.from > narrowing.to ? { to: t.daysReversed() } : {};

interface SearchProps {
  readonly narrowing: AuditLogNarrowing;
  readonly onShow: (wanted: Partial<AuditLogNarrowing>) => void;
}

/** The area, and then one of its actions. */
function AreaFilter({ narrowing, onShow }: SearchProps) {
  const area = auditAreas.find((known) => known === narrowing.area);
  return (
    <div className={styles.filter}>
      <NativeSelect
        label={t.area()}
        data={[{ value: '', label: t.any() }, ...auditAreas.map((value) => ({ value, label: areaNames[value]() }))]}
        value={area ?? ''}
        onChange={({ currentTarget: { value } }) => onShow({ ...narrowing, area: value, action: '' })}
      />
      {area && (
        <NativeSelect
          label={t.action()}
          data={[{ value: '', label: t.any() }, ...actionsOf(area)]}
          value={narrowing.action}
          onChange={({ currentTarget: { value } }) => onShow({ ...narrowing, action: value })}
        />
      )}
    </div>
  );
}

/** The fields that are seldom needed: who, about what, and when. */
function FieldSearch({ narrowing, onShow }: SearchProps) {
  const { person: who, subject: what, from: first, to: last } = narrowing;
  const { form, problem, submit } = useContractForm(
    Search,
    { person: who, subject: what, from: first, to: last },
    isReversed,
  );
  return (
    <details className={styles.more} open={[who, what, first, last].some((value) => value !== '')}>
      <summary>{t.moreFilters()}</summary>
      <form
        role="search"
        aria-label={t.searchLog()}
        method="get"
        noValidate
        className={styles.search}
        onSubmit={submit(() => onShow({ ...narrowing, ...form.getValues() }))}
      >
        <TextInput label={t.who()} description={t.whoHint()} {...form.getInputProps('person')} />
        <TextInput label={t.about()} description={t.aboutHint()} {...form.getInputProps('subject')} />
        <TextInput label={t.from()} type="date" {...form.getInputProps('from')} />
        <TextInput label={t.to()} type="date" {...form.getInputProps('to')} />
        {problem !== null && <Message kind="bad">{problem}</Message>}
        <div>
          <Button type="submit" variant="default" leftSection={<IconSearch aria-hidden stroke={1.5} size={20} />}>
            {t.search()}
          </Button>
        </div>
      </form>
    </details>
  );
}

/** Narrows the audit log: by area and action at once, by person, subject and date on request. */
export function AuditLogSearch({ narrowing }: { narrowing: AuditLogNarrowing }) {
  const navigate = useNavigate();
  const show = (wanted: Partial<AuditLogNarrowing>) =>
    void navigate(auditLogAddress(wanted), { preventScrollReset: true });
  const address = auditLogAddress(narrowing);
  return (
    <div className={styles.searches}>
      <AreaFilter narrowing={narrowing} onShow={show} />
      <FieldSearch key={address} narrowing={narrowing} onShow={show} />
      {address !== auditLogAddress(everything) && (
        <Link to={auditLogAddress({})} preventScrollReset>
          {t.showAll()}
        </Link>
      )}
    </div>
  );
}
