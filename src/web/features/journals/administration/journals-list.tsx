import { ActionIcon, Button, Menu } from '@mantine/core';
import {
  IconAdjustments,
  IconArchive,
  IconArchiveOff,
  IconCircleCheck,
  IconDots,
  IconListDetails,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import { journalAdministration, type AdministeredJournal } from '../../../../contracts/journal-administration.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/journal-settings.ts';
import * as setup from '../../../../messages/journal-setup.ts';
import * as settings from '../../../../messages/review-settings.ts';
import { useCall } from '../../../api/use-call.ts';
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx';
import { OpenBook } from '../../../ui/drawings/open-book.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { reviewSettingsAddress } from '../../review-settings/review-settings-address.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import styles from './journals-list.module.css';
import { hidden } from '../../../ui/message-tags.tsx';

const columns = () => [t.publication(), t.articles(), common.status(), t.actions()] as const;

function State({ archivedAt, manuscriptsUnderWay }: AdministeredJournal) {
  const Icon = archivedAt === null ? IconCircleCheck : IconArchive;
  return (
    <div>
      <p className={archivedAt === null ? styles.open : styles.archived}>
        <Icon aria-hidden stroke={1.5} size={18} />
        {archivedAt === null ? t.open() : t.archivedOn({ day: formatDay(archivedAt) })}
      </p>
      {manuscriptsUnderWay > 0 && <p className={styles.soft}>{t.inProgress({ count: manuscriptsUnderWay })}</p>}
    </div>
  );
}

const kindNames = { proceedings: common.proceedings, conference: t.conference };

const menuIcon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

interface RowProps {
  readonly userId: string;
  readonly journal: AdministeredJournal;
  readonly addressOf: (journalId: string) => string;
  readonly onArchive: () => void;
}

function JournalRow({ userId, journal, addressOf, onArchive }: RowProps) {
  const { id, journalTitle, journalAbbreviation: catId, subject, kind, isArchived } = journal;
  return (
    <CardRow>
      <CardCell label={t.publication()}>
        <div>
          <Link className={styles.name} to={pages.journal.href({ catId })}>
            <bdi>{journalTitle}</bdi>
          </Link>
          <p className={styles.soft}>
            {[catId, subject, ...(kind === 'journal' ? [] : [kindNames[kind]()])].join(' · ')}
          </p>
        </div>
      </CardCell>
      <CardCell label={t.articles()}>{journal.journalPublishedArticles}</CardCell>
      <CardCell label={common.status()}>
        <State {...journal} />
      </CardCell>
      <CardCell label={t.actions()}>
        <div className={styles.actions}>
          <Button component={Link} to={addressOf(id)} variant="default">
            {t.editJournal({ title: journalTitle, hidden })}
          </Button>
          <Menu position="bottom-end">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.moreFor({ title: journalTitle })}>
                <IconDots {...menuIcon} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown>
              <Menu.Item
                component={Link}
                to={pages.journalSetup.href({ journalId: id })}
                leftSection={<IconListDetails {...menuIcon} />}
              >
                {setup.journalSetup()}
              </Menu.Item>
              <Menu.Item
                component={Link}
                to={reviewSettingsAddress(userId)}
                leftSection={<IconAdjustments {...menuIcon} />}
              >
                {settings.reviewSettings()}
              </Menu.Item>
              <Menu.Item
                leftSection={isArchived ? <IconArchiveOff {...menuIcon} /> : <IconArchive {...menuIcon} />}
                onClick={onArchive}
              >
                {isArchived ? t.restoreAction() : t.archiveAction()}
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        </div>
      </CardCell>
    </CardRow>
  );
}

/** All publications with their status. */
export function JournalsList({ userId, addressOf }: Pick<RowProps, 'userId' | 'addressOf'>) {
  const { data, error } = useCall(journalAdministration.list);
  const archive = useAsked<AdministeredJournal>();
  if (!data) return <Reading error={error} />;
  return (
    <>
      <div>
        <Button component={Link} to={addressOf('new')} size="md">
          {t.newJournal()}
        </Button>
      </div>
      {data.length === 0 ? (
        <EmptyState drawing={<OpenBook />} title={t.emptyTitle()} level={3}>
          <p>{t.emptyText()}</p>
        </EmptyState>
      ) : (
        <CardTable label={t.publications()} columns={columns()}>
          {data.map((journal) => (
            <JournalRow
              key={journal.id}
              userId={userId}
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
