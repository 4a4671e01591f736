import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ArrivingMail } from '../../../../contracts/arriving-mail.ts';
import {
  emailTemplates,
  EmailWords,
  type EmailField,
  type CurrentTemplate,
} from '../../../../contracts/email-templates.ts';
import { journals } from '../../../../contracts/journals.ts';
import * as t from '../../../../messages/site-content.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { ArrivingView } from '../../../ui/arriving/arriving-view.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { bdi } from '../../../ui/message-tags.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { emailAddress } from '../site-parts.ts';
import { TextFrame } from '../text-frame.tsx';
import { useTextForm } from '../use-text-form.ts';
import styles from './emails.module.css';
import { WordsFields } from './words-fields.tsx';

/** An email of a journal, or of the whole site. */
interface EditedEmail {
  readonly params: { readonly name: string };
  readonly query: { readonly journalId?: string };
}

interface SendTestProps {
  readonly which: EditedEmail;
  readonly words: EmailWords;
  readonly onRefused: (error: ApiError) => void;
}

/** Sends the email as typed, with example values, to the administrator. */
function SendTest({ which, words, onRefused }: SendTestProps) {
  const test = useCallMutation(emailTemplates.test);
  const send = () =>
    test.mutate(
      { ...which, body: words },
      { onSuccess: ({ message }) => showNotice('good', message), onError: onRefused },
    );
  return (
    <Button variant="default" size="md" loading={test.isPending} onClick={send}>
      {t.sendTest()}
    </Button>
  );
}

const fieldText = (name: string) => `{{${name}}}`;

interface EmailFieldsProps {
  readonly fields: readonly EmailField[];
  readonly onInsert: (name: string) => void;
}

/** The fields that are filled in; pressing one inserts it into the text. */
function EmailFields({ fields, onInsert }: EmailFieldsProps) {
  return (
    <section aria-label={t.fields()}>
      <h5 className={styles.fieldsTitle}>{t.fieldsTitle()}</h5>
      <ul className={styles.fields}>
        {fields.map(({ name, about, example, isNeeded }) => (
          <li key={name}>
            <Button
              className={styles.field ?? ''}
              variant="default"
              size="compact-md"
              aria-label={t.insertField({ name })}
              onClick={() => onInsert(name)}
            >
              {fieldText(name)}
            </Button>
            <span className={styles.about}>
              {about}
              {isNeeded && <strong> {t.fieldRequired()}</strong>}
              {example !== '' && <span className={styles.example}>{t.fieldExample({ example })}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const notices = { published: t.templatePublished, reset: t.restoreDone };

/** The version that someone else published. */
const showStatus = ({ subject, greeting, text }: EmailWords) => (
  <pre className={styles.words} dir="auto">
    {[subject, greeting, text].join('\n\n')}
  </pre>
);

const showArriving = (preview: ArrivingMail) => <ArrivingView arriving={preview} />;

function EmailForm({ current, which }: { current: CurrentTemplate; which: EditedEmail }) {
  const { fields, hasLink } = current;
  const text = useTextForm({ calls: emailTemplates, which, schema: EmailWords, current, notices });
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (field: string) => {
    const [from, to] = [area.current?.selectionStart ?? 0, area.current?.selectionEnd ?? 0];
    text.form.setFieldValue('text', (typed) => `${typed.slice(0, from)}${fieldText(field)}${typed.slice(to)}`);
    area.current?.focus();
  };
  return (
    <TextFrame
      text={text}
      previewLead={t.templatePreviewLead()}
      show={showArriving}
      showStatus={showStatus}
      further={<SendTest which={which} words={text.form.values} onRefused={text.refuse} />}
    >
      <WordsFields form={text.form} area={area} hasLink={hasLink} />
      <EmailFields fields={fields} onInsert={insert} />
    </TextFrame>
  );
}

/** One email template. */
export function EmailEditor({ name }: { name: string }) {
  const [search] = useSearchParams();
  const journalId = search.get('area');
  const which = { params: { name }, query: journalId === null ? {} : { journalId } };
  const { data, error } = useCall(emailTemplates.read, which);
  const { data: titles = [] } = useCall(journals.categories, { query: {} }, { enabled: journalId !== null });
  const journal = titles.find(({ id }) => id === journalId);
  return (
    <div className={styles.editor}>
      <Link className={styles.back} to={emailAddress(search, null)}>
        <IconArrowLeft aria-hidden stroke={1.5} size={20} />
        {t.allTemplates()}
      </Link>
      {!data && <Reading error={error} />}
      {data && (
        <>
          <div>
            <h4 className={styles.title}>{data.title}</h4>
            {journal && <p>{t.journalEmail({ journal: journal.journalTitle, bdi })}</p>}
            <p className={styles.lead}>{data.when}</p>
          </div>
          {data.fault !== null && (
            <Message kind="bad">
              <p>{t.templateFault()}</p>
              <p>{data.fault}</p>
            </Message>
          )}
          <EmailForm current={data} which={which} />
        </>
      )}
    </div>
  );
}
