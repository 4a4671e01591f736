import type { ArticleSummary } from '../../../contracts/articles.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './article-title.module.css';

interface ArticleTitleProps extends Pick<ArticleSummary, 'isWithdrawn'> {
  as: 'h1' | 'h3';
  html: string;
  className?: string | undefined;
}

/** The title of an article; that of a withdrawn one says so first, whatever direction it is written in. */
export function ArticleTitle({ as: Heading, html, isWithdrawn, className }: ArticleTitleProps) {
  if (!isWithdrawn) return <RichHtml as={Heading} html={html} className={className} dir="auto" />;
  return (
    <Heading className={className}>
      <span className={styles.mark}>Withdrawn:</span> <RichHtml as="span" html={html} dir="auto" />
    </Heading>
  );
}
