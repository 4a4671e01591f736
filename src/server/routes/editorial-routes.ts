import { assignment } from '../../contracts/assignment.ts';
import { statistics } from '../../contracts/statistics.ts';
import { comparison } from '../../contracts/comparison.ts';
import { editorial } from '../../contracts/editorial.ts';
import { openReview } from '../../contracts/open-review.ts';
import { reviewForms } from '../../contracts/review-forms.ts';
import {
  addNote,
  answerExtension,
  assign,
  assignMany,
  cancelInvitation,
  changed,
  changedBy,
  chooseAsEditor,
  compareVersions,
  correctDetails,
  correctInvitation,
  dismissFinding,
  extendReview,
  invite,
  previewInvitation,
  offerMove,
  takeOfferBack,
  inviteLastRound,
  readDesk,
  readAnswersTable,
  readDeskTable,
  readJournalsStatistics,
  readStatistics,
  readStatisticsTable,
  readEdited,
  readEditors,
  readLetterDraft,
  readProposals,
  readPublication,
  recuseEditor,
  remindMany,
  remindReviewer,
  removeWords,
  reopenFinding,
  reopenManuscript,
  returnReport,
  forwardReport,
  saveChecks,
  startReview,
  upholdRejection,
} from '../domains/editorial/index.ts';
import { changeReviewSettings, readReviewForm, readReviewSettings, saveReviewForm } from '../domains/journals/index.ts';
import { decideAfterReview } from '../workflows/decisions/decide-after-review.ts';
import { deskReject, returnToAuthor } from '../workflows/decisions/decide-before-review.ts';
import { holdManuscript, releaseManuscript } from '../workflows/decisions/hold-manuscript.ts';
import { ratifyDecision } from '../workflows/decisions/ratify-decision.ts';
import { retractDecision } from '../workflows/decisions/retract-decision.ts';
import { returnRevision } from '../workflows/decisions/return-revision.ts';
import { stopReview } from '../workflows/decisions/stop-review.ts';
import { leaveReviewOut, publishReview, takeReviewDown } from '../workflows/publication/publish-reviews.ts';
import { route, textRoute } from '../http/route.ts';

