import { Link } from 'react-router';
import type { Manuscript } from '../../../../contracts/manuscript-values.ts';
import { pages } from '../../../../contracts/pages.ts';
import buttons from '../../../ui/button.module.css';
import { LostFootprints } from '../../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';

interface NotEditableProps {
  readonly manuscript: Manuscript;
  readonly backAddress: string;
  /** Whether this browser keeps a change of it that was never sent. */
  readonly hasTyped: boolean;
}

function reasonOf({ articleStatus, isReview, isPublished }: Manuscript): string {
  if (articleStatus === 'Revision Requested') return 'A revision is asked for. You submit it from its own page.';
  if (articleStatus === 'Accepted') return 'It is accepted. Its page says what is left before it is published.';
  if (isPublished || articleStatus === 'Published')
    return 'It is published. What is published stays as its readers have it.';
  if (articleStatus === 'Withdrawn') return 'It has been withdrawn.';
  if (isReview) return 'It is in review. You can change it again if a revision is asked for.';
  return 'Its state does not allow it now.';
}

/** Why a manuscript cannot be edited now, and the way back. */
export function NotEditable({ manuscript, backAddress, hasTyped }: NotEditableProps) {
  return (
    <EmptyState drawing={<LostFootprints />} title="This manuscript cannot be edited now" level={1}>
      <p>
        “<bdi>{manuscript.articleTitle}</bdi>”: {reasonOf(manuscript)}
      </p>
      {hasTyped && <p>What you typed and did not send is kept in this browser.</p>}
      {manuscript.reviewModel === 'double-anonymous' ? (
        <Link className={buttons.primary} to={pages.followManuscript.href({ articleId: manuscript.id })}>
          Go to its page
        </Link>
      ) : (
        <Link className={buttons.primary} to={backAddress}>
          Back to My Manuscripts
        </Link>
      )}
    </EmptyState>
  );
}
