import { Textarea } from '@mantine/core';
import { Fragment, useId, type ReactNode } from 'react';
import { answerField } from '../../../../contracts/review-answers.ts';
import type { Answer, Answers, ReviewQuestion } from '../../../../contracts/review-form-values.ts';
import * as values from '../../../../messages/review-form-values.ts';
import * as t from '../../../../messages/reviewing.ts';
import { bdi, hidden, strong } from '../../../ui/message-tags.tsx';
import text from '../../../ui/text-button.module.css';
import styles from './question-fields.module.css';
import form from './report-form.module.css';
import { FieldError, required } from './score-fields.tsx';

interface QuestionProps {
  readonly question: ReviewQuestion;
  readonly answer: Answer | undefined;
  readonly error: string | undefined;
  /** Undefined clears the answer. */
  readonly onChange: (answer: Answer | undefined) => void;
}

const optional = (children: ReactNode) => <span className={form.optional}>{children}</span>;

export const labelOf = ({ question, isRequired }: ReviewQuestion) =>
  isRequired ? t.requiredQuestion({ question, bdi, required }) : t.optionalQuestion({ question, bdi, optional });

export const readersOf = ({ readers }: ReviewQuestion) => {
  if (readers === 'everyone') return t.everyoneReadsAnswer();
  return readers === 'editors' ? t.editorsReadAnswer() : t.authorReadsAnswer();
};

function TextQuestion({ question, answer, error, onChange }: QuestionProps) {
  return (
    <Textarea
      label={labelOf(question)}
      aria-required={question.isRequired}
      description={readersOf(question)}
      data-path={answerField(question)}
      dir="auto"
      autosize
      minRows={3}
      maxRows={20}
      value={typeof answer === 'string' ? answer : ''}
      error={error}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

interface Offer {
  readonly value: Answer;
  readonly label: ReactNode;
}

/** What a question offers to choose from. */
function offersOf({ answer: asked }: ReviewQuestion): readonly Offer[] {
  switch (asked.kind) {
    case 'text':
    case 'file':
      return [];
    case 'scale':
      return Array.from({ length: asked.steps }, (_, place) => ({ value: place + 1, label: <b>{place + 1}</b> }));
    case 'choice':
      return asked.choices.map((choice) => ({ value: choice, label: <bdi>{choice}</bdi> }));
    case 'yes-no':
      return [
        { value: true, label: values.yes() },
        { value: false, label: values.no() },
      ];
  }
}

/** What the ends of a scale mean. */
function ScaleEnds({ question: { answer: asked } }: Pick<QuestionProps, 'question'>) {
  if (asked.kind !== 'scale') return null;
  return (
    <p className={styles.ends}>
      <span>{t.scaleWord({ step: 1, word: asked.lowest, strong })}</span>
      <span>{t.scaleWord({ step: asked.steps, word: asked.highest, strong })}</span>
    </p>
  );
}

function ChoiceQuestion({ question, answer, error, onChange }: QuestionProps) {
  const id = useId();
  const { kind } = question.answer;
  const described = [`${id}-hint`, ...(error === undefined ? [] : [`${id}-error`])].join(' ');
  return (
    <fieldset className={form.score} aria-describedby={described}>
      <legend>{labelOf(question)}</legend>
      <div id={`${id}-hint`} className={form.hint}>
        <p>{readersOf(question)}</p>
        <ScaleEnds question={question} />
      </div>
      <div className={kind === 'choice' ? form.recommendations : styles.row} data-kind={kind}>
        {offersOf(question).map(({ value, label }, place) => (
          <label key={String(value)} className={kind === 'scale' ? form.step : form.recommendation}>
            <input
              type="radio"
              name={`${id}-answer`}
              checked={answer === value}
              data-path={place === 0 ? answerField(question) : undefined}
              onChange={() => onChange(value)}
            />
            {label}
          </label>
        ))}
      </div>
      {!question.isRequired && answer !== undefined && (
        <p>
          <button type="button" className={text.textButton} onClick={() => onChange(undefined)}>
            {t.clearAnswer({ question: question.question, hidden })}
          </button>
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  );
}

interface QuestionFieldsProps {
  readonly questions: readonly ReviewQuestion[];
  readonly answers: Answers;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (answers: Answers) => void;
  /** The field of a question that a file answers. */
  readonly fileField: (question: ReviewQuestion, error: string | undefined) => ReactNode;
}

/** The questions of the journal’s review form. */
export function QuestionFields({ questions, answers, errors, onChange, fileField }: QuestionFieldsProps) {
  const id = useId();
  if (questions.length === 0) return null;
  const change = (changed: string, answer: Answer | undefined) => {
    const { [changed]: _before, ...others } = answers;
    onChange(answer === undefined ? others : { ...others, [changed]: answer });
  };
  return (
    <section className={form.scores} aria-labelledby={id}>
      <h3 id={id}>{t.journalQuestions()}</h3>
      {questions.map((question) => {
        const error = errors[answerField(question)];
        if (question.answer.kind === 'file') return <Fragment key={question.id}>{fileField(question, error)}</Fragment>;
        const Field = question.answer.kind === 'text' ? TextQuestion : ChoiceQuestion;
        return (
          <Field
            key={question.id}
            question={question}
            answer={answers[question.id]}
            error={error}
            onChange={(answer) => change(question.id, answer)}
          />
        );
      })}
    </section>
  );
}
