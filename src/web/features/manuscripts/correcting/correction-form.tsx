import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '../../../../contracts/call.ts';
import { mostCorrectedAuthors, type corrections } from '../../../../contracts/corrections.ts';
import type { ApiError } from '../../../api/api-error.ts';
import type { useCallMutation } from '../../../api/use-call.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Message } from '../../../ui/forms/message.tsx';
import { Attachments } from '../../attachments/attachments.tsx';
import { KeywordsField } from '../wizard/keywords-field.tsx';
import styles from './correction-form.module.css';
import { bodyOf, changedIn, valuesOf, type Corrected } from './correction-values.ts';
import { useCorrectionForm, type CorrectionInUse } from './use-correction-form.ts';

interface AuthorSpellingsProps {
  readonly correction: CorrectionInUse;
  readonly article: Corrected;
}

/** How the authors are written: their names and affiliations; nobody comes in or goes. */
function AuthorSpellings({ correction: { form }, article }: AuthorSpellingsProps) {
  const [isOpen, setOpen] = useState(() => changedIn(form.values, article).articleAuthors !== undefined);
  const { length } = article.articleAuthors;
  if (length === 0 || length > mostCorrectedAuthors) return null;
  return (
    <div className={styles.spellings}>
      <Checkbox
        label="Correct how authors are written"
        description="Their names and affiliations; nobody is added or removed. A person’s change of name has no public notice, and so is not made here."
        checked={isOpen}
        onChange={({ currentTarget }) => {
          setOpen(currentTarget.checked);
          // What is out of sight again is left as it stands.
          if (!currentTarget.checked) form.setFieldValue('articleAuthors', valuesOf(article).articleAuthors);
        }}
      />
      {isOpen &&
        form.values.articleAuthors.map((_author, place) => (
          // They keep their order.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={place} className={styles.author}>
            <legend>Author {place + 1}</legend>
            <TextInput label="Given name" {...form.getInputProps(`articleAuthors.${place}.authorGivenName`)} />
            <TextInput
              label="Last name"
              withAsterisk
              {...form.getInputProps(`articleAuthors.${place}.authorLastName`)}
            />
            <Textarea
              className={styles.wide ?? ''}
              label="Affiliations"
              description="One a line."
              autosize
              minRows={1}
              {...form.getInputProps(`articleAuthors.${place}.affiliations`)}
            />
          </fieldset>
        ))}
      {typeof form.errors['articleAuthors'] === 'string' && (
        <p className={styles.error} role="alert">
          {form.errors['articleAuthors']}
        </p>
      )}
    </div>
  );
}

interface CorrectionFormProps {
  readonly article: Corrected;
  readonly userId: string;
  readonly mutation: ReturnType<typeof useCallMutation<typeof corrections.correct>>;
  readonly onClose: () => void;
  readonly onCorrected: (reply: ReplyOf<typeof corrections.correct>) => void;
}

const wordsOf = (error: unknown) => (typeof error === 'string' ? error : undefined);

function Keywords({ form }: Pick<CorrectionInUse, 'form'>) {
  const [typed, setTyped] = useState('');
  return (
    <KeywordsField
      keywords={form.values.articleKeywords}
      typed={typed}
      error={wordsOf(form.errors['articleKeywords'])}
      onChange={(keywords, rest) => {
        form.setFieldValue('articleKeywords', keywords);
        setTyped(rest);
      }}
    />
  );
}

function CorrectedPdf({ correction }: { correction: CorrectionInUse }) {
  const { form, pdf, choosePdf, sendings, start } = correction;
  return (
    <Attachments
      label="Corrected PDF (optional)"
      description="Readers get it in place of the present one, which stays to be read as the earlier PDF."
      accept=".pdf"
      most={1}
      path="pdfUrl"
      error={wordsOf(form.errors['pdfUrl'])}
      files={pdf ? [pdf] : []}
      sendings={sendings}
      onChoose={start}
      onRemove={() => choosePdf(null)}
    />
  );
}

/** What stands in the way, or has changed meanwhile; what belongs to a field is said at the field. */
function Problems({ correction, error }: { correction: CorrectionInUse; error: ApiError | null }) {
  if (error) {
    const isOfField = Object.keys(error.fields).some((name) => name in correction.form.values);
    return isOfField ? null : (
      <Message kind="bad">
        <p>{error.message} What you typed is kept.</p>
      </Message>
    );
  }
  if (!correction.isOvertaken) return null;
  return (
    <Message kind="info">
      <p>
        The article was corrected by somebody since you opened it. What you did not change here is as it stands now;
        what you typed is kept.
      </p>
    </Message>
  );
}

/** Asks for the notice, and for whatever is to be another; what is left as it stands is not sent. */
export function CorrectionForm({ article, userId, mutation, onClose, onCorrected }: CorrectionFormProps) {
  const correction = useCorrectionForm(userId, article);
  const { form, submit, refuse, isSending } = correction;
  const send = submit(() =>
    mutation.mutate(
      { params: { articleId: article.id }, body: bodyOf(form.getValues(), article) },
      {
        onSuccess: onCorrected,
        onError: refuse,
      },
    ),
  );
  const notice = useRef<HTMLTextAreaElement>(null);
  // The article may come after the dialog has opened, and has given the focus to what was there.
  useEffect(() => notice.current?.focus(), []);
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      <p>
        The article stays published, with a notice of correction on its page. What stood before can still be read there.
        This cannot be undone, only corrected again. What you type is kept when you close this.
      </p>
      <Textarea
        ref={notice}
        label="Notice of correction"
        description="Everybody can read it: what was wrong, and what is now right. It may stand alone."
        withAsterisk
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
        {...form.getInputProps('notice')}
      />
      <TextInput label="Title" {...form.getInputProps('articleTitle')} />
      <Textarea label="Abstract" autosize minRows={4} maxRows={14} {...form.getInputProps('articleAbstract')} />
      <Keywords form={form} />
      <AuthorSpellings correction={correction} article={article} />
      <CorrectedPdf correction={correction} />
      <Problems correction={correction} error={mutation.error} />
      <DialogActions onCancel={onClose} isBusy={mutation.isPending} isHeld={isSending}>
        {isSending ? 'A file is on its way' : 'Publish the correction'}
      </DialogActions>
    </form>
  );
}
