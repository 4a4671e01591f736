import type { ReactNode } from 'react';
import type { Production } from '../../../contracts/production-reads.ts';
import page from '../../ui/page.module.css';
import styles from './manuscript-heading.module.css';

interface ManuscriptHeadingProps {
  readonly of: Pick<Production, 'title' | 'number' | 'journalTitle' | 'authors'>;
  readonly children?: ReactNode;
}

/** Title, number, journal and authors of a manuscript, then a link if there is one. */
export function ManuscriptHeading({ of: { title, number, journalTitle, authors }, children }: ManuscriptHeadingProps) {
  return (
    <>
      <h1 className={page.heading} dir="auto">
        {title}
      </h1>
      <p className={styles.about}>
        <span>{number}</span>
        <bdi>{journalTitle}</bdi>
        <bdi>{authors.join(', ')}</bdi>
        {children}
      </p>
    </>
  );
}
