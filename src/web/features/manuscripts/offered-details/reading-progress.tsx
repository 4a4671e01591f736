import { Button } from '@mantine/core';
import styles from './offered-details.module.css';

interface ReadingProgressProps {
  readonly name: string;
  readonly page: number | null;
  readonly onStop: () => void;
}

/** A manuscript that is being read: where the reading is, and the way to stop it. */
export function ReadingProgress({ name, page, onStop }: ReadingProgressProps) {
  return (
    <div className={styles.reading}>
      <span className={styles.ring} aria-hidden />
      <span role="status">
        Reading <bdi>{name}</bdi>
        {page !== null && `, page ${page}`}
      </span>
      <Button variant="default" size="compact-md" onClick={onStop}>
        Stop reading
      </Button>
    </div>
  );
}
