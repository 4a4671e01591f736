import { Button } from '@mantine/core';
import { ConfirmDialog } from '../../../ui/forms/confirm-dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { NamesFound } from '../../names-found/names-found.tsx';
import type { useSubmitting } from './use-submitting.ts';

interface SubmitPartProps {
  readonly submitting: ReturnType<typeof useSubmitting>;
  /** Why it has to wait; null where it need not. */
  readonly hindrance: string | null;
}

/** The end of the form: submits the report, after a question. */
export function SubmitPart({ submitting, hindrance }: SubmitPartProps) {
  return (
    <>
      {submitting.held !== null && hindrance !== null && <Message kind="bad">{hindrance}</Message>}
      <div>
        <Button type="submit" size="md">
          Submit the report
        </Button>
      </div>
      <ConfirmDialog
        title="Submit your report?"
        action="Submit the report"
        isOpen={submitting.isAsking}
        isBusy={submitting.isPending}
        problem={submitting.problem}
        warning={
          submitting.found && (
            <NamesFound
              found={submitting.found}
              meant={submitting.meant}
              label="This is meant, the editor will check it"
            />
          )
        }
        onClose={submitting.close}
        onConfirm={submitting.send}
      >
        The editor reads it at once, and you can no longer change it.
      </ConfirmDialog>
    </>
  );
}
