import { discussions } from '../../contracts/discussions.ts';
import {
  closeDiscussion,
  dismissEmail,
  markRead,
  openDiscussion,
  openDiscussionFile,
  openWithEditors,
  readDiscussions,
  readReviewersDiscussions,
  uploadDiscussionFile,
  writeMessage,
} from '../domains/editorial/index.ts';
import { fileRoute, route, uploadRoute } from '../http/route.ts';

export const discussionRoutes = [
  route(discussions.ofManuscript, (ctx, { params }) => readDiscussions(ctx, params.articleId)),
  route(discussions.ofReview, (ctx, { params }) => readReviewersDiscussions(ctx, params.invitationId)),
  route(discussions.open, (ctx, { params, body }) => openDiscussion(ctx, params.articleId, body)),
  route(discussions.openWithEditors, (ctx, { params, body }) => openWithEditors(ctx, params.invitationId, body)),
  route(discussions.write, (ctx, { params, body }) => writeMessage(ctx, params.discussionId, body)),
  route(discussions.close, (ctx, { params, body }) => closeDiscussion(ctx, params.discussionId, body)),
  route(discussions.markRead, (ctx, { params, body }) => markRead(ctx, params.discussionId, body)),
  route(discussions.dismissEmail, (ctx, { params }) => dismissEmail(ctx, params.discussionEmailId)),
  uploadRoute(discussions.upload, (ctx, { body }) => uploadDiscussionFile(ctx, body)),
  fileRoute(discussions.file, (ctx, { params }) => openDiscussionFile(ctx, params.fileId)),
];
