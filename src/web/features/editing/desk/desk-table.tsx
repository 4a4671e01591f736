import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { DeskEntry } from '../../../../contracts/editorial-values.ts';
import { pages } from '../../../../contracts/pages.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { ManuscriptStatus } from '../../manuscripts/manuscript-status.tsx';
import { DueDate } from '../due-date.tsx';
import { partyNames, reportWords } from '../review-names.ts';
import styles from './desk.module.css';

const columns = ['Manuscript', 'What is next', 'Due', 'Reports'] as const;

function Task({ entry: { task, turn } }: { entry: DeskEntry }) {
  if (task !== null) {
    return (
      <p className={styles.task}>
        <IconBell aria-hidden stroke={1.5} size={20} />
        {task}
      </p>
    );
  }
  return <p>{turn === null ? 'Nothing is left to do' : `Waits for ${partyNames[turn].toLowerCase()}`}</p>;
}

function DeskRow({ entry }: { entry: DeskEntry }) {
  const { id, articleNumber, articleTitle, journalAbbreviation, receivedOn, round, dueAt, isOverdue } = entry;
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <p className={styles.soft}>
          {articleNumber} · {journalAbbreviation}
        </p>
        <p className={styles.title}>
          <Link to={pages.editorialManuscript.href({ articleId: id })}>
            <bdi>{articleTitle}</bdi>
          </Link>
        </p>
        <p className={styles.soft}>
          Received {formatDay(receivedOn)}
          {round > 1 && ` · round ${round}`}
        </p>
      </CardCell>
      <CardCell label={columns[1]}>
        <div className={styles.next}>
          <Task entry={entry} />
          <ManuscriptStatus status={entry.articleStatus} />
        </div>
      </CardCell>
      <CardCell label={columns[2]}>
        {dueAt === null ? 'No date' : <DueDate dueAt={dueAt} isOverdue={isOverdue} />}
      </CardCell>
      <CardCell label={columns[3]}>{reportWords(entry)}</CardCell>
    </CardRow>
  );
}

/** Manuscripts on the desk, in the server's order: first what is overdue. */
export function DeskTable({ entries }: { entries: readonly DeskEntry[] }) {
  return (
    <CardTable label="Manuscripts on the desk" columns={columns}>
      {entries.map((entry) => (
        <DeskRow key={entry.id} entry={entry} />
      ))}
    </CardTable>
  );
}
