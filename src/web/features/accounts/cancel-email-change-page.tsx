import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { accounts } from '../../../contracts/accounts.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';
import { linkTo } from '../../ui/message-tags.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/cancel-email-change-page.ts';
import { refreshSession } from './refresh-session.ts';
import { SpentLinkPage } from './spent-link-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.cancelChange()),
  { name: 'robots', content: 'noindex' },
];

const toNewPassword = (children: ReactNode) => <Link to={pages.forgotPassword.href()}>{children}</Link>;

/** The page linked from the notice to the old address. */
export default function CancelEmailChangePage({ params }: Route.ComponentProps) {
  return (
    <SpentLinkPage
      title={t.cancelChange()}
      lead={t.cancelChangeLead()}
      button={t.cancelChangeButton()}
      call={accounts.cancelEmailChange}
      token={params.token}
      // All sessions of the account have ended, and this browser may have one.
      onSpent={() => void refreshSession()}
      onward={
        <p>
          {t.changeCancelled({
            reset: toNewPassword,
            login: linkTo(pages.login.href()),
          })}
        </p>
      }
      remedy={
        <p>
          {t.someoneElse({
            reset: toNewPassword,
            contact: linkTo(pages.contact.href({ subject: contactSubjects.usual })),
          })}
        </p>
      }
    />
  );
}
