import { comparison } from '../../contracts/comparison.ts';
import { openReview } from '../../contracts/open-review.ts';
import { reviewAnswerFiles } from '../../contracts/review-answer-files.ts';
import { reviewers } from '../../contracts/reviewers.ts';
import { reviews } from '../../contracts/reviews.ts';
import {
  acceptByLink,
  answerFromList,
  attach,
  attachAnswer,
  chooseAsReviewer,
  compareSinceReview,
  declineByLink,
  detach,
  detachAnswer,
  muteReminders,
  openReviewerCertificate,
  openReviewFile,
  readInvitation,
  readMuted,
  readProfile,
  readReview,
  readReviewCalendar,
  readReviews,
  recuse,
  renewInvitation,
  saveProfile,
  saveReportDraft,
  submitReport,
} from '../domains/editorial/index.ts';
import { fileRoute, route, textRoute, uploadRoute } from '../http/route.ts';

export const reviewRoutes = [
  route(reviews.invitation, (ctx, { params }) => readInvitation(ctx, params.token)),
  route(reviews.decline, (ctx, { params, body }) => declineByLink(ctx, params.token, body.reason)),
  route(reviews.accept, (ctx, { params, body }) => acceptByLink(ctx, params.token, body.account)),
  route(reviews.renew, (ctx, { params }) => renewInvitation(ctx, params.token)),
  route(reviews.mine, (ctx, { query }) => readReviews(ctx, query)),
  route(reviews.single, (ctx, { params }) => readReview(ctx, params.invitationId)),
  route(comparison.sinceReview, (ctx, { params }) => compareSinceReview(ctx, params.invitationId)),
  route(reviews.answer, (ctx, { params, body }) => answerFromList(ctx, params.invitationId, body)),
  fileRoute(reviews.file, (ctx, { params }) => openReviewFile(ctx, params.fileId)),
  route(reviews.saveDraft, (ctx, { params, body }) => saveReportDraft(ctx, params.invitationId, body)),
  uploadRoute(reviews.attach, (ctx, { params, body }) => attach(ctx, params.invitationId, body)),
  route(reviews.detach, (ctx, { params }) => detach(ctx, params.invitationId)),
  uploadRoute(reviewAnswerFiles.attachAnswer, (ctx, { params, body }) => attachAnswer(ctx, params, body)),
  route(reviewAnswerFiles.detachAnswer, (ctx, { params }) => detachAnswer(ctx, params)),
  route(reviews.submit, (ctx, { params, body }) => submitReport(ctx, params.invitationId, body)),
  route(openReview.chooseAsReviewer, (ctx, { params, body }) =>
    chooseAsReviewer(ctx, params.invitationId, body.choice),
  ),
  route(reviews.recuse, (ctx, { params, body }) => recuse(ctx, params.invitationId, body.reason)),
  textRoute(reviews.calendar, (ctx, { params }) => readReviewCalendar(ctx, params.invitationId)),
  route(reviewers.profile, (ctx) => readProfile(ctx)),
  route(reviewers.saveProfile, (ctx, { body }) => saveProfile(ctx, body)),
  route(reviewers.reminders, (ctx) => readMuted(ctx)),
  route(reviewers.muteReminders, (ctx, { body }) => muteReminders(ctx, body)),
  fileRoute(reviewers.certificate, (ctx, { params }) => openReviewerCertificate(ctx, params.year)),
];
