import { useState } from 'react';
import type { Answers, ReviewQuestion } from '../../../contracts/review-form-values.ts';
import * as t from '../../../messages/review-forms.ts';
import { QuestionFields } from '../reviewing/report/question-fields.tsx';
import styles from './review-forms.module.css';

/** The questions as reviewers see them, to be tried out. */
export function FormPreview({ questions }: { questions: readonly ReviewQuestion[] }) {
  const [answers, setAnswers] = useState<Answers>({});
  return (
    <section className={styles.preview} aria-labelledby="preview">
      <h2 id="preview">{t.preview()}</h2>
      <p className={styles.soft}>{questions.length === 0 ? t.previewEmpty() : t.previewLead()}</p>
      <QuestionFields questions={questions} answers={answers} errors={{}} onChange={setAnswers} />
    </section>
  );
}
