import type { PublishedArticle } from '../../../contracts/articles.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './keywords.module.css';
import { textDirection } from './text-language.ts';

interface KeywordsProps {
  keywords: PublishedArticle['keywords'];
  lang: string | undefined;
}

/** What an article is about, in a line. */
export function Keywords({ keywords, lang }: KeywordsProps) {
  if (keywords.length === 0) return null;
  return (
    <section className={styles.keywords} aria-labelledby="keywords">
      <h2 id="keywords">Keywords</h2>
      <ul lang={lang} dir={textDirection(lang)}>
        {keywords.map((keyword) => (
          <RichHtml key={keyword.text} as="li" html={keyword.html} />
        ))}
      </ul>
    </section>
  );
}
