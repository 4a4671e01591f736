import { finalPdf } from '../../contracts/final-pdf.ts';
import { production } from '../../contracts/production.ts';
import { productionFront } from '../../contracts/production-front.ts';
import { textCorrections } from '../../contracts/text-corrections.ts';
import {
  acceptChanges,
  answerQuery,
  approveForAuthor,
  approveProof,
  askAuthor,
  assignCopyEditor,
  bringFinalPdf,
  commentOnProof,
  dropCorrection,
  finishCopyEdit,
  openCorrection,
  readProduction,
  readProductions,
  readProof,
  readProofs,
  readRevision,
  readRevisions,
  removeFinalPdf,
  restoreRevision,
  restyleReferences,
  saveFront,
  saveText,
  sendProof,
  settleNote,
  startOrReread,
  storePicture,
  withdrawNote,
} from '../domains/production/index.ts';
import { fileRoute, route, uploadRoute } from '../http/route.ts';
import { printPreview } from '../workflows/production/print-preview.ts';
import { publishCorrection } from '../workflows/production/publish-correction.ts';
import { publishProduction } from '../workflows/production/publish-production.ts';

export const productionRoutes = [
  route(production.list, (ctx, { query }) => readProductions(ctx, query)),
  route(production.single, (ctx, { params }) => readProduction(ctx, params.manuscriptId)),
  route(production.start, (ctx, { params }) => startOrReread(ctx, params.manuscriptId)),
  route(production.save, (ctx, { params, body }) => saveText(ctx, params.manuscriptId, body)),
  route(production.restyle, (ctx, { params, body }) => restyleReferences(ctx, params.manuscriptId, body)),
  uploadRoute(production.uploadPicture, (ctx, { params, body }) => storePicture(ctx, params.manuscriptId, body)),
  uploadRoute(finalPdf.upload, (ctx, { params, body }) => bringFinalPdf(ctx, params.manuscriptId, body)),
  route(finalPdf.remove, (ctx, { params }) => removeFinalPdf(ctx, params.manuscriptId)),
  route(production.revisions, (ctx, { params }) => readRevisions(ctx, params.manuscriptId)),
  route(production.revision, (ctx, { params }) => readRevision(ctx, params.manuscriptId, params.revision)),
  route(production.restore, (ctx, { params, body }) =>
    restoreRevision(ctx, params.manuscriptId, params.revision, body),
  ),
  route(production.assign, (ctx, { params, body }) => assignCopyEditor(ctx, params.manuscriptId, body)),
  route(production.finishCopyEdit, (ctx, { params }) => finishCopyEdit(ctx, params.manuscriptId)),
  route(production.sendProof, (ctx, { params, body }) => sendProof(ctx, params.manuscriptId, body)),
  route(production.approveForAuthor, (ctx, { params, body }) => approveForAuthor(ctx, params.manuscriptId, body)),
  route(production.ask, (ctx, { params, body }) => askAuthor(ctx, params.manuscriptId, body)),
  route(production.settle, (ctx, { params, body }) => settleNote(ctx, params.manuscriptId, params.noteId, body)),
  route(production.acceptAll, (ctx, { params }) => acceptChanges(ctx, params.manuscriptId)),
  fileRoute(production.preview, (ctx, { params }) => printPreview(ctx, params.manuscriptId)),
  route(production.publish, (ctx, { params, body }) => publishProduction(ctx, params.manuscriptId, body)),
  route(productionFront.save, (ctx, { params, body }) => saveFront(ctx, params.manuscriptId, body)),
  route(textCorrections.open, (ctx, { params }) => openCorrection(ctx, params.manuscriptId)),
  route(textCorrections.drop, (ctx, { params }) => dropCorrection(ctx, params.manuscriptId)),
  route(textCorrections.publish, (ctx, { params, body }) => publishCorrection(ctx, params.manuscriptId, body)),
  route(production.proofs, (ctx) => readProofs(ctx)),
  route(production.proof, (ctx, { params }) => readProof(ctx, params.manuscriptId)),
  route(production.comment, (ctx, { params, body }) => commentOnProof(ctx, params.manuscriptId, body)),
  route(production.withdrawNote, (ctx, { params }) => withdrawNote(ctx, params.manuscriptId, params.noteId)),
  route(production.answer, (ctx, { params, body }) => answerQuery(ctx, params.manuscriptId, params.noteId, body)),
  route(production.approve, (ctx, { params, body }) => approveProof(ctx, params.manuscriptId, body)),
];
