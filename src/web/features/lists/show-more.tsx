import { Button } from '@mantine/core';
import * as common from '../../../messages/common.ts';
import * as t from '../../../messages/lists.ts';
import type { ListParts } from '../../api/use-call-parts.ts';
import styles from './show-more.module.css';

/** How many entries are shown, announced as the list grows, and a button for more. */
export function ShowMore({ parts, noun }: { parts: ListParts<unknown>; noun: string }) {
  const { shown, hasMore, isReadingMore, readMore, problem } = parts;
  return (
    <div className={styles.more}>
      <p role="status">{hasMore && t.firstShown({ count: shown.length, noun })}</p>
      {problem && <p role="alert">{problem}</p>}
      {hasMore && (
        <Button variant="default" loading={isReadingMore} onClick={readMore}>
          {common.showMore()}
        </Button>
      )}
    </div>
  );
}
