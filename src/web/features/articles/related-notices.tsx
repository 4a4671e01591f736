import { IconLink } from '@tabler/icons-react';
import type { RelatedNotice } from '../../../contracts/article-parts.ts';
import type { ArticleHead } from './article-head.ts';
import styles from './correction-notices.module.css';

const words: Record<RelatedNotice['kind'], string> = {
  retracts: 'This notice retracts',
  'retracted-by': 'Retracted by',
  corrects: 'This notice corrects',
  'corrected-by': 'Corrected by',
  'concern-about': 'This notice expresses concern about',
  'concern-raised-by': 'Concern expressed in',
  'comments-on': 'This article comments on',
  'commented-by': 'Commented on in',
  related: 'Related article',
};

/** The notices about an article, and the articles that it is itself about. */
export function RelatedNotices({ article: { relatedNotices } }: { article: ArticleHead }) {
  if (relatedNotices.length === 0) return null;
  return (
    <section className={styles.notice} aria-label="Notices and related articles">
      <IconLink aria-hidden stroke={1.5} size={28} />
      <div className={styles.all}>
        {relatedNotices.map(({ kind, title, url }) => (
          <p key={kind + url} dir="auto">
            {words[kind]}: <a href={url}>{title ?? url}</a>
          </p>
        ))}
      </div>
    </section>
  );
}
