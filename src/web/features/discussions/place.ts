import { discussions } from '../../../contracts/discussions.ts';
import type { Discussions } from '../../../contracts/discussion-values.ts';
import { editorial } from '../../../contracts/editorial.ts';
import { manuscripts } from '../../../contracts/manuscripts.ts';
import { reviews } from '../../../contracts/reviews.ts';
import { revisions } from '../../../contracts/revisions.ts';
import { useCall } from '../../api/use-call.ts';

/** Where discussions are shown: on the page of a manuscript, or of a review. */
export type Place = { readonly articleId: string } | { readonly invitationId: string };

/** The id of what a place shows, under which the browser saves what is typed. */
export const idOf = (place: Place): string => ('articleId' in place ? place.articleId : place.invitationId);

/** The anchor of the discussions on a page. */
export const discussionsAnchor = 'discussions';

/** The part of an address that opens a new discussion on the page. */
export const newDiscussion = '#new-discussion';

/** What a message makes stale: discussions, marks in lists, and the history. */
export const discussionReads = [
  discussions.ofManuscript,
  discussions.ofReview,
  editorial.single,
  editorial.desk,
  manuscripts.counts,
  reviews.mine,
  revisions.follow,
] as const;

const everyHalfMinute = 30_000;

/** The discussions of a place, with new messages as they come. */
export function useDiscussions(place: Place): { readonly data: Discussions | undefined; readonly error: Error | null } {
  const isReview = 'invitationId' in place;
  const id = idOf(place);
  const options = { every: everyHalfMinute };
  const ofManuscript = useCall(
    discussions.ofManuscript,
    { params: { articleId: id } },
    { ...options, enabled: !isReview },
  );
  const ofReview = useCall(discussions.ofReview, { params: { invitationId: id } }, { ...options, enabled: isReview });
  return isReview ? ofReview : ofManuscript;
}
