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
  /** Where to go on when the link has worked. */
  readonly onward: ReactNode;
  /** What to do about a link that works no more. */
  readonly remedy: ReactNode;
}

/** Where the link of an email leads. Scanners open links in a browser: the link works once somebody presses the button. */
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
