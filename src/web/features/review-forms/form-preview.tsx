import { IconUpload } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { Answers, ReviewQuestion } from '../../../contracts/review-form-values.ts';
import * as t from '../../../messages/review-forms.ts';
import * as reviewing from '../../../messages/reviewing.ts';
import { FileZone } from '../attachments/file-zone.tsx';
import { labelOf, QuestionFields, readersOf } from '../reviewing/report/question-fields.tsx';
import styles from './review-forms.module.css';

/** A question that a file answers; here, none is sent. */
function FilePreview({ question }: { question: ReviewQuestion }) {
  const id = useId();
  return (
    <div className={styles.file}>
      <p id={id}>{labelOf(question)}</p>
      <p className={styles.soft}>{readersOf(question)}</p>
      <FileZone disabled aria-labelledby={id} onFiles={() => undefined}>
        <IconUpload aria-hidden stroke={1.5} size={20} />
        {reviewing.chooseOrDrop()}
      </FileZone>
    </div>
  );
}

/** The questions as reviewers see them, to be tried out. */
export function FormPreview({ questions }: { questions: readonly ReviewQuestion[] }) {
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t.preview()}</h2>
      <p className={styles.soft}>{questions.length === 0 ? t.previewEmpty() : t.previewLead()}</p>
      <QuestionFields
        questions={questions}
        answers={answers}
        errors={{}}
        onChange={setAnswers}
        fileField={(question) => <FilePreview question={question} />}
      />
    </section>
  );
}
