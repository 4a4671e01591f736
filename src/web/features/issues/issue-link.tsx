import type { ReactNode } from 'react';
import { Link } from '../../ui/link.tsx';
import type { IssueAddress } from './issue-address.ts';

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
