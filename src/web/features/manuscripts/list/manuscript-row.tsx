import { Button } from '@mantine/core';
import { IconCreditCard, IconPencil, IconRoute } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { feeCheckoutHref, pages } from '../../../../contracts/pages.ts';
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

export const manuscriptColumns = ['Manuscript', 'Status', 'Files', 'Actions'] as const;

interface ManuscriptRowProps {
  readonly manuscript: ManuscriptEntry;
  readonly user: CurrentUser;
  readonly onVersions: (manuscript: ManuscriptEntry) => void;
  readonly onRemove: (manuscript: ManuscriptEntry) => void;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

/** What the way to the page of a manuscript in peer review is called, where its author is to do something there. */
const toDo: Partial<Record<ManuscriptEntry['articleStatus'], string>> = {
  'Revision Requested': 'Revise',
  Returned: 'Change',
  Accepted: 'Choose mode',
};

function FollowLink({ manuscript }: { manuscript: ManuscriptEntry }) {
  const { id, articleTitle, articleStatus, turn } = manuscript;
  const words = (turn === 'author' ? toDo[articleStatus] : undefined) ?? 'Follow';
  return (
    <Button
      component={Link}
      to={pages.followManuscript.href({ articleId: id })}
      variant={words === 'Follow' ? 'default' : 'filled'}
      leftSection={<IconRoute {...icon} />}
      aria-label={`${words}: ${articleTitle}`}
    >
      {words}
    </Button>
  );
}

/** What is open to do: what the server allows, and the person most likely wants. */
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
        aria-label={`Edit: ${articleTitle}`}
      >
        Edit
      </Button>
    );
  }
  return (
    <div className={styles.open}>
      {allowed.includes('pay') && (
        // A document of its own: the headers of a checkout are its own.
        <Button
          component="a"
          href={feeCheckoutHref(id, user)}
          leftSection={<IconCreditCard {...icon} />}
          aria-label={`Pay Now: ${articleTitle}`}
        >
          Pay Now
        </Button>
      )}
      {allowed.includes('certificate') && <CertificateButton manuscript={manuscript} />}
    </div>
  );
}

function TitleCell({ manuscript }: { manuscript: ManuscriptEntry }) {
  const today = useNow().toISOString().slice(0, 10);
  return (
    <CardCell label={manuscriptColumns[0]}>
      {manuscript.reviewModel === 'verification' ? (
        <ManuscriptHeading manuscript={manuscript} />
      ) : (
        <ManuscriptHeading
          manuscript={manuscript}
          address={pages.followManuscript.href({ articleId: manuscript.id })}
        />
      )}
      <div className={styles.below}>
        <p className={styles.soft}>
          {[`Vol. ${manuscript.articleVolume}, issue ${manuscript.articleIssue}`, ...datesOf(manuscript)].join(' · ')}
        </p>
        <p>{turnOf(manuscript, today)}</p>
        {manuscript.rejectionText !== null && (
          <details>
            <summary>Read the reasons</summary>
            <RejectionNote rejection={manuscript} />
          </details>
        )}
      </div>
    </CardCell>
  );
}

/** One of the person's manuscripts: how it stands, and what may be done. */
export function ManuscriptRow({ manuscript, user, onVersions, onRemove }: ManuscriptRowProps) {
  return (
    <CardRow>
      <TitleCell manuscript={manuscript} />
      <CardCell label={manuscriptColumns[1]}>
        <ManuscriptStatus status={manuscript.articleStatus} />
        {isPaid(manuscript) && <p className={styles.paid}>Paid</p>}
      </CardCell>
      <CardCell label={manuscriptColumns[2]}>
        <FileLinks files={manuscript.files} />
      </CardCell>
      <CardCell label={manuscriptColumns[3]}>
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
