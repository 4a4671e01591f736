import { Button } from '@mantine/core';
import { mailings, type Subscription } from '../../../contracts/mailings.ts';
import { contactSubjects, pages } from '../../../contracts/pages.ts';
import * as t from '../../../messages/mailings.ts';
import { bdi, linkTo } from '../../ui/message-tags.tsx';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { useSession } from '../../session/session.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import { loginLeadingTo } from '../accounts/next-address.ts';
import type { Route } from './+types/unsubscribe-page.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.unsubscribe()),
  { name: 'robots', content: 'noindex' },
];

/** How to subscribe again once the link has expired. */
function AgainByLogin({ token }: { token: string }) {
  const isOther = Boolean(useSession());
  return (
    <p>
      {isOther
        ? t.expiredLogOut({ logout: linkTo(pages.logout.href()) })
        : t.expiredLogIn({
            login: linkTo(loginLeadingTo(pages.unsubscribe.href({ token }))),
          })}
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
      <p>{isSubscribed ? t.subscribed({ address, bdi }) : t.unsubscribed({ address, bdi })}</p>
      {change.error && (
        <Message kind="bad">
          <p>{t.changeFailed({ problem: change.error.message })}</p>
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
            {isSubscribed ? t.unsubscribe() : t.subscribeAgain()}
          </Button>
        </div>
      )}
    </>
  );
}

/** The unsubscribe link of a mailing: opening it changes nothing and needs no login. */
export default function UnsubscribePage({ params: { token } }: Route.ComponentProps) {
  const { data, error } = useCall(mailings.subscription, { params: { token } });
  return (
    <AccountFrame title={t.newsTitle()}>
      {data && <Choice token={token} subscription={data} />}
      {!data && error?.status !== 404 && <Reading error={error} />}
      {!data && error?.status === 404 && (
        <>
          <Message kind="bad">
            <p>{t.linkInvalid()}</p>
          </Message>
          <p>
            {t.linkInvalidHint({
              profile: linkTo(pages.login.href()),
              contact: linkTo(pages.contact.href({ subject: contactSubjects.usual })),
            })}
          </p>
        </>
      )}
    </AccountFrame>
  );
}
