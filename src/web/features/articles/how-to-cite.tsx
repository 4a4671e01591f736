import { articleFileHref, citationHref } from '../../../contracts/pages.ts';
import * as t from '../../../messages/articles.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { LongHtml } from '../../ui/long-html.tsx';
import type { ArticleHead } from './article-head.ts';
import styles from './how-to-cite.module.css';
import { shownVersion } from './version-notice.tsx';

/** A citation whose HTML the page may hold. */
export interface ShownCitation {
  readonly style: string;
  readonly html: string | null;
}

/** The name under which a citation is left in the page. */
export const citationName = (style: string) => `citation-${style}`;

/** The article as a reference in the chosen citation style; works without JavaScript. */
export function HowToCite({ article, citations }: { article: ArticleHead; citations: readonly ShownCitation[] }) {
  const { journalAbbreviation } = article.articlePublishedJournal;
  return (
    <section id="how-to-cite" className={styles.cite} aria-labelledby="how-to-cite-heading">
      <h2 id="how-to-cite-heading">{t.howToCite()}</h2>
      <fieldset className={styles.choices}>
        <legend>{t.citationStyle()}</legend>
        {citations.map(({ style }, place) => (
          <label key={style}>
            <input type="radio" name="citation-style" value={style} defaultChecked={place === 0} />
            <span>{style}</span>
          </label>
        ))}
      </fieldset>
      {citations.map(({ style, html }) => (
        <div key={style} className={styles.citation}>
          <LongHtml as="p" name={citationName(style)} html={html} />
          <CopyButton
            text={() => document.getElementById(citationName(style))?.textContent ?? ''}
            label={t.copyStyle({ style })}
            done={t.citationCopied()}
          />
        </div>
      ))}
      <p className={styles.files}>
        {t.referenceManagers({
          bibtex: (text) => <a href={citationHref(journalAbbreviation, article.id, 'bib')}>{text}</a>,
          ris: (text) => <a href={citationHref(journalAbbreviation, article.id, 'ris')}>{text}</a>,
          csl: (text) => <a href={citationHref(journalAbbreviation, article.id, 'json')}>{text}</a>,
        })}
      </p>
      <p className={styles.files}>
        {t.asXml({
          jats: (text) => (
            <a href={articleFileHref(journalAbbreviation, article.id, 'xml', shownVersion(article))}>{text}</a>
          ),
        })}
      </p>
    </section>
  );
}
