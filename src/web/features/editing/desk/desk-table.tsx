import { Checkbox } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { DeskEntry } from '../../../../contracts/desk-values.ts';
import { pages } from '../../../../contracts/pages.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import * as assignment from '../../../../messages/assignment.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/editing.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { UnreadMark } from '../../discussions/unread-mark.tsx';
import { classNames } from '../../manuscripts/class-facts.ts';
import { ManuscriptStatus } from '../../manuscripts/manuscript-status.tsx';
import { DueDate } from '../due-date.tsx';
import { isMoveOffered, isOver, partyNames, reportWords } from '../review-names.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import styles from './desk.module.css';
import type { Selection } from './use-selection.ts';

const columns = [common.manuscript, t.columnNext, t.columnDue, t.columnReports] as const;

function Task({ entry }: { entry: DeskEntry }) {
  const { task, turn } = entry;
  if (task !== null) {
    return (
      <p className={styles.task}>
        <IconBell aria-hidden stroke={1.5} size={20} />
        {task}
      </p>
    );
  }
  if (isMoveOffered(entry)) return <p>{t.waitsForMoveAnswer()}</p>;
  return <p>{turn === null || isOver(entry) ? t.noAction() : t.isWith({ party: partyNames[turn]() })}</p>;
}

/** Who handles it. */
function Editor({ entry: { handlingEditor }, user }: { entry: DeskEntry; user: CurrentUser }) {
  if (handlingEditor === null) return <p className={styles.soft}>{assignment.noEditor()}</p>;
  const isOwn = handlingEditor.userId === user.id;
  return (
    <p className={styles.soft}>
      {isOwn ? assignment.handledByYou() : assignment.handledBy({ name: handlingEditor.name })}
    </p>
  );
}

interface DeskRowProps {
  readonly user: CurrentUser;
  readonly entry: DeskEntry;
  readonly selection: Selection;
}

function DeskRow({ user, entry, selection }: DeskRowProps) {
  const { id, manuscriptNumber, articleTitle, journalAbbreviation, receivedOn, round, dueAt, isOverdue } = entry;
  const classes = classNames(entry);
  return (
    <CardRow>
      <CardCell label={columns[0]()}>
        <div className={styles.head}>
          {selection.isSelectable(entry) && (
            <Checkbox
              label={assignment.selectNamed({ title: articleTitle, hidden })}
              checked={selection.has(id)}
              onChange={() => selection.toggle(id)}
            />
          )}
          <p className={styles.soft}>
            {manuscriptNumber}
            {/* One that moved, or whose journal was renamed, does not say the journal. */}
            {!manuscriptNumber.startsWith(`${journalAbbreviation}-`) && ` · ${journalAbbreviation}`}
          </p>
        </div>
        <p className={styles.title}>
          <Link to={pages.editorialManuscript.href({ articleId: id })}>
            <bdi>{articleTitle}</bdi>
          </Link>
        </p>
        <p className={styles.soft}>
          {round > 1
            ? t.receivedOnRound({ day: formatDay(receivedOn), round })
            : t.receivedOn({ day: formatDay(receivedOn) })}
        </p>
        {classes !== '' && (
          <p className={styles.soft} dir="auto">
            {classes}
          </p>
        )}
      </CardCell>
      <CardCell label={columns[1]()}>
        <div className={styles.next}>
          <Task entry={entry} />
          <ManuscriptStatus status={entry.articleStatus} />
          <Editor entry={entry} user={user} />
          <UnreadMark count={entry.unreadMessages} />
        </div>
      </CardCell>
      <CardCell label={columns[2]()}>
        {dueAt === null ? t.noDate() : <DueDate dueAt={dueAt} isOverdue={isOverdue} />}
      </CardCell>
      <CardCell label={columns[3]()}>{reportWords(entry)}</CardCell>
    </CardRow>
  );
}

/** Manuscripts on the desk, overdue ones first. */
export function DeskTable({
  entries,
  ...rest
}: Omit<DeskRowProps, 'entry'> & { readonly entries: readonly DeskEntry[] }) {
  return (
    <CardTable label={t.deskTable()} columns={columns.map((column) => column())}>
      {entries.map((entry) => (
        <DeskRow key={entry.id} entry={entry} {...rest} />
      ))}
    </CardTable>
  );
}
