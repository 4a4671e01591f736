import type { ArticleSummary } from '../../../contracts/articles.ts';
import * as t from '../../../messages/article-list.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './article-title.module.css';

interface ArticleTitleProps extends Pick<ArticleSummary, 'isWithdrawn' | 'isRetracted'> {
  as: 'h1' | 'h3';
  html: string;
  className?: string | undefined;
}

/** The title of an article, marked in front if it is withdrawn or retracted. */
export function ArticleTitle({ as: Heading, html, isWithdrawn, isRetracted, className }: ArticleTitleProps) {
  if (!isWithdrawn && !isRetracted) return <RichHtml as={Heading} html={html} className={className} dir="auto" />;
  return (
    <Heading className={className}>
      <span className={styles.mark}>{isWithdrawn ? t.withdrawnMark() : t.retractedMark()}</span>{' '}
      <RichHtml as="span" html={html} dir="auto" />
    </Heading>
  );
}
