import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { ArrivingMail } from '../../../../contracts/arriving-mail.ts';
import {
  letterTemplates,
  LetterWords,
  type LetterField,
  type StandingTemplate,
} from '../../../../contracts/letter-templates.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useCall, useCallMutation } from '../../../api/use-call.ts';
import { ArrivingView } from '../../../ui/arriving/arriving-view.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { showNotice } from '../../../ui/notices/notices.ts';
import { letterAddress } from '../site-parts.ts';
import { TextFrame } from '../text-frame.tsx';
import { useTextForm } from '../use-text-form.ts';
import styles from './letters.module.css';
import { WordsFields } from './words-fields.tsx';

interface SendTestProps {
  readonly name: string;
  readonly words: LetterWords;
  readonly onRefused: (error: ApiError) => void;
}

/** Sends the letter as it is typed, with examples in its fields, to whoever presses. */
function SendTest({ name, words, onRefused }: SendTestProps) {
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

interface LetterFieldsProps {
  readonly fields: readonly LetterField[];
  readonly onInsert: (name: string) => void;
}

/** What the product fills in: each field with what it stands for, and put into the text by a press. */
function LetterFields({ fields, onInsert }: LetterFieldsProps) {
  return (
    <section aria-label="Fields">
      <h5 className={styles.fieldsTitle}>Fields that the product fills in</h5>
      <ul className={styles.fields}>
        {fields.map(({ name, about, example, isNeeded }) => (
          <li key={name}>
            <Button
              className={styles.field ?? ''}
              variant="default"
              size="compact-md"
              aria-label={`Put ${name} into the text`}
              onClick={() => onInsert(name)}
            >
              {`{{${name}}}`}
            </Button>
            <span className={styles.about}>
              {about}
              {isNeeded && <strong> (must stand in the text)</strong>}
              {example !== '' && <span className={styles.example}>For example: {example}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const words = {
  published: 'Published. The email says this from now on.',
  reset: 'The original words are back.',
};

/** What somebody else has made the letter say. */
const showStanding = ({ subject, greeting, text }: LetterWords) => (
  <pre className={styles.words} dir="auto">
    {[subject, greeting, text].join('\n\n')}
  </pre>
);

const showArriving = (preview: ArrivingMail) => <ArrivingView arriving={preview} />;

function LetterForm({ standing }: { standing: StandingTemplate }) {
  const { name, fields, hasLink } = standing;
  const params = { name };
  const text = useTextForm({ calls: letterTemplates, params, schema: LetterWords, standing, words });
  const area = useRef<HTMLTextAreaElement>(null);
  const insert = (field: string) => {
    const [from, to] = [area.current?.selectionStart ?? 0, area.current?.selectionEnd ?? 0];
    text.form.setFieldValue('text', (typed) => `${typed.slice(0, from)}{{${field}}}${typed.slice(to)}`);
    area.current?.focus();
  };
  return (
    <TextFrame
      text={text}
      previewLead="This is how it would arrive, with examples in its fields. Nothing is published yet."
      show={showArriving}
      showStanding={showStanding}
      further={<SendTest name={name} words={text.form.values} onRefused={text.refuse} />}
    >
      <WordsFields form={text.form} area={area} hasLink={hasLink} />
      <LetterFields fields={fields} onInsert={insert} />
    </TextFrame>
  );
}

/** One letter of the product, and what it says. */
export function LetterEditor({ name }: { name: string }) {
  const [search] = useSearchParams();
  const { data, error } = useCall(letterTemplates.read, { params: { name } });
  return (
    <div className={styles.editor}>
      <Link className={styles.back} to={letterAddress(search, null)}>
        <IconArrowLeft aria-hidden stroke={1.5} size={20} />
        All emails
      </Link>
      {!data && <Reading error={error} />}
      {data && (
        <>
          <div>
            <h4 className={styles.title}>{data.title}</h4>
            <p className={styles.lead}>{data.when}</p>
          </div>
          {data.fault !== null && (
            <Message kind="bad">
              <p>The changed words are not used: the email goes out as it was delivered until they are mended.</p>
              <p>{data.fault}</p>
            </Message>
          )}
          <LetterForm standing={data} />
        </>
      )}
    </div>
  );
}
