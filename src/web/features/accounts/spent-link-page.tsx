import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Message } from '../../ui/forms/message.tsx';
import { AccountFrame } from './account-frame.tsx';
import { useSpentLink, type LinkCall } from './use-spent-link.ts';

interface SpentLinkPageProps {
  readonly title: string;
  readonly waiting: string;
  readonly call: LinkCall;
  readonly token: string;
  readonly onSpent?: () => void;
  /** Where to go on when the link has worked. */
  readonly onward: ReactNode;
  /** What to do about a link that works no more. */
  readonly remedy: ReactNode;
}

/** Where the link of a letter leads: what it did, or why it did not and what to do now. */
export function SpentLinkPage({ title, waiting, call, token, onSpent, onward, remedy }: SpentLinkPageProps) {
  const { message, error, again } = useSpentLink(call, token, onSpent);
  const isSpent = error?.code === 'link-spent';
  return (
    <AccountFrame title={title}>
      {message === undefined && !error && <p role="status">{waiting}</p>}
      {message !== undefined && (
        <Message kind="good">
          <p>{message}</p>
          {onward}
        </Message>
      )}
      {error && (
        <Message kind="bad">
          <p>{error.message}</p>
        </Message>
      )}
      {isSpent && remedy}
      {error && !isSpent && (
        <div>
          <Button onClick={again}>Try again</Button>
        </div>
      )}
    </AccountFrame>
  );
}
