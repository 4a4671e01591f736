import { Link } from 'react-router';
import { accounts } from '../../../contracts/accounts.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/cancel-email-change-page.ts';
import { refreshSession } from './refresh-session.ts';
import { SpentLinkPage } from './spent-link-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Cancel the change of email'),
  { name: 'robots', content: 'noindex' },
];

/** Where the link in the notice to the old address leads. */
export default function CancelEmailChangePage({ params }: Route.ComponentProps) {
  return (
    <SpentLinkPage
      title="Cancel the change of email"
      lead="Your account keeps its old address, and you are logged out everywhere."
      button="Cancel the change"
      call={accounts.cancelEmailChange}
      token={params.token}
      // Every sign-in of the account has ended; this browser may have held one.
      onSpent={() => void refreshSession()}
      onward={
        <p>
          <Link to={pages.forgotPassword.href()}>Choose a new password</Link> or{' '}
          <Link to={pages.login.href()}>log in</Link>
        </p>
      }
      remedy={
        <p>
          Does somebody else use your account? <Link to={pages.forgotPassword.href()}>Choose a new password</Link>:
          every sign-in ends with it. Where that does not help,{' '}
          <Link to={pages.contact.href({ subject: contactSubjects.usual })}>contact us</Link>.
        </p>
      }
    />
  );
}
