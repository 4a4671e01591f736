import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { mostQuestions, type NewQuestion, type ReviewQuestion } from '../../../contracts/review-form-values.ts';
import * as t from '../../../messages/review-forms.ts';
import { useAsked } from '../../ui/forms/use-asked.ts';
import { bdi, hidden } from '../../ui/message-tags.tsx';
import { moved } from '../../ui/sorting/sortable-list.ts';
import { formTemplates } from './form-templates.ts';
import { QuestionDialog } from './question-dialog.tsx';
import { QuestionList } from './question-list.tsx';
import styles from './review-forms.module.css';

let written = 0;

/** A question that the server has not seen: it gets its id when the form is saved. */
const unsaved = (question: NewQuestion): ReviewQuestion => {
  written += 1;
  return { ...question, id: `new-${written}` };
};

interface Removed {
  readonly question: ReviewQuestion;
  readonly place: number;
}

/** What was removed last can be brought back. */
function Undo({ removed, onUndo }: { removed: Removed; onUndo: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  // The pressed button no longer exists.
  useEffect(() => button.current?.focus(), []);
  const { question: name } = removed.question;
  return (
    <p className={styles.removed}>
      <span>{t.questionRemoved({ name, bdi })}</span>
      <Button ref={button} variant="default" onClick={onUndo}>
        {t.undo({ name, hidden })}
      </Button>
    </p>
  );
}

const Templates = ({ onStart }: { onStart: (questions: ReviewQuestion[]) => void }) => (
  <div className={styles.buttons}>
    {formTemplates.map(({ name, questions }) => (
      <Button key={name()} variant="default" onClick={() => onStart(questions().map(unsaved))}>
        {t.startFrom({ template: name() })}
      </Button>
    ))}
  </div>
);

interface QuestionsEditorProps {
  readonly questions: readonly ReviewQuestion[];
  readonly onChange: (questions: ReviewQuestion[]) => void;
}

/** Changes the list of questions; what was removed last can come back. */
function useQuestions({ questions, onChange }: QuestionsEditorProps) {
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [word, setWord] = useState('');
  const change = (changed: ReviewQuestion[], gone: Removed | null = null) => {
    setRemoved(gone);
    onChange(changed);
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= questions.length || from === to) return;
    change(moved(questions, from, to));
    setWord(t.questionMoved({ name: questions[from]?.question ?? '', place: to + 1, count: questions.length }));
  };
  const remove = (place: number) => {
    const question = questions[place];
    if (question) change(questions.toSpliced(place, 1), { question, place });
  };
  const undo = () => removed && change(questions.toSpliced(removed.place, 0, removed.question));
  return { removed, word, change, move, remove, undo };
}

/** The questions in their order: added, changed, moved and removed. */
export function QuestionsEditor(props: QuestionsEditorProps) {
  const { questions } = props;
  /** The question in the dialog, by place; null: a new one. */
  const edited = useAsked<number | null>();
  const { removed, word, change, move, remove, undo } = useQuestions(props);
  const add = useRef<HTMLButtonElement>(null);
  const isFull = questions.length >= mostQuestions;
  const put = (question: NewQuestion) => {
    const place = edited.asked?.what ?? null;
    change(place === null ? [...questions, unsaved(question)] : questions.with(place, unsaved(question)));
    edited.close();
  };
  /** The pressed button no longer exists. */
  const thenFocusAdd = (act: () => void) => {
    act();
    add.current?.focus();
  };
  return (
    <div className={styles.editor}>
      <QuestionList questions={questions} onMove={move} onEdit={edited.ask} onRemove={remove} />
      {removed && <Undo key={removed.question.id} removed={removed} onUndo={() => thenFocusAdd(undo)} />}
      {questions.length === 0 && <p>{t.noQuestions()}</p>}
      {isFull && <p>{t.formFull({ most: mostQuestions })}</p>}
      <p className="visually-hidden" role="status">
        {word}
      </p>
      <div className={styles.buttons}>
        <Button
          ref={add}
          variant="default"
          leftSection={<IconPlus aria-hidden stroke={1.5} size={20} />}
          disabled={isFull}
          onClick={() => edited.ask(null)}
        >
          {t.addQuestion()}
        </Button>
      </div>
      {questions.length === 0 && <Templates onStart={(started) => thenFocusAdd(() => change(started))} />}
      {edited.asked && (
        <QuestionDialog
          key={edited.asked.turn}
          question={questions[edited.asked.what ?? -1] ?? null}
          isOpen={edited.asked.isOpen}
          onClose={edited.close}
          onPut={put}
        />
      )}
    </div>
  );
}