export const editorialRoutes = [
  route(editorial.desk, (ctx, { query }) => readDesk(ctx, query)),
  route(editorial.single, (ctx, { params }) => readEdited(ctx, params.articleId)),
  route(comparison.ofVersions, (ctx, { params, query }) => compareVersions(ctx, params.articleId, query)),
  route(editorial.saveChecks, (ctx, { params, body }) =>
    changed(ctx, params.articleId, saveChecks(ctx, params.articleId, body)),
  ),
  route(editorial.correctDetails, (ctx, { params, body }) =>
    changed(ctx, params.articleId, correctDetails(ctx, params.articleId, body)),
  ),
  route(editorial.addNote, (ctx, { params, body }) =>
    changed(ctx, params.articleId, addNote(ctx, params.articleId, body)),
  ),
  route(editorial.dismissFinding, (ctx, { params, body }) =>
    changed(ctx, params.articleId, dismissFinding(ctx, params.articleId, body)),
  ),
  route(editorial.reopenFinding, (ctx, { params, body }) =>
    changed(ctx, params.articleId, reopenFinding(ctx, params.articleId, body)),
  ),
  route(editorial.removeWords, (ctx, { params, body }) =>
    changed(ctx, params.articleId, removeWords(ctx, params.articleId, body)),
  ),
  route(editorial.startReview, (ctx, { params, body }) =>
    changed(ctx, params.articleId, startReview(ctx, params.articleId, body)),
  ),
  route(editorial.previewInvitation, (ctx, { params, body }) => previewInvitation(ctx, params.articleId, body)),
  route(editorial.invite, (ctx, { params, body }) =>
    changed(ctx, params.articleId, invite(ctx, params.articleId, body)),
  ),
  route(editorial.inviteLastRound, (ctx, { params, body }) =>
    changed(ctx, params.articleId, inviteLastRound(ctx, params.articleId, body)),
  ),
  route(editorial.returnReport, (ctx, { params, body }) =>
    changedBy(ctx, returnReport(ctx, params.invitationId, body)),
  ),
  route(editorial.forwardReport, (ctx, { params, body }) =>
    changedBy(ctx, forwardReport(ctx, params.invitationId, body)),
  ),
  route(editorial.cancelInvitation, (ctx, { params }) => changedBy(ctx, cancelInvitation(ctx, params.invitationId))),
  route(editorial.remindReviewer, (ctx, { params }) => changedBy(ctx, remindReviewer(ctx, params.invitationId))),
  route(editorial.correctInvitation, (ctx, { params, body }) =>
    changedBy(ctx, correctInvitation(ctx, params.invitationId, body)),
  ),
  route(editorial.extendReview, (ctx, { params, body }) =>
    changedBy(ctx, extendReview(ctx, params.invitationId, body)),
  ),
  route(editorial.settings, (ctx) => readReviewSettings(ctx)),
  route(editorial.changeSettings, (ctx, { params, body }) => changeReviewSettings(ctx, params.journalId, body)),
  route(reviewForms.single, (ctx, { params }) => readReviewForm(ctx, params.journalId)),
  route(reviewForms.save, (ctx, { params, body }) => saveReviewForm(ctx, params.journalId, body)),
  textRoute(reviewForms.answers, (ctx, { params }) => readAnswersTable(ctx, params.journalId)),
  route(editorial.proposals, (ctx, { params, query }) => readProposals(ctx, params.articleId, query)),
  route(editorial.deskReject, (ctx, { params, body }) =>
    changed(ctx, params.articleId, deskReject(ctx, params.articleId, body)),
  ),
  route(editorial.returnToAuthor, (ctx, { params, body }) =>
    changed(ctx, params.articleId, returnToAuthor(ctx, params.articleId, body)),
  ),
  route(editorial.stopReview, (ctx, { params, body }) =>
    changed(ctx, params.articleId, stopReview(ctx, params.articleId, body)),
  ),
  route(editorial.returnRevision, (ctx, { params, body }) =>
    changed(ctx, params.articleId, returnRevision(ctx, params.articleId, body)),
  ),
  route(editorial.letterDraft, (ctx, { params, query }) => readLetterDraft(ctx, params.articleId, query)),
  route(editorial.decide, (ctx, { params, body }) =>
    changed(ctx, params.articleId, decideAfterReview(ctx, params.articleId, body)),
  ),
  route(editorial.ratify, (ctx, { params, body }) =>
    changed(ctx, params.articleId, ratifyDecision(ctx, params.articleId, body)),
  ),
  route(editorial.retractDecision, (ctx, { params, body }) =>
    changed(ctx, params.articleId, retractDecision(ctx, params.articleId, body)),
  ),
  route(editorial.reopen, (ctx, { params, body }) =>
    changed(ctx, params.articleId, reopenManuscript(ctx, params.articleId, body)),
  ),
  route(editorial.uphold, (ctx, { params, body }) =>
    changed(ctx, params.articleId, upholdRejection(ctx, params.articleId, body)),
  ),
  route(editorial.offerMove, (ctx, { params, body }) =>
    changed(ctx, params.articleId, offerMove(ctx, params.articleId, body)),
  ),
  route(editorial.takeOfferBack, (ctx, { params, body }) =>
    changed(ctx, params.articleId, takeOfferBack(ctx, params.articleId, body)),
  ),
  route(editorial.hold, (ctx, { params, body }) =>
    changed(ctx, params.articleId, holdManuscript(ctx, params.articleId, body)),
  ),
  route(editorial.release, (ctx, { params, body }) =>
    changed(ctx, params.articleId, releaseManuscript(ctx, params.articleId, body)),
  ),
  route(editorial.answerExtension, (ctx, { params, body }) =>
    changed(ctx, params.articleId, answerExtension(ctx, params.articleId, body)),
  ),
  route(openReview.pieces, (ctx, { params }) => readPublication(ctx, params.articleId)),
  route(openReview.chooseAsEditor, async (ctx, { params, body }) => ({
    message: await chooseAsEditor(ctx, params.articleId, body.choice),
    publication: await readPublication(ctx, params.articleId),
  })),
  route(openReview.publish, (ctx, { params, body }) => publishReview(ctx, params.articleId, body)),
  route(openReview.leaveOut, (ctx, { params, body }) => leaveReviewOut(ctx, params.articleId, body)),
  route(openReview.takeDown, (ctx, { params, body }) => takeReviewDown(ctx, params.articleId, body)),
  route(assignment.editors, (ctx) => readEditors(ctx)),
  route(assignment.assign, (ctx, { params, body }) =>
    changed(ctx, params.articleId, assign(ctx, params.articleId, body)),
  ),
  route(assignment.recuse, (ctx, { params, body }) => recuseEditor(ctx, params.articleId, body)),
  route(assignment.assignMany, (ctx, { body }) => assignMany(ctx, body)),
  route(assignment.remindMany, (ctx, { body }) => remindMany(ctx, body)),
  textRoute(assignment.deskTable, (ctx, { query }) => readDeskTable(ctx, query)),
  route(statistics.figures, (ctx, { query }) => readStatistics(ctx, query)),
  textRoute(statistics.table, (ctx, { query }) => readStatisticsTable(ctx, query)),
  route(statistics.ofJournal, (ctx, { params }) => readJournalsStatistics(ctx, params.abbreviation)),
];
