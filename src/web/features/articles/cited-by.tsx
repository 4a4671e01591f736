import * as t from '../../../messages/articles.ts';
import { InPage } from '../../ui/in-page.tsx';
import { Link } from '../../ui/link.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './cited-by.module.css';
import type { CitingArticle } from './citing-articles.ts';

export const citedByName = 'cited-by-list';

interface CitedByProps {
  readonly count: number;
  /** The newest; null where the page holds them. */
  readonly citing: readonly CitingArticle[] | null;
  /** Whether there are more than are named. */
  readonly isCut: boolean;
}

/** The articles of this site that cite the one shown. */
export function CitedBy({ count, citing, isCut }: CitedByProps) {
  if (count === 0) return null;
  return (
    <section className={styles.citedBy} aria-labelledby="cited-by">
      <h2 id="cited-by">{t.citedBy()}</h2>
      <p className={styles.lead}>{t.citedByLead({ count, isCut: String(isCut) })}</p>
      <InPage as="ul" className={styles.list} name={citedByName} value={citing}>
        {(shown) =>
          shown.map(({ id, href, titleHtml, facts }) => (
            <li key={id}>
              <Link to={href}>
                <RichHtml as="span" html={titleHtml} dir="auto" />
              </Link>
              <p dir="auto">{facts}</p>
            </li>
          ))
        }
      </InPage>
    </section>
  );
}
