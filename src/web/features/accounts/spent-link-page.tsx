import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { accounts } from '../../../contracts/accounts.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { AccountFrame } from './account-frame.tsx';

interface SpentLinkPageProps {
  readonly title: string;
  /** What the button does, in a sentence. */
  readonly lead: string;
  readonly button: string;
  readonly call: typeof accounts.verifyEmail;
  readonly token: string;
  readonly onSpent?: () => void;
  /** The next step after the link has worked. */
  readonly onward: ReactNode;
  /** What to do if the link no longer works. */
  readonly remedy: ReactNode;
}

/** The page linked from an email. Mail scanners open links, so only the button uses the link up. */
export function SpentLinkPage({ title, lead, button, call, token, onSpent, onward, remedy }: SpentLinkPageProps) {
  const { mutate, data, error, isPending } = useCallMutation(call);
  const isSpent = error?.code === 'link-spent';
  const spend = () => mutate({ params: { token } }, { onSuccess: () => onSpent?.() });
  return (
    <AccountFrame title={title}>
      {data && (
        <Message kind="good">
          <p>{data.message}</p>
          {onward}
        </Message>
      )}
      {error && (
        <Message kind="bad">
          <p>{error.message}</p>
        </Message>
      )}
      {isSpent && remedy}
      {!data && !isSpent && (
        <>
          <p>{lead}</p>
          <div>
            <Button size="md" loading={isPending} onClick={spend}>
              {button}
            </Button>
          </div>
        </>
      )}
    </AccountFrame>
  );
}
