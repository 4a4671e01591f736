import { IconClock } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { RecordEntry } from '../../../contracts/record.ts';
import { CardCell, CardRow } from '../../ui/card-table.tsx';
import { formatMoment } from '../../ui/format-moment.ts';
import styles from './record.module.css';
import { recordAddress } from './use-record-address.ts';

export const recordColumns = ['When', 'Who did what', 'About'] as const;

/** Somebody or something of an entry, which leads to all that is on record of it. */
function Named({ id, name, by }: { id: string | null; name: string; by: 'person' | 'subject' }) {
  if (id === null) return <bdi>{name}</bdi>;
  return (
    <Link to={recordAddress({ [by]: id })} preventScrollReset>
      <bdi>{name}</bdi>
    </Link>
  );
}

/** An entry: when, who did what, and what it was about. */
export function RecordRow({ entry }: { entry: RecordEntry }) {
  const { at, actor, what, subject, said, isSealed } = entry;
  return (
    <CardRow>
      <CardCell label={recordColumns[0]}>
        <time dateTime={at}>{formatMoment(new Date(at))}</time>
        {!isSealed && (
          <p className={styles.unsealed}>
            <IconClock aria-hidden stroke={1.5} size={16} />
            Sealed within two minutes
          </p>
        )}
      </CardCell>
      <CardCell label={recordColumns[1]}>
        <p className={styles.what}>
          <Named id={actor.id} name={actor.name} by="person" /> {what}
        </p>
        {said !== null && (
          <p className={styles.soft}>
            <bdi>{said}</bdi>
          </p>
        )}
      </CardCell>
      <CardCell label={recordColumns[2]}>
        <Named id={subject.id} name={subject.name} by="subject" />
      </CardCell>
    </CardRow>
  );
}
