import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { mailings, type Subscription } from '../../../contracts/mailings.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import type { Route } from './+types/unsubscribe-page.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, 'Unsubscribe'),
  { name: 'robots', content: 'noindex' },
];

function Choice({ token, subscription }: { token: string; subscription: Subscription }) {
  const change = useCallMutation(mailings.setSubscription, [mailings.subscription]);
  const { address, isSubscribed } = change.data ?? subscription;
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
        {isSubscribed ? '.' : '. Letters about your manuscripts, reviews and purchases still come.'}
      </p>
      {change.error && (
        <Message kind="bad">
          <p>{change.error.message} Nothing has changed.</p>
        </Message>
      )}
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
