import { openReview, type PublishablePiece } from '../../../../contracts/open-review.ts';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import * as t from '../../../../messages/open-review.ts';
import { useCall } from '../../../api/use-call.ts';

/** Whether a piece is published with the article, or waits for the editor then. */
const becomes = ({ state, obstacle, findings }: PublishablePiece) => {
  if (state !== 'open' || obstacle !== 'unpublished') return 'nothing';
  return findings.length === 0 ? 'published' : 'waiting';
};

/** How many texts of its review are published with an article; nothing where its journal publishes none. */
export function ReviewsWithArticle({ manuscript: { id: articleId, reviewModel } }: { manuscript: Manuscript }) {
  const isReviewed = reviewModel === 'double-anonymous';
  const { data } = useCall(openReview.pieces, { params: { articleId } }, { enabled: isReviewed });
  if (!data?.isOffered || data.pieces.length === 0) return null;
  if (!data.authorAgrees) return <p>{t.authorHasNotAgreed()}</p>;
  const count = (what: ReturnType<typeof becomes>) => data.pieces.filter((piece) => becomes(piece) === what).length;
  const waiting = count('waiting');
  return (
    <p>
      {t.reviewsComeWithIt({ count: count('published') })}
      {waiting > 0 && ` ${t.textsWait({ count: waiting })}`}
    </p>
  );
}
