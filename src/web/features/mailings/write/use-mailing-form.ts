import { useEffect, useState } from 'react';
import { v4 } from 'uuid';
import type { Call } from '../../../../contracts/call.ts';
import {
  emailNotScheduled,
  emailNotSent,
  MailingContent,
  type NewMailing,
} from '../../../../contracts/mailing-form.ts';
import { mailings, type Mailing } from '../../../../contracts/mailings.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { useContractForm } from '../../../ui/forms/use-contract-form.ts';
import { showNotice } from '../../../ui/notices/notices.ts';
import { ownZone } from './local-time.ts';
import { clockProblem, forgetMailingDraft, keepMailingDraft, MailingForm, readMailingDraft } from './mailing-form.ts';

/** The reads that a mailing changes. */
export const mailingReads: readonly Call[] = [mailings.list, mailings.one];

/** The form of an email, saved in this browser until sent. */
export function useMailingForm(userId: string, onTaken: (mailing: Mailing, message: string) => void) {
  const [kept] = useState(() => readMailingDraft(userId));
  const contractForm = useContractForm(MailingForm, kept, (draft) => clockProblem(draft, new Date(), ownZone()));
  const { form, refuse } = contractForm;
  const { values } = form;
  useEffect(() => keepMailingDraft(userId, values), [userId, values]);
  const sending = useCallMutation(mailings.send, mailingReads);

  const failed = (error: ApiError, isScheduled: boolean) => {
    showNotice('bad', isScheduled ? emailNotScheduled : emailNotSent);
    refuse(error);
    // The email sent before is unchanged; the form now holds a new one.
    if (error.code === 'state-conflict') form.setFieldValue('id', v4());
  };
  const send = ({ sendAt, ...rest }: NewMailing) => {
    const body = { ...rest, isScheduled: sendAt !== null, scheduledTime: sendAt?.toISOString() ?? null };
    sending.mutate(
      { body },
      {
        onSuccess: ({ mailing, message }) => {
          showNotice('good', message);
          forgetMailingDraft(userId);
          onTaken(mailing, message);
        },
        onError: (error) => failed(error, sendAt !== null),
      },
    );
  };
  /** The content if valid; otherwise the fields show what is missing. */
  const content = (): MailingContent | null => {
    const parsed = MailingContent.safeParse(values);
    if (parsed.success) return parsed.data;
    for (const { path, message } of parsed.error.issues) form.setFieldError(path.join('.'), message);
    return null;
  };
  return { ...contractForm, send, content, isBusy: sending.isPending };
}

export type MailingFormInUse = ReturnType<typeof useMailingForm>;
