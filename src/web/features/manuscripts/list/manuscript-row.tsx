import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { feeCheckoutHref, pages } from '../../../../contracts/pages.ts';
import { formatMoney } from '../../../../contracts/money.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { CardCell, CardRow } from '../../../ui/card-table.tsx';
import { useNow } from '../../../ui/use-now.ts';
import { ManuscriptStatus } from '../manuscript-status.tsx';
import { RejectionNote } from '../rejection-note.tsx';
import { CertificateButton, CertificateOutcome, useCertificate } from './certificate-button.tsx';
import styles from './manuscript-list.module.css';
import { RowMenu } from './row-menu.tsx';
import { addressOf, isFollowed, isPaid, lastDateOf, turnOf } from './turn-of.ts';

export const manuscriptColumns = [common.manuscript, common.status, t.actions] as const;

interface ManuscriptRowProps {
  readonly manuscript: ManuscriptEntry;
  readonly user: CurrentUser;
  readonly onVersions: (manuscript: ManuscriptEntry) => void;
  readonly onRemove: (manuscript: ManuscriptEntry) => void;
}

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

/** The task of a manuscript in peer review that waits for its author. */
const toDo: Partial<Record<ManuscriptEntry['articleStatus'], PlainMessage>> = {
  'Revision Requested': t.revise,
  Returned: t.changeReturned,
  Accepted: t.chooseAccess,
};

/** What the author has to do on the page of a manuscript in peer review. */
function TaskLink({ manuscript: { id, articleTitle, articleStatus, turn } }: { manuscript: ManuscriptEntry }) {
  const task = turn === 'author' ? toDo[articleStatus]?.() : undefined;
  if (task === undefined) return null;
  return (
    <Button
      component={Link}
      to={pages.followManuscript.href({ articleId: id })}
      aria-label={t.actionNamed({ action: task, title: articleTitle })}
    >
      {task}
    </Button>
  );
}

interface RowProps {
  readonly manuscript: ManuscriptEntry;
  readonly user: CurrentUser;
}

function PayLink({ manuscript: { id, articleTitle, payable }, user }: RowProps) {
  const words = t.payNow({ amount: payable ? formatMoney(payable) : '' });
  return (
    // A full page load: the checkout has its own headers.
    <Button
      component="a"
      href={feeCheckoutHref(id, user)}
      aria-label={t.actionNamed({ action: words, title: articleTitle })}
    >
      {words}
    </Button>
  );
}

/** The main action that the server allows. */
function OpenAction({ manuscript, user }: RowProps) {
  const { id, userId, articleTitle, allowed } = manuscript;
  if (isFollowed(manuscript)) return <TaskLink manuscript={manuscript} />;
  if (allowed.includes('pay')) return <PayLink manuscript={manuscript} user={user} />;
  if (!allowed.includes('edit')) return null;
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

/** The title, which leads to the manuscript, above what identifies it. */
function TitleCell({ manuscript }: { manuscript: ManuscriptEntry }) {
  const { articleTitle, manuscriptNumber, articlePublishedJournal } = manuscript;
  return (
    <CardCell label={manuscriptColumns[0]()}>
      <p className={styles.title}>
        <Link to={addressOf(manuscript)}>
          <bdi>{articleTitle}</bdi>
        </Link>
      </p>
      <p className={styles.soft}>
        {manuscriptNumber} <span className={styles.journal}>· {articlePublishedJournal.journalAbbreviation} </span>·{' '}
        {lastDateOf(manuscript)}
      </p>
    </CardCell>
  );
}

function StatusCell({ manuscript }: { manuscript: ManuscriptEntry }) {
  const today = useNow().toISOString().slice(0, 10);
  return (
    <CardCell label={manuscriptColumns[1]()}>
      <ManuscriptStatus status={manuscript.articleStatus} />
      <p className={styles.soft}>{isPaid(manuscript) ? t.paid() : turnOf(manuscript, today)}</p>
      {manuscript.rejectionText !== null && (
        <details className={styles.reasons}>
          <summary>{t.readReasons()}</summary>
          <RejectionNote rejection={manuscript} />
        </details>
      )}
    </CardCell>
  );
}

/** One of the person's manuscripts: its status and actions. */
export function ManuscriptRow({ manuscript, user, onVersions, onRemove }: ManuscriptRowProps) {
  const certificate = useCertificate();
  const { id, allowed } = manuscript;
  const hasCertificate = allowed.includes('certificate') && !isFollowed(manuscript);
  const hasButton = hasCertificate && !allowed.includes('pay');
  return (
    <CardRow>
      <TitleCell manuscript={manuscript} />
      <StatusCell manuscript={manuscript} />
      <CardCell label={manuscriptColumns[2]()}>
        <div className={styles.actions}>
          <div className={styles.action}>
            {hasButton ? (
              <CertificateButton manuscript={manuscript} certificate={certificate} />
            ) : (
              <OpenAction manuscript={manuscript} user={user} />
            )}
          </div>
          <div className={styles.menu}>
            <RowMenu
              manuscript={manuscript}
              user={user}
              onVersions={() => onVersions(manuscript)}
              onCertificate={hasCertificate && !hasButton ? () => certificate.open(id) : undefined}
              onRemove={() => onRemove(manuscript)}
            />
          </div>
        </div>
        <CertificateOutcome certificate={certificate} />
      </CardCell>
    </CardRow>
  );
}
