import { closestCenter, DndContext, type DragEndEvent } from '@dnd-kit/core';
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { Button } from '@mantine/core';
import { useRef } from 'react';
import type { PlaceArticle } from '../../../../contracts/issue-builds.ts';
import * as t from '../../../../messages/issues.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { MoveActions } from '../../../ui/sorting/move-actions.tsx';
import { dragWords, useSortSensors } from '../../../ui/sorting/sortable-list.ts';
import { SortableRow } from '../../../ui/sorting/sortable-row.tsx';
import { leftOutWords, moved } from './build-draft.ts';
import styles from './building.module.css';
import type { BuildFormInUse } from './use-build-form.ts';

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
        <Button variant="subtle" size="compact-md" aria-label={t.leaveOutArticle({ title })} onClick={onLeaveOut}>
          {t.leaveOut()}
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

/** The articles in the order of the issue, sortable by buttons, mouse, touch or keyboard. */
function ArticleOrder({ articles, onMove, onLeaveOut }: ArticleOrderProps) {
  const sensors = useSortSensors();
  const list = useRef<HTMLOListElement>(null);
  const ids = articles.map(({ id }) => id);
  const drop = ({ active, over }: DragEndEvent) => {
    if (over) onMove(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const words = dragWords(t.articleNoun(), (id) => {
    const place = ids.indexOf(String(id));
    return { place, name: articles[place]?.title ?? '', count: articles.length };
  });
  const leaveOut = (id: string) => {
    onLeaveOut(id);
    // The pressed button is removed.
    list.current?.focus();
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={words}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol ref={list} tabIndex={-1} className={styles.list} aria-label={t.articlesInOrder()}>
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

function Outside({ article, onPutBack }: { article: PlaceArticle; onPutBack: () => void }) {
  const { title, obstacle } = article;
  return (
    <li className={styles.outside}>
      <div className={styles.text}>
        <strong dir="auto">{title}</strong>
        <span>{leftOutWords[obstacle ?? 'not-chosen']()}</span>
      </div>
      {obstacle === null && (
        <Button variant="default" size="compact-md" aria-label={t.putBackArticle({ title })} onClick={onPutBack}>
          {t.putBack()}
        </Button>
      )}
    </li>
  );
}

/** Which articles are in the issue and in which order, and which are not, and why. */
export function ArticleChoice({
  articles,
  inside,
  outside,
  order,
}: Pick<BuildFormInUse, 'articles' | 'inside' | 'outside' | 'order'>) {
  if (!articles.isEnabled) return null;
  if (!articles.data) return <Reading error={articles.error} />;
  const ids = inside.map(({ id }) => id);
  return (
    <div className={styles.choice}>
      <p className={styles.label}>{t.articles()}</p>
      <p className={styles.hint}>{t.orderHelp()}</p>
      {inside.length === 0 && <p>{t.noArticles()}</p>}
      {inside.length > 0 && (
        <ArticleOrder
          articles={inside}
          onMove={(from, to) => order(moved(ids, from, to))}
          onLeaveOut={(left) => order(ids.filter((id) => id !== left))}
        />
      )}
      {outside.length > 0 && (
        <>
          <p className={styles.label}>{t.notInIssue()}</p>
          <ul className={styles.list} aria-label={t.articlesNotInIssue()}>
            {outside.map((article) => (
              <Outside key={article.id} article={article} onPutBack={() => order([...ids, article.id])} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
