import { corrections } from '../../contracts/corrections.ts';
import { v7 } from 'uuid';
import { anonymity } from '../../contracts/anonymity.ts';
import { drafts } from '../../contracts/drafts.ts';
import { files } from '../../contracts/files.ts';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { verification } from '../../contracts/verification.ts';
import { aCorrection } from '../product/corrections.ts';
import { aDraftContent } from '../product/a-draft.ts';
import { reply } from '../product/client.ts';
import { aManuscript, aSubmission } from '../product/factories.ts';
import { aRevision, stepsWith } from '../product/manuscript-steps.ts';
import type { Cast } from './cast.ts';
import {
  administratorOnly,
  all,
  missing,
  nothing,
  ownerAndAdministrator,
  ownerOnly,
  row,
  signedInOnly,
} from './table.ts';

/** A manuscript of the owner that was deleted. */
async function aDeleted({ product, owner, journal, people }: Cast) {
  const { id } = await aManuscript(product, owner, { journalId: journal.id });
  await stepsWith(product, id).remove(people.administrator);
  return { params: { articleId: id } };
}

/** A draft of the owner. */
async function aDraft({ product, owner }: Cast) {
  const params = { awsId: v7() };
  await reply(product, drafts.save, { params, body: { version: 0, content: aDraftContent() } }, owner);
  return { params };
}

