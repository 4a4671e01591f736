import type { ReactNode } from 'react';
import page from '../../ui/page.module.css';
import { RichHtml } from '../../ui/rich-html.tsx';
import { RelatedNav } from './related-nav.tsx';
import { TextContents, type Section } from './text-contents.tsx';
import { TextBanner } from './text-banner.tsx';
import styles from './text-layout.module.css';
import './text-print.css';

interface TextLayoutProps {
  readonly title: string;
  readonly leadHtml: string;
  readonly headings: readonly Section[];
  readonly children: ReactNode;
}

/** The page of a text: a strip of dunes, title and lead, the text with its contents beside it, and where to go on. */
export function TextLayout({ title, leadHtml, headings, children }: TextLayoutProps) {
  return (
    <article>
      <TextBanner title={title} lead={<RichHtml as="span" html={leadHtml} />} />
      <div className={`${page.page} ${styles.page} ${styles.row}`}>
        <div className={styles.contents}>
          <TextContents sections={headings} />
        </div>
        <div className={styles.main}>
          {children}
          <RelatedNav />
        </div>
      </div>
    </article>
  );
}
