import type { ReactNode } from 'react';
import { DuneStrip } from '../../ui/drawings/dune-strip.tsx';
import styles from './text-banner.module.css';

interface TextBannerProps {
  readonly title: string;
  readonly lead: ReactNode;
}

/** The banner of a page: a strip of dunes, title and lead. */
export function TextBanner({ title, lead }: TextBannerProps) {
  return (
    <header className={styles.head}>
      <DuneStrip />
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
    </header>
  );
}
