import type { FullIssue } from '../../../contracts/issues.ts';
import { pages } from '../../../contracts/pages.ts';

/** Where the cover of an issue leads: the login, the checkout, or the document of a bought issue. */
export interface IssueAddress {
  readonly kind: 'login' | 'checkout' | 'document';
  readonly href: string;
}

interface Reader {
  readonly id: string;
  readonly email: string;
}

/** The reader in the checkout's address before the login. */
export const whoeverLogsIn: Reader = { id: 'me', email: 'me' };

/** The checkout of an issue for a reader. */
export const checkoutHref = (issueId: string, reader: Reader, stripeLookupId: string): string =>
  pages.fullIssueCheckout.href({ fullIssueId: issueId, userId: reader.id, email: reader.email, stripeLookupId });

/** The three ways of a click on a cover; null while the issue cannot be sold, because cover or document is missing. */
export function issueAddress(
  issue: Pick<FullIssue, 'id' | 'issueImageURL' | 'issueDoccumentURL'>,
  lookupId: string,
  reader: Reader | null,
  purchased: ReadonlySet<string>,
): IssueAddress | null {
  if (!issue.issueImageURL || !issue.issueDoccumentURL) return null;
  if (!reader)
    return { kind: 'login', href: pages.login.href({}, { next: checkoutHref(issue.id, whoeverLogsIn, lookupId) }) };
  if (purchased.has(issue.id)) return { kind: 'document', href: issue.issueDoccumentURL };
  return { kind: 'checkout', href: checkoutHref(issue.id, reader, lookupId) };
}
