import { articleEpubHref, articleXmlHref, articleZipHref } from '../../../contracts/pages.ts';
import * as t from '../../../messages/articles.ts';
import styles from './article-files.module.css';
import type { ArticleHead } from './article-head.ts';
import { useReadingAccess } from './use-reading-access.ts';

/** The formats of an article, for those who may read it. */
export function ArticleFiles({ article }: { readonly article: ArticleHead }) {
  const { access } = useReadingAccess(article);
  const { journalAbbreviation } = article.articlePublishedJournal;
  if (access.state !== 'granted' || article.pdfURL === null) return null;
  const files = [
    { name: t.pdfFile(), href: article.pdfURL },
    ...(article.hasText
      ? [
          { name: t.epubFile(), href: articleEpubHref(journalAbbreviation, article.id) },
          { name: t.xmlFile(), href: articleXmlHref(journalAbbreviation, article.id) },
          { name: t.zipFile(), href: articleZipHref(journalAbbreviation, article.id) },
        ]
      : []),
  ];
  return (
    <nav className={styles.files} aria-labelledby="formats">
      <h2 id="formats">{t.formats()}</h2>
      <ul>
        {files.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
