import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import * as t from '../../../messages/texts.ts';
import { Icon } from '../../ui/icon.tsx';
import page from '../../ui/page.module.css';
import { RichHtml } from '../../ui/rich-html.tsx';
import { RelatedNav } from './related-nav.tsx';
import { TextBanner } from './text-banner.tsx';
import styles from './text-layout.module.css';
import './text-print.css';

/** A section, as the server found it in the text. */
interface Section {
  readonly id: string;
  readonly level: number;
  readonly html: string;
}

const SectionList = ({ sections }: { sections: readonly Section[] }) => (
  <ul>
    {sections.map(({ id, html }) => (
      <li key={id}>
        <a href={`#${id}`}>
          <RichHtml as="span" html={html} />
        </a>
      </li>
    ))}
  </ul>
);

/** The contents of a text: beside it on a wide page, collapsed above it on a narrow one. */
function TextContents({ sections }: { sections: readonly Section[] }) {
  const main = sections.filter(({ level }) => level === 2);
  if (main.length < 2) return null;
  return (
    <>
      <nav className={`${styles.textContents} ${styles.beside}`} aria-labelledby="contents">
        <h2 id="contents">{t.contents()}</h2>
        <SectionList sections={main} />
      </nav>
      <nav className={`${styles.textContents} ${styles.folded}`} aria-label={t.contents()}>
        <details suppressHydrationWarning>
          <summary>
            {t.contents()}
            <Icon of={IconChevronDown} size={22} />
          </summary>
          <SectionList sections={main} />
        </details>
      </nav>
    </>
  );
}

interface TextLayoutProps {
  readonly title: string;
  readonly leadHtml: string;
  readonly headings: readonly Section[];
  readonly children: ReactNode;
}

/** The page of a text: banner, text, contents and related pages. */
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
