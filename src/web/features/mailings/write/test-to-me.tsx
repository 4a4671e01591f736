import { Button } from '@mantine/core';
import type { MailingContent } from '../../../../contracts/mailing-form.ts';
import { mailings } from '../../../../contracts/mailings.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { showNotice } from '../../../ui/notices/notices.ts';

interface TestToMeProps {
  /** Does something with what is written, where enough is. */
  readonly withContent: (act: (content: MailingContent) => void) => void;
}

/** Sends what is written to its writer alone. */
export function TestToMe({ withContent }: TestToMeProps) {
  const testing = useCallMutation(mailings.sendTest);
  const send = (body: MailingContent) =>
    testing.mutate(
      { body },
      {
        onSuccess: ({ message }) => showNotice('good', message),
        onError: ({ message }) => showNotice('bad', `The test was not sent: ${message}`),
      },
    );
  return (
    <Button variant="default" loading={testing.isPending} onClick={() => withContent(send)}>
      Send a test to me
    </Button>
  );
}
