import { IconChevronDown } from '@tabler/icons-react';
import type { ReactNode } from 'react';
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

/** The sections of a text, for jumping to one: beside it on a wide page, folded up before it on a narrow one. */
function TextContents({ sections }: { sections: readonly Section[] }) {
  const main = sections.filter(({ level }) => level === 2);
  if (main.length < 2) return null;
  return (
    <>
      <nav className={`${styles.textContents} ${styles.beside}`} aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <SectionList sections={main} />
      </nav>
      <nav className={`${styles.textContents} ${styles.folded}`} aria-label="Contents">
        <details suppressHydrationWarning>
          <summary>
            Contents
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
