import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { MailingContent, NewMailing } from '../../../../contracts/mailing-form.ts';
import { mailings, type Mailing } from '../../../../contracts/mailings.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { ArrivingView } from '../../../ui/arriving/arriving-view.tsx';
import { FormattedTextField } from '../../../ui/formatted-text/formatted-text-field.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { ReadyFields } from '../../../ui/forms/ready-fields.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { ConfirmMailing } from './confirm-mailing.tsx';
import { RecipientFields } from './recipient-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { useMailingForm, type MailingFormInUse } from './use-mailing-form.ts';
import styles from './write-mailing.module.css';

interface TestToMeProps {
  /** Does something with what is written, where enough is. */
  readonly withContent: (act: (content: MailingContent) => void) => void;
}

/** Sends what is written to its writer alone. */
function TestToMe({ withContent }: TestToMeProps) {
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

interface PreviewDialogProps {
  readonly content: MailingContent;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What is written, as it will arrive: made by the server as the real letter is. */
function PreviewDialog({ content, isOpen, onClose }: PreviewDialogProps) {
  const { mutate, data, error } = useCallMutation(mailings.preview);
  useEffect(() => mutate({ body: content }), [mutate, content]);
  return (
    <Dialog title="As it will arrive" size="lg" isOpen={isOpen} onClose={onClose}>
      {data ? <ArrivingView arriving={data} /> : <Reading error={error} />}
    </Dialog>
  );
}

function ContentFields({ form }: Pick<MailingFormInUse, 'form'>) {
  const { emailContent } = form.values;
  return (
    <>
      <TextInput
        label="Subject"
        maxLength={200}
        autoComplete="off"
        dir="auto"
        withAsterisk
        {...form.getInputProps('subject')}
      />
      <FormattedTextField
        label="Content"
        description="The name of the site stands above it; below it, in emails to everyone, the way to unsubscribe."
        path="emailContent"
        withAsterisk
        value={emailContent}
        error={form.errors['emailContent']}
        onChange={(html) => form.setFieldValue('emailContent', html)}
      />
    </>
  );
}

interface WriteMailingProps {
  readonly userId: string;
  readonly onTaken: (mailing: Mailing, message: string) => void;
}

/** Writes an email to many or to one: what it says, how it will look, and when it goes. */
export function WriteMailing({ userId, onTaken }: WriteMailingProps) {
  const mailing = useMailingForm(userId, onTaken);
  const { form, problem, submit, send, content, isBusy } = mailing;
  const sure = useAsked<NewMailing>();
  const shown = useAsked<MailingContent>();
  const place = useRef<HTMLFormElement>(null);
  // Everyone's mailbox is worth a question; one person's is not.
  const handIn = submit((wanted) => (wanted.emailType === 'marketing' ? sure.ask(wanted) : send(wanted)));
  const withContent = (act: (written: MailingContent) => void) => {
    const written = content();
    if (written) act(written);
    else place.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  return (
    <form ref={place} className={styles.form} method="post" noValidate onSubmit={handIn}>
      <ReadyFields>
        <RecipientFields form={form} />
        <ContentFields form={form} />
        <div className={styles.try}>
          <Button variant="default" onClick={() => withContent(shown.ask)}>
            Preview
          </Button>
          <TestToMe withContent={withContent} />
        </div>
        <ScheduleFields form={form} />
        {problem !== null && (
          <Message kind="bad">
            <p>{problem} What you wrote is kept.</p>
          </Message>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="md" loading={isBusy}>
            {form.values.isScheduled ? 'Schedule the email' : 'Send the email'}
          </Button>
          <p className={styles.hint}>What you write is kept in this browser until the email is handed in.</p>
        </div>
      </ReadyFields>
      {shown.asked && (
        <PreviewDialog
          key={shown.asked.turn}
          content={shown.asked.what}
          isOpen={shown.asked.isOpen}
          onClose={shown.close}
        />
      )}
      {sure.asked && (
        <ConfirmMailing
          wanted={sure.asked.what}
          isOpen={sure.asked.isOpen}
          onClose={sure.close}
          onConfirm={(wanted) => {
            sure.close();
            send(wanted);
          }}
        />
      )}
    </form>
  );
}
