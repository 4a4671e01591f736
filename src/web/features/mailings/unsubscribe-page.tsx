import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { mailings, type Subscription } from '../../../contracts/mailings.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { useSession } from '../../session/session.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { loginLeadingTo } from '../accounts/next-address.ts';
import type { Route } from './+types/unsubscribe-page.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Unsubscribe'),
  { name: 'robots', content: 'noindex' },
];

/** How to get news again where the link cannot do it any more. */
function AgainByLogin({ token }: { token: string }) {
  const isOther = Boolean(useSession());
  const logIn = <Link to={loginLeadingTo(pages.unsubscribe.href({ token }))}>log in</Link>;
  return (
    <p>
      Letters are passed on: their link takes back what it ended in the hour before, and no more.{' '}
      {isOther ? (
        <>
          To get news again, <Link to={pages.logout.href()}>log out</Link> of this account, and log in with that of the
          address.
        </>
      ) : (
        <>To get news again, {logIn}.</>
      )}
    </p>
  );
}

function Choice({ token, subscription }: { token: string; subscription: Subscription }) {
  const change = useCallMutation(mailings.setSubscription, [mailings.subscription]);
  const { address, isSubscribed, allowed } = change.data ?? subscription;
  const set = (wanted: boolean) => change.mutate({ params: { token }, body: { isSubscribed: wanted } });
  return (
    <>
      {change.data && (
        <Message kind="good">
          <p>{change.data.message}</p>
        </Message>
      )}
      <p>
        {isSubscribed ? 'News goes to ' : 'No news goes to '}
        <bdi>{address}</bdi>
        {isSubscribed ? '.' : '. Emails about your manuscripts, reviews and purchases still come.'}
      </p>
      {change.error && (
        <Message kind="bad">
          <p>{change.error.message} Nothing has changed.</p>
        </Message>
      )}
      {allowed.length === 0 && <AgainByLogin token={token} />}
      {allowed.length > 0 && (
        <div>
          <Button
            size="md"
            variant={isSubscribed ? 'filled' : 'default'}
            loading={change.isPending}
            onClick={() => set(!isSubscribed)}
          >
            {isSubscribed ? 'Unsubscribe' : 'Subscribe again'}
          </Button>
        </div>
      )}
    </>
  );
}

/** Where the link below a marketing email leads: opening it changes nothing, and no login is asked for. */
export default function UnsubscribePage({ params: { token } }: Route.ComponentProps) {
  const { data, error } = useCall(mailings.subscription, { params: { token } });
  return (
    <AccountFrame title="News by email">
      {data && <Choice token={token} subscription={data} />}
      {!data && error?.status !== 404 && <Reading error={error} />}
      {!data && error?.status === 404 && (
        <>
          <Message kind="bad">
            <p>This link is not one of ours, or its account is gone. It may have been cut off on its way.</p>
          </Message>
          <p>
            Open the whole link of the letter, choose in <Link to={pages.login.href()}>your profile</Link>, or{' '}
            <Link to={pages.contact.href({ subject: contactSubjects.usual })}>write to us</Link>.
          </p>
        </>
      )}
    </AccountFrame>
  );
}
