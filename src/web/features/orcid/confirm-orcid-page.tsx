import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { orcid } from '../../../contracts/orcid.ts';
import * as t from '../../../messages/orcid.ts';
import { useCall } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { Reading } from '../../ui/forms/reading.tsx';
import { bdi } from '../../ui/message-tags.tsx';
import { OrcidIcon } from '../../ui/orcid-link.tsx';
import { pageTitle } from '../../ui/page-title.ts';
import { AccountFrame } from '../accounts/account-frame.tsx';
import type { Route } from './+types/confirm-orcid-page.ts';
import { useOrcidSignIn } from './use-orcid-sign-in.ts';

export const meta: Route.MetaFunction = ({ matches }) => [
  pageTitle(matches, t.confirmOrcid()),
  { name: 'robots', content: 'noindex' },
];

/** The page linked from the email to an author. Mail scanners open links, so only the button goes on. */
export default function ConfirmOrcidPage({ params: { token } }: Route.ComponentProps) {
  const { data, error } = useCall(orcid.authorLink, { params: { token } });
  const signIn = useOrcidSignIn(orcid.confirm);
  const [addsWorks, setAddsWorks] = useState(true);
  const refusal = signIn.error ?? (error?.code === 'link-spent' ? error : null);
  return (
    <AccountFrame title={t.confirmOrcid()}>
      {!data && !refusal && <Reading error={error} />}
      {data && (
        <>
          <p>{t.confirmLead({ author: data.authorName, title: data.articleTitle, journal: data.journalTitle, bdi })}</p>
          <p>{t.confirmHelp()}</p>
        </>
      )}
      {refusal && (
        <Message kind="bad">
          <p>{refusal.message}</p>
        </Message>
      )}
      {data && refusal?.code !== 'link-spent' && (
        <>
          {data.offersWorks && (
            <Checkbox
              label={t.addsWorks()}
              description={t.addsWorksLater()}
              checked={addsWorks}
              onChange={({ currentTarget }) => setAddsWorks(currentTarget.checked)}
            />
          )}
          <div>
            <Button
              size="md"
              leftSection={<OrcidIcon />}
              loading={signIn.isPending || signIn.isSuccess}
              onClick={() => signIn.mutate({ params: { token }, body: { addsWorks: data.offersWorks && addsWorks } })}
            >
              {t.confirmAtOrcid()}
            </Button>
          </div>
        </>
      )}
    </AccountFrame>
  );
}
