import { Button } from '@mantine/core';
import type { PlaceArticle } from '../../../../contracts/issue-builds.ts';
import { Reading } from '../../../ui/forms/reading.tsx';
import { ArticleOrder } from './article-order.tsx';
import styles from './building.module.css';
import { moved } from './chosen-articles.ts';
import { leftOutWords } from './left-out.ts';
import type { BuildFormInUse } from './use-build-form.ts';

function Outside({ article, onPutBack }: { article: PlaceArticle; onPutBack: () => void }) {
  const { title, obstacle } = article;
  return (
    <li className={styles.outside}>
      <div className={styles.text}>
        <strong dir="auto">{title}</strong>
        <span>{leftOutWords[obstacle ?? 'not-chosen']}</span>
      </div>
      {obstacle === null && (
        <Button variant="default" size="compact-md" aria-label={`Put ${title} back`} onClick={onPutBack}>
          Put back
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
      <p className={styles.label}>Articles</p>
      <p className={styles.hint}>
        In the order of their pages. Drag one, or move it with its arrows, to have another order.
      </p>
      {inside.length === 0 && <p>No article is in the issue.</p>}
      {inside.length > 0 && (
        <ArticleOrder
          articles={inside}
          onMove={(from, to) => order(moved(ids, from, to))}
          onLeaveOut={(left) => order(ids.filter((id) => id !== left))}
        />
      )}
      {outside.length > 0 && (
        <>
          <p className={styles.label}>Not in the issue</p>
          <ul className={styles.list} aria-label="Articles that are not in the issue">
            {outside.map((article) => (
              <Outside key={article.id} article={article} onPutBack={() => order([...ids, article.id])} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
