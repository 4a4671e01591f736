import { Link } from 'react-router';
import { accounts } from '../../../contracts/accounts.ts';
import { verificationLinkHours } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/accounts.ts';
import { linkTo } from '../../ui/message-tags.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/verify-email-page.ts';
import { useDestination } from './destination.ts';
import { ResendVerification } from './resend-verification.tsx';
import { SpentLinkPage } from './spent-link-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.confirmEmail()),
  { name: 'robots', content: 'noindex' },
];

const Remedy = () => (
  <>
    <p>
      {t.linkUsed({
        hours: verificationLinkHours,
        link: linkTo(pages.login.href()),
      })}
    </p>
    <ResendVerification asksAddress />
    <p>{t.notRegistered({ link: linkTo(pages.register.href()) })}</p>
  </>
);

/** The page linked from a verification email; continues to the page the person came from. */
export default function VerifyEmailPage({ params }: Route.ComponentProps) {
  const next = useDestination();
  return (
    <SpentLinkPage
      title={t.confirmEmail()}
      lead={t.confirmEmailLead()}
      button={t.confirmEmailButton()}
      call={accounts.verifyEmail}
      token={params.token}
      onward={
        <p>
          <Link to={pages.login.href({}, { next })}>{t.continueToLogin()}</Link>
        </p>
      }
      remedy={<Remedy />}
    />
  );
}
