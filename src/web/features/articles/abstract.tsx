import { LongHtml } from '../../ui/long-html.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './abstract.module.css';
import { textDirection } from './text-direction.ts';

type AbstractProps = { lang: string | undefined } & ({ html: string } | { name: string; html: string | null });

/** The abstract at reading width, or the word that there is none. */
export function Abstract({ lang, ...left }: AbstractProps) {
  if (left.html === '') return <p className={styles.none}>This article was published without an abstract.</p>;
  const attributes = { className: 'article-text', lang, dir: textDirection(lang) };
  return 'name' in left ? <LongHtml {...attributes} {...left} /> : <RichHtml {...attributes} {...left} />;
}
