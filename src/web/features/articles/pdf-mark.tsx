import { currentNotice } from '../../../contracts/notices.ts';
import { Message } from '../../ui/forms/message.tsx';
import type { ArticleHead } from './article-head.ts';

/** What a reader of the PDF has to know, which itself does not say so. */
export function PdfMark({ article }: { article: ArticleHead }) {
  if (article.isRetracted) return <Message kind="bad">Retracted: the findings should not be relied on.</Message>;
  if (currentNotice(article.corrections) === null) return null;
  return <Message kind="warn">Expression of concern: read the notice above.</Message>;
}
