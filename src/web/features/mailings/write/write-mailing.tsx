import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { MailingContent, NewMailing } from '../../../../contracts/mailing-form.ts';
import { mailings, type Mailing } from '../../../../contracts/mailings.ts';
import * as t from '../../../../messages/mailings.ts';
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
  /** Runs with the content, if it is valid. */
  readonly withContent: (act: (content: MailingContent) => void) => void;
}

/** Sends the content to the writer only. */
function TestToMe({ withContent }: TestToMeProps) {
  const testing = useCallMutation(mailings.sendTest);
  const send = (body: MailingContent) =>
    testing.mutate(
      { body },
      {
        onSuccess: ({ message }) => showNotice('good', message),
        onError: ({ message }) => showNotice('bad', t.testFailed({ problem: message })),
      },
    );
  return (
    <Button variant="default" loading={testing.isPending} onClick={() => withContent(send)}>
      {t.sendTest()}
    </Button>
  );
}

interface PreviewDialogProps {
  readonly content: MailingContent;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The email as it will arrive, made by the server like the real one. */
function PreviewDialog({ content, isOpen, onClose }: PreviewDialogProps) {
  const { mutate, data, error } = useCallMutation(mailings.preview);
  useEffect(() => mutate({ body: content }), [mutate, content]);
  return (
    <Dialog title={t.previewTitle()} size="lg" isOpen={isOpen} onClose={onClose}>
      {data ? <ArrivingView arriving={data} /> : <Reading error={error} />}
    </Dialog>
  );
}

function ContentFields({ form }: Pick<MailingFormInUse, 'form'>) {
  const { emailContent } = form.values;
  return (
    <>
      <TextInput
        label={t.subject()}
        maxLength={200}
        autoComplete="off"
        dir="auto"
        withAsterisk
        {...form.getInputProps('subject')}
      />
      <FormattedTextField
        label={t.content()}
        description={t.contentHint()}
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

/** Writes an email to many or to one: content, preview and time. */
export function WriteMailing({ userId, onTaken }: WriteMailingProps) {
  const mailing = useMailingForm(userId, onTaken);
  const { form, problem, submit, send, content, isBusy } = mailing;
  const sure = useAsked<NewMailing>();
  const shown = useAsked<MailingContent>();
  const place = useRef<HTMLFormElement>(null);
  // Only emails to everyone need a confirmation.
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
            {t.preview()}
          </Button>
          <TestToMe withContent={withContent} />
        </div>
        <ScheduleFields form={form} />
        {problem !== null && (
          <Message kind="bad">
            <p>{t.draftSaved({ problem })}</p>
          </Message>
        )}
        <div className={styles.actions}>
          <Button type="submit" size="md" loading={isBusy}>
            {form.values.isScheduled ? t.scheduleEmail() : t.sendEmail()}
          </Button>
          <p className={styles.hint}>{t.draftHint()}</p>
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
