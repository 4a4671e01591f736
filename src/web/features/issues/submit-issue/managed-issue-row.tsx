import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ManagedIssue } from '../../../../contracts/issues.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/issues.ts';
import { CardCell, CardRow } from '../../../ui/card-table.tsx';
import { Cover } from '../../../ui/cover.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { bdi, hidden } from '../../../ui/message-tags.tsx';
import { formatPrice, nameOf, titleOf } from '../issue-place.ts';
import { HeldArticlesNote } from './held-articles-note.tsx';
import styles from './submit-issue.module.css';

export const columns = () => [common.issue(), t.price(), t.owners(), t.document(), t.actions()];

interface IssueCellProps {
  readonly issue: ManagedIssue;
  readonly name: string;
  readonly onRebuild: () => void;
}

function IssueCell({ issue, name, onRebuild }: IssueCellProps) {
  const title = titleOf(issue);
  return (
    <div className={styles.sold}>
      <Cover imageUrl={issue.issueImageURL} title={issue.journalAbbreviation} />
      <div>
        <Link className={styles.name} to={pages.journal.href({ catId: issue.journalAbbreviation })}>
          {name}
        </Link>
        {title !== '' && (
          <p className={styles.hint}>
            <bdi>{title}</bdi>
          </p>
        )}
        {issue.withdrawnAt !== null && (
          <p className={styles.hint}>
            {t.withdrawnOn({
              date: formatDay(issue.withdrawnAt),
              reason: issue.withdrawalReason ?? '',
              bdi,
            })}
          </p>
        )}
        <HeldArticlesNote issue={issue} name={name} onRebuild={onRebuild} />
      </div>
    </div>
  );
}

function DocumentCell({ href, name }: { href: string | null; name: string }) {
  if (href === null) return t.documentMissing();
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {t.openDocument({ name, hidden })}
    </a>
  );
}

interface ManagedIssueRowProps {
  readonly issue: ManagedIssue;
  readonly isBusy: boolean;
  /** Whether this browser has unsaved changes of it. */
  readonly hasUnsaved: boolean;
  readonly onEdit: () => void;
  /** Withdraws an issue on sale, or puts a withdrawn one back. */
  readonly onTurn: () => void;
  /** Opens the form to build it. */
  readonly onRebuild: () => void;
}

/** An issue with its owners and actions. */
export function ManagedIssueRow({ issue, isBusy, hasUnsaved, onEdit, onTurn, onRebuild }: ManagedIssueRowProps) {
  const { issueDoccumentURL, issueImageURL, withdrawnAt } = issue;
  const name = nameOf(issue);
  const isIncomplete = !issueDoccumentURL || !issueImageURL;
  return (
    <CardRow>
      <CardCell label={common.issue()}>
        <IssueCell issue={issue} name={name} onRebuild={onRebuild} />
      </CardCell>
      <CardCell label={t.price()}>
        <div>
          {formatPrice(issue)}
          {isIncomplete && <p className={styles.hint}>{t.notForSaleYet()}</p>}
        </div>
      </CardCell>
      <CardCell label={t.owners()}>{issue.owners}</CardCell>
      <CardCell label={t.document()}>
        <DocumentCell href={issueDoccumentURL} name={name} />
      </CardCell>
      <CardCell label={t.actions()}>
        <div className={styles.rowActions}>
          <Button variant="default" onClick={onEdit}>
            {(hasUnsaved ? t.continueEditing : t.editIssue)({ name, hidden })}
          </Button>
          <Button variant="subtle" loading={isBusy} onClick={onTurn}>
            {(withdrawnAt === null ? t.withdrawIssue : t.putBackOnSale)({ name, hidden })}
          </Button>
        </div>
      </CardCell>
    </CardRow>
  );
}
