import { IconFileSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { fileExtensions } from '../../../../contracts/constants.ts';
import styles from './offered-details.module.css';

interface ManuscriptDropProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isOver: boolean;
  readonly onChoose: (file: File) => void;
}

/** The place for the manuscript itself, before anything has been filled in. */
export function ManuscriptDrop({ input, isOver, onChoose }: ManuscriptDropProps) {
  return (
    <label className={`${styles.zone} ${isOver ? styles.over : ''}`}>
      <input
        ref={input}
        type="file"
        className={styles.input}
        accept={fileExtensions.join(',')}
        aria-label="Choose the manuscript to start with"
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onChoose(file);
          // The same file can be chosen again after a failure.
          currentTarget.value = '';
        }}
      />
      <IconFileSearch aria-hidden stroke={1.5} size={22} />
      <span>
        Drop it here, or choose it, and we read title, abstract, keywords and authors from it. You decide on each.
      </span>
    </label>
  );
}
