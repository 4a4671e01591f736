import type { PublishedArticle } from '../../../contracts/articles.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './contents.module.css';

type Headings = NonNullable<PublishedArticle['fullText']>['headings'];

interface ContentsProps {
  headings: Headings;
  hasReferences: boolean;
}

/** The sections of an article; finer ones are left out on a phone. */
export function Contents({ headings, hasReferences }: ContentsProps) {
  if (headings.length < 2) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">Contents</h2>
      <ul>
        {headings.map((heading) => (
          <li key={heading.id} data-level={heading.level}>
            <a href={`#${heading.id}`}>
              <RichHtml as="span" html={heading.html} />
            </a>
          </li>
        ))}
        {hasReferences && (
          <li data-level={2}>
            <a href="#references">References</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
