import { Link } from 'react-router';
import { accounts } from '../../../contracts/accounts.ts';
import { verificationLinkHours } from '../../../contracts/constants.ts';
import { pages } from '../../../contracts/pages.ts';
import { pageTitle } from '../../ui/page-title.ts';
import type { Route } from './+types/verify-email-page.ts';
import { useDestination } from './destination.ts';
import { ResendVerification } from './resend-verification.tsx';
import { SpentLinkPage } from './spent-link-page.tsx';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Confirm your email'),
  { name: 'robots', content: 'noindex' },
];

const remedy = (
  <>
    <p>
      Have you confirmed your address before? Then <Link to={pages.login.href()}>log in</Link>. Otherwise we send you a
      new link, which works once, for {verificationLinkHours} hours.
    </p>
    <ResendVerification asksAddress />
    <p>
      Not registered yet? <Link to={pages.register.href()}>Register</Link>
    </p>
  </>
);

/** Where the link of a verification email leads; from there on to where the person was before there was an account. */
export default function VerifyEmailPage({ params }: Route.ComponentProps) {
  const next = useDestination();
  return (
    <SpentLinkPage
      title="Confirm your email"
      lead="Confirm that this address is yours."
      button="Confirm my email"
      call={accounts.verifyEmail}
      token={params.token}
      onward={
        <p>
          <Link to={pages.login.href({}, { next })}>Continue to login</Link>
        </p>
      }
      remedy={remedy}
    />
  );
}
