import { Button } from '@mantine/core';
import { IconArchive, IconCircleCheck } from '@tabler/icons-react';
import { Link } from 'react-router';
import { journalAdministration, type AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { pages } from '../../../../contracts/pages.ts';
import { useCall } from '../../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import styles from './journals-list.module.css';

const columns = ['Publication', 'Articles', 'State', 'Actions'] as const;

const counted = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

function State({ archivedAt, manuscriptsUnderWay }: AdministeredJournal) {
  const Icon = archivedAt === null ? IconCircleCheck : IconArchive;
  return (
    <div>
      <p className={archivedAt === null ? styles.open : styles.archived}>
        <Icon aria-hidden stroke={1.5} size={18} />
        {archivedAt === null ? 'Open' : `Archived on ${formatDay(archivedAt.slice(0, 10))}`}
      </p>
      {manuscriptsUnderWay > 0 && (
        <p className={styles.soft}>{counted(manuscriptsUnderWay, 'manuscript', 'manuscripts')} under way</p>
      )}
    </div>
  );
}

interface RowProps {
  readonly journal: AdministeredJournal;
  readonly addressOf: (journalId: string) => string;
  readonly onArchive: () => void;
}

function JournalRow({ journal, addressOf, onArchive }: RowProps) {
  const { id, journalTitle, journalAbbreviation: catId, subject, kind, isArchived } = journal;
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <div>
          <Link className={styles.name} to={pages.journal.href({ catId })}>
            <bdi>{journalTitle}</bdi>
          </Link>
          <p className={styles.soft}>
            {catId} · {subject}
            {kind === 'journal' ? '' : ` · ${kind === 'proceedings' ? 'Proceedings' : 'Conference'}`}
          </p>
        </div>
      </CardCell>
      <CardCell label={columns[1]}>{journal.journalPublishedArticles}</CardCell>
      <CardCell label={columns[2]}>
        <State {...journal} />
      </CardCell>
      <CardCell label={columns[3]}>
        <div className={styles.actions}>
          <Button component={Link} to={addressOf(id)} variant="default">
            Edit<span className="visually-hidden"> {journalTitle}</span>
          </Button>
          <Button variant="default" onClick={onArchive}>
            {isArchived ? 'Bring back' : 'Archive'}
            <span className="visually-hidden"> {journalTitle}</span>
          </Button>
        </div>
      </CardCell>
    </CardRow>
  );
}

/** The house's publications, with where each stands. */
export function JournalsList({ addressOf }: { addressOf: (journalId: string) => string }) {
  const { data, error } = useCall(journalAdministration.list);
  const archive = useAsked<AdministeredJournal>();
  if (!data) return <Reading error={error} />;
  return (
    <>
      <div>
        <Button component={Link} to={addressOf('new')} size="md">
          New journal
        </Button>
      </div>
      {data.length === 0 ? (
        <EmptyState drawing={<OpenBook />} title="No publications yet" level={3}>
          <p>Create the first journal: authors can submit to it at once, and it stands in the list of journals.</p>
        </EmptyState>
      ) : (
        <CardTable label="Publications" columns={columns}>
          {data.map((journal) => (
            <JournalRow
              key={journal.id}
              journal={journal}
              addressOf={addressOf}
              onArchive={() => archive.ask(journal)}
            />
          ))}
        </CardTable>
      )}
      {archive.asked && (
        <ArchiveDialog
          key={archive.asked.turn}
          journal={archive.asked.what}
          isOpen={archive.asked.isOpen}
          onClose={archive.close}
        />
      )}
    </>
  );
}
