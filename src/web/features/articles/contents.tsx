import type { PublishedArticle } from '../../../contracts/articles.ts';
import * as t from '../../../messages/articles.ts';
import { InPage } from '../../ui/in-page.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './contents.module.css';

type Headings = NonNullable<PublishedArticle['fullText']>['headings'];

export const contentsName = 'sections';

/** A single heading needs no list; for loaders. */
export const listed = (headings: Headings): Headings => (headings.length < 2 ? [] : headings);

interface ContentsProps {
  /** Null where the page holds them. */
  headings: Headings | null;
  hasReferences: boolean;
}

/** The sections of an article; finer ones are left out on a phone. */
export function Contents({ headings, hasReferences }: ContentsProps) {
  if (headings?.length === 0) return null;
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t.contents()}</h2>
      <InPage as="ul" name={contentsName} value={headings}>
        {(shown) => (
          <>
            {shown.map((heading) => (
              <li key={heading.id} data-level={heading.level}>
                <a href={`#${heading.id}`}>
                  <RichHtml as="span" html={heading.html} />
                </a>
              </li>
            ))}
            {hasReferences && (
              <li data-level={2}>
                <a href="#references">{t.references()}</a>
              </li>
            )}
          </>
        )}
      </InPage>
    </nav>
  );
}
