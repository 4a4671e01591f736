import type { PublishedArticle } from '../../../contracts/articles.ts';
import { InPage } from '../../ui/in-page.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './keywords.module.css';
import { textDirection } from './text-direction.ts';

export const keywordsName = 'keyword-list';

interface KeywordsProps {
  /** Null where the page holds them. */
  keywords: PublishedArticle['keywords'] | null;
  lang: string | undefined;
}

/** What an article is about, in a line. */
export function Keywords({ keywords, lang }: KeywordsProps) {
  if (keywords?.length === 0) return null;
  return (
    <section className={styles.keywords} aria-labelledby="keywords">
      <h2 id="keywords">Keywords</h2>
      <InPage as="ul" name={keywordsName} value={keywords} lang={lang} dir={textDirection(lang)}>
        {(shown) => shown.map((keyword) => <RichHtml key={keyword.text} as="li" html={keyword.html} />)}
      </InPage>
    </section>
  );
}
