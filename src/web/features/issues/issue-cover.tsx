import type { ReactNode } from 'react';
import * as t from '../../../messages/issues.ts';
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

/** A link to the login, the checkout or the document of an issue. */
export function IssueLink({ address: { kind, href }, className, children }: IssueLinkProps) {
  switch (kind) {
    case 'login':
      return (
        <Link className={className} to={href}>
          {children}
        </Link>
      );
    case 'checkout':
      // A full page load: the checkout has its own HTTP headers.
      return (
        <a className={className} href={href}>
          {children}
        </a>
      );
    case 'document':
      return (
        <a className={className} href={href} target="_blank" rel="noreferrer">
          {children}
          <span className="visually-hidden"> {t.newTab()}</span>
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
      {address === null && <span className={styles.soon}>{t.notForSaleYet()}</span>}
      {address?.kind === 'document' && <span className={styles.action}>{t.openYourIssue()}</span>}
      {address && address.kind !== 'document' && (
        <span className={styles.action}>{t.buyFor({ price: formatPrice(issue) })}</span>
      )}
    </span>
  );
}

/** The cover of a full issue with its place, title and price, as one link. */
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
