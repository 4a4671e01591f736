import { Button } from '@mantine/core';
import { orcid } from '../../../contracts/orcid.ts';
import * as t from '../../../messages/orcid.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { showNotice } from '../../ui/notices/notices.ts';
import { OrcidIcon, OrcidLink } from '../../ui/orcid-link.tsx';
import { PanelSection } from '../../ui/panel-section.tsx';
import { useOrcidSignIn } from '../orcid/use-orcid-sign-in.ts';

/** The person’s ORCID iD, to connect at ORCID or to disconnect; nothing where the publisher has no client there. */
export function OwnOrcid({ userId }: { userId: string }) {
  const params = { id: userId };
  const { data } = useCall(orcid.own, { params });
  const connect = useOrcidSignIn(orcid.connect);
  const disconnect = useCallMutation(orcid.disconnect, [orcid.own]);
  if (!data?.isOffered) return null;
  const onDisconnect = () => disconnect.mutate({ params }, { onSuccess: ({ message }) => showNotice('good', message) });
  const error = connect.error ?? disconnect.error;
  return (
    <PanelSection title={t.orcid()} lead={data.orcid === null ? t.orcidLead() : t.orcidConnectedLead()}>
      {data.orcid !== null && (
        <div>
          <OrcidLink orcid={data.orcid} />
        </div>
      )}
      {error && <Message kind="bad">{error.message}</Message>}
      <div>
        {data.orcid === null ? (
          <Button
            variant="default"
            leftSection={<OrcidIcon />}
            loading={connect.isPending || connect.isSuccess}
            onClick={() => connect.mutate({ params })}
          >
            {t.connectOrcid()}
          </Button>
        ) : (
          <Button variant="default" loading={disconnect.isPending} onClick={onDisconnect}>
            {t.disconnectOrcid()}
          </Button>
        )}
      </div>
    </PanelSection>
  );
}
