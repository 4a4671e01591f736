import { IconChevronDown } from '@tabler/icons-react';
import { Icon } from '../../ui/icon.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './text-contents.module.css';

/** A section, as the server found it in the text. */
export interface Section {
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
export function TextContents({ sections }: { sections: readonly Section[] }) {
  const main = sections.filter(({ level }) => level === 2);
  if (main.length < 2) return null;
  return (
    <>
      <nav className={`${styles.contents} ${styles.beside}`} aria-labelledby="contents">
        <h2 id="contents">Contents</h2>
        <SectionList sections={main} />
      </nav>
      <nav className={`${styles.contents} ${styles.folded}`} aria-label="Contents">
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
