import type { ArticleSummary } from '../../../contracts/articles.ts';
import { RichHtml } from '../../ui/rich-html.tsx';
import styles from './article-title.module.css';

interface ArticleTitleProps extends Pick<ArticleSummary, 'isWithdrawn' | 'isRetracted'> {
  as: 'h1' | 'h3';
  html: string;
  className?: string | undefined;
}

/** The title of an article; that of a withdrawn or retracted one says so first, whatever direction it is written in. */
export function ArticleTitle({ as: Heading, html, isWithdrawn, isRetracted, className }: ArticleTitleProps) {
  if (!isWithdrawn && !isRetracted) return <RichHtml as={Heading} html={html} className={className} dir="auto" />;
  return (
    <Heading className={className}>
      <span className={styles.mark}>{isWithdrawn ? 'Withdrawn:' : 'Retracted:'}</span>{' '}
      <RichHtml as="span" html={html} dir="auto" />
    </Heading>
  );
}
