import { Button } from '@mantine/core';
import { letterTemplates, type LetterWords } from '../../../../contracts/letter-templates.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { showNotice } from '../../../ui/notices/notices.ts';

interface SendTestProps {
  readonly name: string;
  readonly words: LetterWords;
  readonly onRefused: (error: ApiError) => void;
}

/** Sends the letter as it is typed, with examples in its fields, to whoever presses. */
export function SendTest({ name, words, onRefused }: SendTestProps) {
  const test = useCallMutation(letterTemplates.test);
  const send = () =>
    test.mutate(
      { params: { name }, body: words },
      { onSuccess: ({ message }) => showNotice('good', message), onError: onRefused },
    );
  return (
    <Button variant="default" size="md" loading={test.isPending} onClick={send}>
      Send a test to me
    </Button>
  );
}
