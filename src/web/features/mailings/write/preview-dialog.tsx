import { useEffect } from 'react';
import type { MailingContent } from '../../../../contracts/mailing-form.ts';
import { mailings } from '../../../../contracts/mailings.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { ArrivingView } from '../../../ui/arriving/arriving-view.tsx';

interface PreviewDialogProps {
  readonly content: MailingContent;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What is written, as it will arrive: made by the server as the real letter is. */
export function PreviewDialog({ content, isOpen, onClose }: PreviewDialogProps) {
  const { mutate, data, error } = useCallMutation(mailings.preview);
  useEffect(() => mutate({ body: content }), [mutate, content]);
  return (
    <Dialog title="As it will arrive" size="lg" isOpen={isOpen} onClose={onClose}>
      {data ? <ArrivingView arriving={data} /> : <Reading error={error} />}
    </Dialog>
  );
}