/** The calls of manuscripts, drafts and their files. */
export const manuscriptRows = [
  row(
    manuscripts.create,
    'in the owner’s name, with the owner’s files',
    async ({ product, owner, journal }) => ({ body: await aSubmission(product, owner, { journalId: journal.id }) }),
    ownerOnly(201),
  ),
  row(
    manuscripts.single,
    'a waiting one',
    ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }),
    ownerAndAdministrator(200, 404),
  ),
  row(manuscripts.single, 'a missing one', () => ({ params: { articleId: missing } }), signedInOnly(404)),
  row(
    manuscripts.update,
    'a waiting one: its author alone',
    async ({ product, owner, journal }) => ({
      params: { articleId: (await aManuscript(product, owner, { journalId: journal.id })).id },
      body: aRevision(),
    }),
    [401, 401, 401, 404, 200, 404, 404, 403],
  ),
  row(
    manuscripts.update,
    'a missing one',
    () => ({ params: { articleId: missing }, body: aRevision() }),
    signedInOnly(404),
  ),
  row(
    manuscripts.versions,
    'a waiting one',
    ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }),
    ownerAndAdministrator(200, 404),
  ),
  row(manuscripts.versions, 'a missing one', () => ({ params: { articleId: missing } }), signedInOnly(404)),
  row(manuscripts.mine, 'one’s own', nothing, signedInOnly(200)),
  row(manuscripts.lastStatements, 'one’s own', nothing, signedInOnly(200)),
  row(manuscripts.counts, 'one’s own', nothing, signedInOnly(200)),
  row(
    manuscripts.remove,
    'a waiting one, in the administrator’s name',
    async ({ product, owner, journal, people }) => ({
      params: {
        articleId: (await aManuscript(product, owner, { journalId: journal.id })).id,
        userId: people.administrator.user.id,
      },
    }),
    administratorOnly(200),
  ),
  row(
    manuscripts.remove,
    'a waiting one, in its author’s name',
    async ({ product, owner, journal }) => ({
      params: {
        articleId: (await aManuscript(product, owner, { journalId: journal.id })).id,
        userId: owner.user.id,
      },
    }),
    administratorOnly(200),
  ),
  row(
    manuscripts.remove,
    'the owner’s, in a third person’s name',
    ({ manuscriptId, people }) => ({ params: { articleId: manuscriptId, userId: people.editor.user.id } }),
    signedInOnly(403),
  ),
  row(
    manuscripts.remove,
    'a missing one',
    ({ people }) => ({ params: { articleId: missing, userId: people.administrator.user.id } }),
    administratorOnly(404),
  ),
  row(
    corrections.correct,
    'a published one',
    ({ articleId }) => ({ params: { articleId }, body: aCorrection() }),
    administratorOnly(200),
  ),
  row(
    corrections.correct,
    'a waiting one',
    ({ manuscriptId }) => ({ params: { articleId: manuscriptId }, body: aCorrection() }),
    administratorOnly(404),
  ),
  row(
    corrections.correct,
    'a missing one',
    () => ({ params: { articleId: missing }, body: aCorrection() }),
    administratorOnly(404),
  ),
  row(manuscripts.restore, 'a deleted one', aDeleted, administratorOnly(200)),
  row(manuscripts.restore, 'a missing one', () => ({ params: { articleId: missing } }), administratorOnly(404)),
  row(manuscripts.deleted, 'all', nothing, administratorOnly(200)),
  row(
    verification.toVerify,
    'as this administrator',
    ({ people }) => ({ params: { adminId: people.administrator.user.id } }),
    administratorOnly(200),
  ),
  row(verification.queue, 'regular', nothing, administratorOnly(200)),
  row(verification.queue, 'special', () => ({ query: { special: 'true' } }), administratorOnly(200)),
  row(
    verification.retracted,
    'a waiting one’s',
    ({ manuscriptId }) => ({ params: { articleId: manuscriptId } }),
    administratorOnly(200),
  ),
  row(verification.retracted, 'a missing one’s', () => ({ params: { articleId: missing } }), administratorOnly(404)),
  row(
    verification.accept,
    'a waiting one',
    async ({ product, owner, journal }) => ({
      body: { articleId: (await aManuscript(product, owner, { journalId: journal.id })).id },
    }),
    administratorOnly(200),
  ),
  row(
    verification.previewPublicPdf,
    'a waiting one',
    async ({ product, owner, journal }) => ({
      params: { articleId: (await aManuscript(product, owner, { journalId: journal.id })).id },
      body: {},
    }),
    administratorOnly(201),
  ),
  row(
    verification.previewPublicPdf,
    'a missing one',
    () => ({ params: { articleId: missing }, body: {} }),
    administratorOnly(404),
  ),
  row(verification.accept, 'a missing one', () => ({ body: { articleId: missing } }), administratorOnly(404)),
  row(
    verification.reject,
    'a waiting one',
    async ({ product, owner, journal }) => ({
      body: { articleId: (await aManuscript(product, owner, { journalId: journal.id })).id, rejectionText: 'No.' },
    }),
    administratorOnly(200),
  ),
  row(
    verification.reject,
    'a missing one',
    () => ({ body: { articleId: missing, rejectionText: 'No.' } }),
    administratorOnly(404),
  ),
  row(
    verification.rejectionFiles,
    'of the owner’s manuscript',
    ({ uploadId, owner }) => ({ params: { awsId: uploadId, userId: owner.user.id } }),
    ownerAndAdministrator(200, 404),
  ),
  row(
    verification.rejectionFiles,
    'of a missing one',
    ({ owner }) => ({ params: { awsId: missing, userId: owner.user.id } }),
    signedInOnly(404),
  ),
  row(drafts.list, 'one’s own', nothing, signedInOnly(200)),
  row(drafts.single, 'the owner’s', aDraft, ownerOnly(200, 404)),
  row(drafts.single, 'a missing one', () => ({ params: { awsId: missing } }), signedInOnly(404)),
  row(
    drafts.save,
    'the owner’s, once more',
    async (cast) => ({ ...(await aDraft(cast)), body: { version: 1, content: aDraftContent({ step: 1 }) } }),
    ownerOnly(200, 404),
  ),
  row(
    anonymity.checkDraft,
    'the owner’s files',
    async ({ product, owner }) => {
      const { awsId, filesUrl } = await aSubmission(product, owner);
      return { params: { awsId }, body: { authors: [], filesUrl } };
    },
    ownerOnly(200, 422),
  ),
  row(drafts.discard, 'the owner’s', aDraft, ownerOnly(200, 404)),
  row(drafts.discard, 'a missing one', () => ({ params: { awsId: missing } }), signedInOnly(404)),
  row(
    files.list,
    'the owner’s upload',
    ({ uploadId }) => ({ params: { awsId: uploadId } }),
    ownerAndAdministrator(200, 404),
  ),
  row(files.list, 'a missing upload', () => ({ params: { awsId: missing } }), signedInOnly(404)),
  row(
    files.unshownPictures,
    'of the owner’s manuscript',
    ({ fileId }) => ({ params: { fileId } }),
    ownerAndAdministrator(200, 404),
  ),
  row(files.unshownPictures, 'of a missing file', () => ({ params: { fileId: missing } }), signedInOnly(404)),
  row(files.open, 'the owner’s manuscript', ({ fileId }) => ({ params: { fileId } }), ownerAndAdministrator(200, 404)),
  row(files.open, 'a missing file', () => ({ params: { fileId: missing } }), all(404)),
];
