import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import styles from './offered-details.module.css';

interface OfferHeadProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly name: string;
  readonly openCount: number;
  /** How many of the open ones replace nothing. */
  readonly lossless: number;
  readonly onUseAll: () => void;
  readonly onClose: () => void;
}

/** Where the offers come from, and how to take them all or put them away. */
export function OfferHead({ heading, name, openCount, lossless, onUseAll, onClose }: OfferHeadProps) {
  return (
    <div className={styles.head}>
      <h4 ref={heading} tabIndex={-1}>
        {openCount > 0 ? 'Found in' : 'Done with'} <bdi>{name}</bdi>
      </h4>
      {lossless > 1 && (
        <Button size="compact-md" onClick={onUseAll}>
          {lossless === openCount ? 'Use all' : 'Use all that replace nothing'}
        </Button>
      )}
      <Button variant="default" size="compact-md" onClick={onClose}>
        {openCount > 0 ? 'Put away' : 'Close'}
      </Button>
    </div>
  );
}
