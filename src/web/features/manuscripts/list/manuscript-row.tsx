import { Button } from '@mantine/core';
import { IconCreditCard, IconPencil, IconRoute } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { feeCheckoutHref, pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { CardCell, CardRow } from '../../../ui/card-table.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { FileLinks } from '../file-links.tsx';
import { ManuscriptHeading } from '../manuscript-heading.tsx';
import { ManuscriptStatus } from '../manuscript-status.tsx';
import { RejectionNote } from '../rejection-note.tsx';
import { CertificateButton } from './certificate-button.tsx';
import styles from './manuscript-list.module.css';
import { isFollowed, RowMenu } from './row-menu.tsx';
import { datesOf, isPaid, turnOf } from './turn-of.ts';

export const manuscriptColumns = [common.manuscript, common.status, t.files, t.actions] as const;

interface ManuscriptRowProps {
  readonly manuscript: ManuscriptEntry;
  readonly user: CurrentUser;
  readonly onVersions: (manuscript: ManuscriptEntry) => void;
  readonly onRemove: (manuscript: ManuscriptEntry) => void;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

/** The link to the page of a manuscript in peer review, if its author has something to do there. */
const toDo: Partial<Record<ManuscriptEntry['articleStatus'], PlainMessage>> = {
  'Revision Requested': t.revise,
  Returned: t.changeReturned,
  Accepted: t.chooseAccess,
};

function FollowLink({ manuscript }: { manuscript: ManuscriptEntry }) {
  const { id, articleTitle, articleStatus, turn } = manuscript;
  const action = turn === 'author' ? toDo[articleStatus] : undefined;
  const words = (action ?? t.viewStatus)();
  return (
    <Button
      component={Link}
      to={pages.followManuscript.href({ articleId: id })}
      variant={action ? 'filled' : 'default'}
      leftSection={<IconRoute {...icon} />}
      aria-label={t.actionNamed({ action: words, title: articleTitle })}
    >
      {words}
    </Button>
  );
}

/** The main actions that the server allows. */
function OpenActions({ manuscript, user }: { manuscript: ManuscriptEntry; user: CurrentUser }) {
  const { id, userId, articleTitle, allowed } = manuscript;
  if (isFollowed(manuscript)) return <FollowLink manuscript={manuscript} />;
  if (allowed.includes('edit')) {
    return (
      <Button
        component={Link}
        to={pages.editManuscript.href({ userId, articleId: id })}
        variant="default"
        leftSection={<IconPencil {...icon} />}
        aria-label={t.editNamed({ title: articleTitle })}
      >
        {common.edit()}
      </Button>
    );
  }
  return (
    <div className={styles.open}>
      {allowed.includes('pay') && (
        // A full page load: the checkout has its own headers.
        <Button
          component="a"
          href={feeCheckoutHref(id, user)}
          leftSection={<IconCreditCard {...icon} />}
          aria-label={t.payNowNamed({ title: articleTitle })}
        >
          {t.payNow()}
        </Button>
      )}
      {allowed.includes('certificate') && <CertificateButton manuscript={manuscript} />}
    </div>
  );
}

function TitleCell({ manuscript }: { manuscript: ManuscriptEntry }) {
  const place = t.volumeAndIssueShort({ volume: manuscript.articleVolume, issue: manuscript.articleIssue });
  const today = useNow().toISOString().slice(0, 10);
  return (
    <CardCell label={manuscriptColumns[0]()}>
      {manuscript.reviewModel === 'verification' ? (
        <ManuscriptHeading manuscript={manuscript} />
      ) : (
        <ManuscriptHeading
          manuscript={manuscript}
          address={pages.followManuscript.href({ articleId: manuscript.id })}
        />
      )}
      <div className={styles.below}>
        <p className={styles.soft}>{[place, ...datesOf(manuscript)].join(' · ')}</p>
        <p>{turnOf(manuscript, today)}</p>
        {manuscript.rejectionText !== null && (
          <details>
            <summary>{t.readReasons()}</summary>
            <RejectionNote rejection={manuscript} />
          </details>
        )}
      </div>
    </CardCell>
  );
}

/** One of the person's manuscripts: its status and actions. */
export function ManuscriptRow({ manuscript, user, onVersions, onRemove }: ManuscriptRowProps) {
  return (
    <CardRow>
      <TitleCell manuscript={manuscript} />
      <CardCell label={manuscriptColumns[1]()}>
        <ManuscriptStatus status={manuscript.articleStatus} />
        {isPaid(manuscript) && <p className={styles.paid}>{t.paid()}</p>}
      </CardCell>
      <CardCell label={manuscriptColumns[2]()}>
        <FileLinks files={manuscript.files} />
      </CardCell>
      <CardCell label={manuscriptColumns[3]()}>
        <div className={styles.actions}>
          <OpenActions manuscript={manuscript} user={user} />
          <RowMenu
            manuscript={manuscript}
            user={user}
            onVersions={() => onVersions(manuscript)}
            onRemove={() => onRemove(manuscript)}
          />
        </div>
      </CardCell>
    </CardRow>
  );
}
