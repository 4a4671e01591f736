import { Button } from '@mantine/core';
import { accounts } from '../../../contracts/accounts.ts';
import { useCall, useCallMutation } from '../../api/use-call.ts';
import { formatDay } from '../../ui/format-day.ts';
import { Message } from '../../ui/forms/message.tsx';

interface MailStandingProps {
  readonly userId: string;
  readonly email: string;
}

/** Tells a person that letters to their address come back, and what to do about it; nothing while they arrive. */
export function MailStanding({ userId, email }: MailStandingProps) {
  const params = { id: userId };
  const { data } = useCall(accounts.mailStanding, { params });
  const confirm = useCallMutation(accounts.confirmAddress);
  if (!data || data.comesBack === null) return null;
  return (
    <>
      <Message kind="bad">
        <p>
          Letters to <bdi>{email}</bdi> have come back since {formatDay(data.comesBack.since)}. The other server says:{' '}
          <q dir="auto">{data.comesBack.reason}</q>
        </p>
        <p>Please give another address below. If this one works again, have an email sent and follow its link.</p>
        <p>
          <Button
            variant="default"
            loading={confirm.isPending}
            disabled={confirm.isSuccess}
            onClick={() => confirm.mutate({ params })}
          >
            Send a letter to this address
          </Button>
        </p>
      </Message>
      {confirm.data && <Message kind="good">{confirm.data.message}</Message>}
      {confirm.error && <Message kind="bad">{confirm.error.message}</Message>}
    </>
  );
}
