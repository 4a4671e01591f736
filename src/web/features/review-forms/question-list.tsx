import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { answerKindNames, answerReaderNames, type ReviewQuestion } from '../../../contracts/review-form-values.ts';
import * as t from '../../../messages/review-forms.ts';
import { MoveActions, RowAction } from '../../ui/sorting/move-actions.tsx';
import { dragWords, useSortSensors } from '../../ui/sorting/sortable-list.ts';
import { SortableRow } from '../../ui/sorting/sortable-row.tsx';
import styles from './review-forms.module.css';

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

const factsOf = ({ answer, readers, isRequired }: ReviewQuestion): string =>
  t.questionFacts({
    kind: answerKindNames[answer.kind](),
    readers: answerReaderNames[readers](),
    isRequired: String(isRequired),
  });

interface QuestionListProps {
  readonly questions: readonly ReviewQuestion[];
  readonly onMove: (from: number, to: number) => void;
  readonly onEdit: (place: number) => void;
  readonly onRemove: (place: number) => void;
}

/** The questions in their order: moved by buttons, by the mouse, a finger or the keyboard. */
export function QuestionList({ questions, onMove, onEdit, onRemove }: QuestionListProps) {
  const sensors = useSortSensors();
  const place = (id: string | number) => questions.findIndex((question) => question.id === id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(place(active.id), place(over.id));
  };
  const words = dragWords(t.questionNoun(), (id) => ({
    place: place(id),
    name: questions[place(id)]?.question ?? '',
    count: questions.length,
  }));
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={questions.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className={styles.list} aria-label={t.questions()}>
          {questions.map((question, at) => (
            <SortableRow key={question.id} id={question.id} name={question.question} className={styles.row}>
              <div className={styles.text}>
                <strong dir="auto">{question.question}</strong>
                <span>{factsOf(question)}</span>
              </div>
              <div className={styles.actions}>
                <MoveActions
                  name={question.question}
                  isFirst={at === 0}
                  isLast={at === questions.length - 1}
                  onMoveBy={(by) => onMove(at, at + by)}
                />
                <RowAction label={t.changeNamed({ name: question.question })} onClick={() => onEdit(at)}>
                  <IconPencil {...icon} />
                </RowAction>
                <RowAction label={t.removeNamed({ name: question.question })} onClick={() => onRemove(at)}>
                  <IconTrash {...icon} />
                </RowAction>
              </div>
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
