import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './abstract.module.css';
import { textDirection } from './text-direction.ts';

/** The abstract at reading width, or the word that there is none. */
export function Abstract({ html, lang }: { html: string; lang: string | undefined }) {
  if (html === '') return <p className={styles.none}>This article was published without an abstract.</p>;
  return <RichHtml className="article-text" html={html} lang={lang} dir={textDirection(lang)} />;
}
