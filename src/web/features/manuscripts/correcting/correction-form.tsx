import { Checkbox, Textarea, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ReplyOf } from '../../../../contracts/call.ts';
import { mostCorrectedAuthors, type corrections } from '../../../../contracts/corrections.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/manuscripts.ts';
import type { ApiError } from '../../../api/api-error.ts';
import type { useCallMutation } from '../../../api/use-call.ts';
import { DialogActions } from '../../../ui/forms/dialog-actions.tsx';
import dialog from '../../../ui/forms/dialog.module.css';
import { Link } from 'react-router';
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

/** The names and affiliations of the authors; authors cannot be added or removed. */
function AuthorSpellings({ correction: { form }, article }: AuthorSpellingsProps) {
  const [isOpen, setOpen] = useState(() => changedIn(form.values, article).articleAuthors !== undefined);
  const { length } = article.articleAuthors;
  if (length === 0 || length > mostCorrectedAuthors) return null;
  return (
    <div className={styles.spellings}>
      <Checkbox
        label={t.correctAuthors()}
        description={t.correctAuthorsHelp()}
        checked={isOpen}
        onChange={({ currentTarget }) => {
          setOpen(currentTarget.checked);
          // Hidden fields go back to the article's values.
          if (!currentTarget.checked) form.setFieldValue('articleAuthors', valuesOf(article).articleAuthors);
        }}
      />
      {isOpen &&
        form.values.articleAuthors.map((_author, place) => (
          // The order is fixed.
          // oxlint-disable-next-line react/no-array-index-key
          <fieldset key={place} className={styles.author}>
            <legend>{t.authorNumber({ number: place + 1 })}</legend>
            <TextInput label={t.givenName()} {...form.getInputProps(`articleAuthors.${place}.authorGivenName`)} />
            <TextInput
              label={t.lastName()}
              withAsterisk
              {...form.getInputProps(`articleAuthors.${place}.authorLastName`)}
            />
            <Textarea
              className={styles.wide ?? ''}
              label={t.affiliations()}
              description={t.affiliationsHelp()}
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
  const { form, pdf, choosePdf, uploads, start } = correction;
  return (
    <Attachments
      label={t.correctedPdf()}
      description={t.correctedPdfHelp()}
      accept=".pdf"
      most={1}
      path="pdfUrl"
      error={wordsOf(form.errors['pdfUrl'])}
      files={pdf ? [pdf] : []}
      uploads={uploads}
      onChoose={start}
      onRemove={() => choosePdf(null)}
    />
  );
}

/** Where the text of an article from production is corrected; its PDF is made from that. */
const InProduction = ({ articleId }: { articleId: string }) => (
  <p>
    {t.correctTextInProduction({
      link: (words) => <Link to={pages.production.href({ manuscriptId: articleId })}>{words}</Link>,
    })}
  </p>
);

/** Refusals, and corrections made meanwhile; a problem of a field appears at the field. */
function Problems({ correction, error }: { correction: CorrectionInUse; error: ApiError | null }) {
  if (error) {
    const isOfField = Object.keys(error.fields).some((name) => name in correction.form.values);
    return isOfField ? null : (
      <Message kind="bad">
        <p>{t.correctionRefused({ reason: error.message })}</p>
      </Message>
    );
  }
  if (!correction.isOvertaken) return null;
  return (
    <Message kind="info">
      <p>{t.correctedMeanwhile()}</p>
    </Message>
  );
}

/** Asks for the notice and the corrections; unchanged fields are not sent. */
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
  // The article may load after the dialog has opened and set the focus.
  useEffect(() => notice.current?.focus(), []);
  return (
    <form className={dialog.body} method="post" noValidate onSubmit={send}>
      <p>{t.correctEffect()}</p>
      <Textarea
        ref={notice}
        label={t.noticeOfCorrection()}
        description={t.noticeOfCorrectionHelp()}
        withAsterisk
        autosize
        minRows={4}
        maxRows={12}
        data-autofocus
        {...form.getInputProps('notice')}
      />
      <TextInput label={common.title()} {...form.getInputProps('articleTitle')} />
      <Textarea
        label={common.abstract()}
        autosize
        minRows={4}
        maxRows={14}
        {...form.getInputProps('articleAbstract')}
      />
      <Keywords form={form} />
      <AuthorSpellings correction={correction} article={article} />
      {article.isProduced ? <InProduction articleId={article.id} /> : <CorrectedPdf correction={correction} />}
      <Problems correction={correction} error={mutation.error} />
      <DialogActions onCancel={onClose} isBusy={mutation.isPending} isHeld={isSending}>
        {isSending ? t.fileIsUploading() : t.publishCorrection()}
      </DialogActions>
    </form>
  );
}
