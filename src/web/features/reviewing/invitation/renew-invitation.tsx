import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { reviews } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';

/** Asks for a new invitation in place of an expired one; it comes by email. */
export function RenewInvitation({ token }: { token: string }) {
  const { mutate, isPending, error, data } = useCallMutation(reviews.renew);
  const place = useRef<HTMLDivElement>(null);
  // The pressed button no longer exists.
  useEffect(() => {
    if (data) place.current?.focus();
  }, [data]);
  return (
    <div ref={place} tabIndex={-1}>
      {error && <Message kind="bad">{error.message}</Message>}
      {data ? (
        <Message kind="good">{data.message}</Message>
      ) : (
        <Button size="md" loading={isPending} onClick={() => mutate({ params: { token } })}>
          {t.askForNewInvitation()}
        </Button>
      )}
    </div>
  );
}
