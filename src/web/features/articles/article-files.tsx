import { articleFileHref } from '../../../contracts/pages.ts';
import * as t from '../../../messages/articles.ts';
import styles from './article-files.module.css';
import type { ArticleHead } from './article-head.ts';
import { shownVersion } from './version-notice.tsx';
import { useReadingAccess } from './use-reading-access.ts';

/** The formats of an article, for those who may read it. */
export function ArticleFiles({ article }: { readonly article: ArticleHead }) {
  const { access } = useReadingAccess(article);
  const { journalAbbreviation } = article.articlePublishedJournal;
  if (access.state !== 'granted' || article.pdfURL === null) return null;
  const version = shownVersion(article);
  const hrefOf = (kind: 'epub' | 'xml' | 'zip') => articleFileHref(journalAbbreviation, article.id, kind, version);
  const files = [
    { name: t.pdfFile(), href: article.pdfURL },
    ...(article.hasText
      ? [
          { name: t.epubFile(), href: hrefOf('epub') },
          { name: t.xmlFile(), href: hrefOf('xml') },
          { name: t.zipFile(), href: hrefOf('zip') },
        ]
      : []),
  ];
  return (
    <nav className={styles.files} aria-labelledby="formats">
      <h2 id="formats">{t.formats()}</h2>
      <ul>
        {files.map(({ name, href }) => (
          <li key={href}>
            <a href={href} rel={version === undefined ? undefined : 'nofollow'}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
