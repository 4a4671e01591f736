import * as t from '../../../../messages/discussions.ts';
import { DiscussionList } from '../../discussions/discussion-list.tsx';
import { discussionsAnchor, useDiscussions } from '../../discussions/place.ts';
import type { EditedProps } from '../review-names.ts';
import { EditedSection } from './edited-section.tsx';

/** What editors discuss with the author, with reviewers and among themselves. */
export function DiscussionsSection({ manuscript, user }: EditedProps) {
  const place = { articleId: manuscript.id };
  const { data: all } = useDiscussions(place);
  const discussions = all?.discussions ?? [];
  const facts = {
    count: discussions.length,
    unread: manuscript.unreadMessages,
    others: discussions.flatMap(({ unattributed }) => unattributed).length,
  };
  return (
    <EditedSection
      id={discussionsAnchor}
      title={t.discussions()}
      lead={all && t.summaryOf(facts)}
      manuscript={manuscript}
    >
      <DiscussionList userId={user.id} place={place} isEditor />
    </EditedSection>
  );
}
