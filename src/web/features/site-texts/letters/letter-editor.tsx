import type { ArrivingMail } from '../../../../contracts/arriving-mail.ts';
import { IconArrowLeft } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { letterTemplates, LetterWords, type StandingTemplate } from '../../../../contracts/letter-templates.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { Reading } from '../../../ui/forms/reading.tsx';
import { ArrivingView } from '../../../ui/arriving/arriving-view.tsx';
import { letterAddress } from '../site-parts.ts';
import { TextFrame } from '../text-frame.tsx';
import { useTextForm } from '../use-text-form.ts';
import { LetterFields } from './letter-fields.tsx';
import styles from './letters.module.css';
import { SendTest } from './send-test.tsx';
import { WordsFields } from './words-fields.tsx';

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
