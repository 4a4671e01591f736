import type { Translation } from '../../../contracts/article-parts.ts';
import * as t from '../../../messages/articles.ts';
import { LongHtml } from '../../ui/long-html.tsx';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './abstract.module.css';
import page from './article-page.module.css';
import { languageTag, textDirection } from '../../../contracts/text-language.ts';

type AbstractProps = { lang: string | undefined } & ({ html: string } | { name: string; html: string | null });

/** The abstract at reading width, or a note that there is none. */
export function Abstract({ lang, ...left }: AbstractProps) {
  if (left.html === '') return <p className={styles.none}>{t.noAbstract()}</p>;
  const attributes = { className: 'article-text', lang, dir: textDirection(lang) };
  return 'name' in left ? <LongHtml {...attributes} {...left} /> : <RichHtml {...attributes} {...left} />;
}

/** A translation with the English name of its language. */
type NamedTranslation = Translation & { readonly languageName: string };

/** Names the language of each translation; on the server, since browsers name some differently. */
export function nameLanguages(translations: readonly Translation[]): NamedTranslation[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return translations.map((translation) => {
    const tag = languageTag(translation.language) ?? 'und';
    return { ...translation, languageName: tag === 'und' ? t.otherLanguage() : (names.of(tag) ?? tag) };
  });
}

/** Title, abstract and keywords in other languages. */
export function OtherLanguages({ translations }: { translations: readonly NamedTranslation[] }) {
  return translations.map(({ language, languageName, title, abstractHtml, keywords }) => {
    const lang = languageTag(language);
    const id = `in-${language}`;
    return (
      <section key={language} aria-labelledby={id} dir={textDirection(lang)}>
        <h2 id={id} className={page.heading}>
          {languageName}
        </h2>
        <div lang={lang} className={page.translation}>
          {title && <RichHtml as="h3" html={title.html} />}
          {abstractHtml !== null && <Abstract html={abstractHtml} lang={lang} />}
          {keywords.length > 0 && <p>{keywords.map(({ text }) => text).join('; ')}</p>}
        </div>
      </section>
    );
  });
}
