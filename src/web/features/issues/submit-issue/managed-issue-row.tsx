import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { ManagedIssue } from '../../../../contracts/issues.ts';
import { pages } from '../../../../contracts/pages.ts';
import { CardCell, CardRow } from '../../../ui/card-table.tsx';
import { Cover } from '../../../ui/cover.tsx';
import { formatDay } from '../../../ui/format-day.ts';
import { formatPrice, placeOf, titleOf } from '../issue-place.ts';
import { HeldArticlesNote } from './held-articles-note.tsx';
import styles from './submit-issue.module.css';

export const columns = ['Issue', 'Price', 'Owners', 'Document', 'Actions'] as const;

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
            Withdrawn on {formatDay(issue.withdrawnAt)}: <bdi>{issue.withdrawalReason}</bdi>
          </p>
        )}
        <HeldArticlesNote issue={issue} name={name} onRebuild={onRebuild} />
      </div>
    </div>
  );
}

function DocumentCell({ href, name }: { href: string | null; name: string }) {
  if (href === null) return 'Missing';
  return (
    <a href={href} target="_blank" rel="noreferrer">
      Open<span className="visually-hidden"> the document of {name} (opens in a new tab)</span>
    </a>
  );
}

interface ManagedIssueRowProps {
  readonly issue: ManagedIssue;
  readonly isBusy: boolean;
  /** Whether this browser keeps a change of it that is not saved. */
  readonly hasUnsaved: boolean;
  readonly onEdit: () => void;
  /** Withdraws what is on sale, and puts back what is withdrawn. */
  readonly onTurn: () => void;
  /** Leads to the form in which it is built. */
  readonly onRebuild: () => void;
}

/** An issue, how many own it, and what can be done with it. */
export function ManagedIssueRow({ issue, isBusy, hasUnsaved, onEdit, onTurn, onRebuild }: ManagedIssueRowProps) {
  const { issueDoccumentURL, issueImageURL, withdrawnAt } = issue;
  const name = `${issue.journalAbbreviation}, ${placeOf(issue)}`;
  const isIncomplete = !issueDoccumentURL || !issueImageURL;
  return (
    <CardRow>
      <CardCell label={columns[0]}>
        <IssueCell issue={issue} name={name} onRebuild={onRebuild} />
      </CardCell>
      <CardCell label={columns[1]}>
        <div>
          {formatPrice(issue)}
          {isIncomplete && <p className={styles.hint}>Not for sale yet</p>}
        </div>
      </CardCell>
      <CardCell label={columns[2]}>{issue.owners}</CardCell>
      <CardCell label={columns[3]}>
        <DocumentCell href={issueDoccumentURL} name={name} />
      </CardCell>
      <CardCell label={columns[4]}>
        <div className={styles.rowActions}>
          <Button variant="default" onClick={onEdit}>
            {hasUnsaved ? 'Go on editing' : 'Edit'}
            <span className="visually-hidden"> {name}</span>
          </Button>
          <Button variant="subtle" loading={isBusy} onClick={onTurn}>
            {withdrawnAt === null ? 'Withdraw' : 'Put back on sale'}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      </CardCell>
    </CardRow>
  );
}
