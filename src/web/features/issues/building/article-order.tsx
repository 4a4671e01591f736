import { Button } from '@mantine/core';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useRef } from 'react';
import type { PlaceArticle } from '../../../../contracts/issue-builds.ts';
import { dragWords } from '../../../ui/sorting/drag-words.ts';
import { MoveActions } from '../../../ui/sorting/move-actions.tsx';
import { SortableRow } from '../../../ui/sorting/sortable-row.tsx';
import { useSortSensors } from '../../../ui/sorting/use-sort-sensors.ts';
import styles from './building.module.css';

interface OrderedArticleProps {
  readonly article: PlaceArticle;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMoveBy: (places: 1 | -1) => void;
  readonly onLeaveOut: () => void;
}

function OrderedArticle({ article, isFirst, isLast, onMoveBy, onLeaveOut }: OrderedArticleProps) {
  const { id, title, authors } = article;
  return (
    <SortableRow id={id} name={title} className={styles.article}>
      <div className={styles.text}>
        <strong dir="auto">{title}</strong>
        <span dir="auto">{authors}</span>
      </div>
      <div className={styles.controls}>
        <MoveActions name={title} {...{ isFirst, isLast, onMoveBy }} />
        <Button variant="subtle" size="compact-md" aria-label={`Leave out ${title}`} onClick={onLeaveOut}>
          Leave out
        </Button>
      </div>
    </SortableRow>
  );
}

interface ArticleOrderProps {
  readonly articles: readonly PlaceArticle[];
  readonly onMove: (from: number, to: number) => void;
  readonly onLeaveOut: (id: string) => void;
}

/** The articles in the order of the issue: moved by buttons, by the mouse, a finger or the keyboard. */
export function ArticleOrder({ articles, onMove, onLeaveOut }: ArticleOrderProps) {
  const sensors = useSortSensors();
  const list = useRef<HTMLOListElement>(null);
  const ids = articles.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const words = dragWords('article', (id) => {
    const place = ids.indexOf(String(id));
    return { place, name: articles[place]?.title ?? '', count: articles.length };
  });
  const leaveOut = (id: string) => {
    onLeaveOut(id);
    // Its button goes with it.
    list.current?.focus();
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} tabIndex={-1} className={styles.list} aria-label="Articles in the order of the issue">
          {articles.map((article, at) => (
            <OrderedArticle
              key={article.id}
              article={article}
              isFirst={at === 0}
              isLast={at === articles.length - 1}
              onMoveBy={(by) => onMove(at, at + by)}
              onLeaveOut={() => leaveOut(article.id)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
