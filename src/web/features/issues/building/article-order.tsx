import { ActionIcon, Button } from '@mantine/core';
import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react';
import { useRef } from 'react';
import type { PlaceArticle } from '../../../../contracts/issue-builds.ts';
import { dragWords } from '../../../ui/sorting/drag-words.ts';
import { useSortSensors } from '../../../ui/sorting/use-sort-sensors.ts';
import styles from './building.module.css';

const icon = { 'aria-hidden': true, stroke: 1.5, size: 20 } as const;

interface OrderedArticleProps {
  readonly article: PlaceArticle;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onMoveBy: (places: 1 | -1) => void;
  readonly onLeaveOut: () => void;
}

function OrderedArticle({ article, isFirst, isLast, onMoveBy, onLeaveOut }: OrderedArticleProps) {
  const { id, title, authors } = article;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  const style = { transform: CSS.Translate.toString(transform), transition };
  return (
    <li ref={setNodeRef} style={style} className={`${styles.article} ${isDragging ? styles.dragged : ''}`}>
      <button
        ref={setActivatorNodeRef}
        className={styles.handle}
        {...attributes}
        {...listeners}
        type="button"
        aria-label={`Drag ${title}`}
      >
        <IconGripVertical {...icon} />
      </button>
      <div className={styles.text}>
        <strong dir="auto">{title}</strong>
        <span dir="auto">{authors}</span>
      </div>
      <div className={styles.controls}>
        {/* At the end of the list a button stays in the tab order, so that the keyboard keeps its place. */}
        <ActionIcon
          variant="subtle"
          size="xl"
          aria-label={`Move ${title} up`}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onMoveBy(-1)}
        >
          <IconArrowUp {...icon} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          size="xl"
          aria-label={`Move ${title} down`}
          aria-disabled={isLast}
          onClick={() => !isLast && onMoveBy(1)}
        >
          <IconArrowDown {...icon} />
        </ActionIcon>
        <Button variant="subtle" size="compact-md" aria-label={`Leave out ${title}`} onClick={onLeaveOut}>
          Leave out
        </Button>
      </div>
    </li>
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
