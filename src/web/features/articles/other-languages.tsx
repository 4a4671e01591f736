import type { Translation } from '../../../contracts/article-parts.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import { Abstract } from './abstract.tsx';
import styles from './article-page.module.css';
import { languageTag } from './language-tag.ts';
import { textDirection } from './text-direction.ts';

/** A translation with the English name of its language. */
export type NamedTranslation = Translation & { readonly languageName: string };

/** Names the language of each translation; on the server, since browsers name some differently. */
export function nameLanguages(translations: readonly Translation[]): NamedTranslation[] {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return translations.map((translation) => {
    const tag = languageTag(translation.language) ?? 'und';
    return { ...translation, languageName: tag === 'und' ? 'Another language' : (names.of(tag) ?? tag) };
  });
}

/** Title, abstract and keywords in other languages. */
export function OtherLanguages({ translations }: { translations: readonly NamedTranslation[] }) {
  return translations.map(({ language, languageName, title, abstractHtml, keywords }) => {
    const lang = languageTag(language);
    const id = `in-${language}`;
    return (
      <section key={language} aria-labelledby={id} dir={textDirection(lang)}>
        <h2 id={id} className={styles.heading}>
          {languageName}
        </h2>
        <div lang={lang} className={styles.translation}>
          {title && <RichHtml as="h3" html={title.html} />}
          {abstractHtml !== null && <Abstract html={abstractHtml} lang={lang} />}
          {keywords.length > 0 && <p>{keywords.map(({ text }) => text).join('; ')}</p>}
        </div>
      </section>
    );
  });
}
