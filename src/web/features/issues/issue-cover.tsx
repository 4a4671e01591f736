import type { ReactNode } from 'react';
import { Cover } from '../../ui/cover.tsx';
import { Link } from '../../ui/link.tsx';
import type { IssueAddress } from './issue-address.ts';
import styles from './issue-cover.module.css';
import { formatPrice, placeOf, titleOf, type ListedIssue } from './issue-place.ts';

interface IssueLinkProps {
  readonly address: IssueAddress;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A cover that leads where its address says: to the login, which says why, else to the checkout or the document. */
export function IssueLink({ address: { kind, href }, className, children }: IssueLinkProps) {
  switch (kind) {
    case 'login':
      return (
        <Link className={className} to={href}>
          {children}
        </Link>
      );
    case 'checkout':
      // A document of its own: the checkout's page has headers that no other page has.
      return (
        <a className={className} href={href}>
          {children}
        </a>
      );
    case 'document':
      return (
        <a className={className} href={href} target="_blank" rel="noreferrer">
          {children}
          <span className="visually-hidden"> (opens in a new tab)</span>
        </a>
      );
  }
}

interface IssueCoverProps {
  readonly issue: ListedIssue;
  /** Null while the issue is not for sale. */
  readonly address: IssueAddress | null;
}

function Words({ issue, address }: IssueCoverProps) {
  const title = titleOf(issue);
  return (
    <span className={styles.words}>
      <span className={styles.journal}>{issue.journalAbbreviation}</span>
      <span className={styles.place}>{placeOf(issue)}</span>
      {title !== '' && (
        <span className={styles.title}>
          <bdi>{title}</bdi>
        </span>
      )}
      {address === null && <span className={styles.soon}>Not for sale yet</span>}
      {address?.kind === 'document' && <span className={styles.action}>Open your issue</span>}
      {address && address.kind !== 'document' && <span className={styles.action}>Buy for {formatPrice(issue)}</span>}
    </span>
  );
}

/** The cover of a full issue with its place, title and price, all of it one link. */
export function IssueCover({ issue, address }: IssueCoverProps) {
  const inside = (
    <>
      <Cover imageUrl={issue.issueImageURL} title={issue.journalAbbreviation} />
      <Words issue={issue} address={address} />
    </>
  );
  if (address === null) return <div className={styles.cover}>{inside}</div>;
  return (
    <IssueLink address={address} className={styles.cover}>
      {inside}
    </IssueLink>
  );
}
