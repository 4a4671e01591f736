import { Button, Checkbox, Group } from '@mantine/core';
import { useState } from 'react';
import { orcid, type OrcidSignInWish, type OwnOrcid as Own } from '../../../contracts/orcid.ts';
import * as t from '../../../messages/orcid.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { OrcidIcon, OrcidLink } from '../../ui/orcid-link.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { useOrcidSignIn } from '../orcid/use-orcid-sign-in.ts';

interface Props {
  readonly own: Own;
  readonly userId: string;
}

interface SignInButtonProps {
  readonly userId: string;
  readonly wish: OrcidSignInWish;
  readonly label: string;
}

/** Leads to ORCID, to connect an iD, to let us add works and reviews to its record, or both. */
function SignInButton({ userId, wish, label }: SignInButtonProps) {
  const { mutate, error, isPending, isSuccess } = useOrcidSignIn(orcid.connect);
  return (
    <>
      <Button
        variant="default"
        leftSection={<OrcidIcon />}
        loading={isPending || isSuccess}
        onClick={() => mutate({ params: { id: userId }, body: wish })}
      >
        {label}
      </Button>
      {error && <Message kind="bad">{error.message}</Message>}
    </>
  );
}

interface EndButtonProps {
  readonly call: typeof orcid.disconnect;
  readonly userId: string;
  readonly label: string;
}

/** Ends one of the things that a connected iD is for. */
function EndButton({ call, userId, label }: EndButtonProps) {
  const { mutate, error, isPending } = useCallMutation<typeof call>(call, [orcid.own]);
  const onSuccess = ({ message }: { message: string }) => showNotice('good', message);
  return (
    <>
      <Button variant="default" loading={isPending} onClick={() => mutate({ params: { id: userId } }, { onSuccess })}>
        {label}
      </Button>
      {error && <Message kind="bad">{error.message}</Message>}
    </>
  );
}

function Unconnected({ own, userId }: Props) {
  const [addsWorks, setAddsWorks] = useState(true);
  const [addsReviews, setAddsReviews] = useState(false);
  const wish = { addsWorks: own.offersWorks && addsWorks, addsReviews: own.offersWorks && addsReviews };
  return (
    <>
      {own.offersWorks && (
        <>
          <Checkbox
            label={t.addsWorks()}
            checked={addsWorks}
            onChange={({ currentTarget }) => setAddsWorks(currentTarget.checked)}
          />
          <Checkbox
            label={t.addsReviews()}
            description={t.addsReviewsHelp()}
            checked={addsReviews}
            onChange={({ currentTarget }) => setAddsReviews(currentTarget.checked)}
          />
        </>
      )}
      <div>
        <SignInButton userId={userId} wish={wish} label={t.connectOrcid()} />
      </div>
    </>
  );
}

function Connected({ own, userId, itsOrcid }: Props & { itsOrcid: string }) {
  const { offersWorks, addsWorks, addsReviews } = own;
  return (
    <>
      <div>
        <OrcidLink orcid={itsOrcid} />
      </div>
      {addsWorks && <p>{t.worksAreAdded()}</p>}
      {addsReviews && <p>{t.reviewsAreAdded()}</p>}
      <Group gap="sm">
        {offersWorks && !addsWorks && (
          <SignInButton userId={userId} wish={{ addsWorks: true, addsReviews }} label={t.allowWorks()} />
        )}
        {offersWorks && !addsReviews && (
          <SignInButton userId={userId} wish={{ addsWorks, addsReviews: true }} label={t.allowReviews()} />
        )}
        {addsWorks && <EndButton call={orcid.stopWorks} userId={userId} label={t.stopWorks()} />}
        {addsReviews && <EndButton call={orcid.stopReviews} userId={userId} label={t.stopReviews()} />}
        <EndButton call={orcid.disconnect} userId={userId} label={t.disconnectOrcid()} />
      </Group>
    </>
  );
}

/** The person’s ORCID iD, to connect at ORCID or to disconnect; nothing where the publisher has no client there. */
export function OwnOrcid({ userId }: { userId: string }) {
  const { data: own } = useCall(orcid.own, { params: { id: userId } });
  if (!own?.isOffered) return null;
  const { orcid: itsOrcid } = own;
  return itsOrcid === null ? (
    <PanelSection title={t.orcid()} lead={t.orcidLead()}>
      <Unconnected own={own} userId={userId} />
    </PanelSection>
  ) : (
    <PanelSection title={t.orcid()} lead={t.orcidConnectedLead()}>
      <Connected own={own} userId={userId} itsOrcid={itsOrcid} />
    </PanelSection>
  );
}
