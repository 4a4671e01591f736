import { eq } from 'drizzle-orm';
import { v7 } from 'uuid';
import { expect, vi } from 'vitest';
import type { BodyOf } from '../../contracts/call.ts';
import { production } from '../../contracts/production.ts';
import type { Production } from '../../contracts/production-reads.ts';
import type { Quote } from '../../contracts/production-proof.ts';
import { siteDay } from '../../contracts/site-zone.ts';
import { daysAfter } from '../../contracts/days.ts';
import { journals, manuscripts, productions } from '../../server/db/schema/index.ts';
import { findManuscript } from '../../server/domains/editorial/index.ts';
import { keepReadText } from '../../server/domains/production/index.ts';
import { aWordPaper } from '../documents/a-word-paper.ts';
import { reply, send, upload } from './client.ts';
import { aBoard, aReportIn, reviewSteps } from './deciding.ts';
import type { TestUser } from './factories.ts';
import { aManuscriptInReview, aScholar } from './peer-review.ts';
import type { Product } from './start-product.ts';

/** A journal with production, its people, and a manuscript that was just accepted: a Word file, or the PDF of `aSubmission`. */
export async function anAcceptedManuscript(product: Product, { isWord = true, hasProduction = true } = {}) {
  const board = await aBoard(product);
  const { journal, author, editor, chief } = board;
  await product.parts.db.update(journals).set({ hasProduction }).where(eq(journals.id, journal.id));
  const producer = await aScholar(product, { role: { journalId: journal.id, role: 'production-editor' } });
  const { id } = await aManuscriptInReview(product, author, journal.id, isWord ? await aWordFile(product, author) : {});
  for (const reviewerNumber of [1, 2]) await aReportIn(product, id, await aScholar(product), { reviewerNumber });
  const steps = reviewSteps(product, id);
  expect((await steps.decide(editor, 'accept')).status).toBe(200);
  expect((await steps.ratify(chief)).status).toBe(200);
  return { ...board, producer, id, steps };
}

async function aWordFile(product: Product, author: TestUser) {
  const awsId = v7();
  const sent = await upload(product, author.token, awsId, [{ name: 'paper.docx', bytes: aWordPaper() }]);
  const { files } = JSON.parse(sent.text) as { files: string[] };
  return { awsId, filesUrl: files };
}

/** The text of a manuscript, as it is read from `aWordPaper`. */
const paper = {
  bodyHtml:
    '<section id="textpart-1"><h2>Introduction</h2><p>Three wells were measured in the dunes (<a href="#textreference-1">Haddad, 2019</a>).</p><p>The water was clear in one well and salty in two.</p></section><section id="textpart-2"><h2>Results</h2><p>Salt was found in two wells.</p></section>',
  references: [
    { id: 'textreference-1', html: 'Haddad, N. (2019). Wells.', doi: '10.5555/wells', url: null, work: null },
    { id: 'textreference-2', html: 'Said, O. (2020). Salt and sand.', doi: null, url: null, work: null },
  ],
};

/** The steps with a text whose manuscript is read by the job. */
export async function aProductionOf(product: Product, traits: { isWord?: boolean } = {}) {
  const accepted = await anAcceptedManuscript(product, traits);
  const steps = producingSteps(product, accepted.id, accepted.producer);
  await vi.waitFor(async () => expect((await steps.read()).stage).toBe('editing'), { timeout: 40_000, interval: 100 });
  return { ...accepted, ...steps, params: { manuscriptId: accepted.id } };
}

/** A text in production, put there without its review, and the steps of its people, one line each. */
export async function aProduction(product: Product) {
  const board = await aBoard(product);
  const { journal, author } = board;
  const producer = await aScholar(product, { role: { journalId: journal.id, role: 'production-editor' } });
  const { id } = await aManuscriptInReview(product, author, journal.id);
  const { db } = product.parts;
  const now = product.system.now();
  await db.update(manuscripts).set({ state: 'accepted', turn: 'author' }).where(eq(manuscripts.id, id));
  await db.insert(productions).values({ manuscriptId: id, startedAt: now, savedAt: now });
  const found = await findManuscript(db, id);
  if (!found) throw new Error('The manuscript is gone');
  await keepReadText(product.system, found, { ...paper, pictures: [], hasText: true, fault: null });
  const params = { manuscriptId: id };
  return { ...board, producer, id, steps: reviewSteps(product, id), ...producingSteps(product, id, producer), params };
}

const quoteOf = (exact: string): Quote => ({ exact, prefix: '', suffix: '' });

function producingSteps(product: Product, manuscriptId: string, producer: TestUser) {
  const params = { manuscriptId };
  const dayAhead = (days: number) => siteDay(daysAfter(product.system.now(), days));
  const read = (person = producer): Promise<Production> => reply(product, production.single, { params }, person);
  const save = async (text: BodyOf<typeof production.save>['text'], person = producer, revision?: number) =>
    send(product, production.save, { params, body: { revision: revision ?? (await read()).revision, text } }, person);
  return {
    dayAhead,
    read,
    save,
    /** Replaces words of the text. */
    type: async (from: string, to: string, person = producer) => {
      const { text } = await read(person);
      return save({ ...text, bodyHtml: text.bodyHtml.replace(from, to) }, person);
    },
    sendProof: async (days = 5, person = producer) =>
      send(
        product,
        production.sendProof,
        { params, body: { revision: (await read()).revision, dueOn: dayAhead(days) } },
        person,
      ),
    proof: (person: TestUser) => send(product, production.proof, { params }, person),
    comment: (person: TestUser, words: string, more: { text?: string; replacement?: string } = {}) =>
      send(product, production.comment, { params, body: { quote: quoteOf(words), ...more } }, person),
    ask: (words: string, text: string, person = producer) =>
      send(product, production.ask, { params, body: { quote: quoteOf(words), text } }, person),
    answer: (person: TestUser, noteId: string, answer: string) =>
      send(product, production.answer, { params: { ...params, noteId }, body: { answer } }, person),
    settle: (noteId: string, as: BodyOf<typeof production.settle>['as'], person = producer) =>
      send(product, production.settle, { params: { ...params, noteId }, body: { as } }, person),
    /** As the author reads the proof now. */
    approve: async (author: TestUser) => {
      const { revision } = await reply(product, production.proof, { params }, author);
      return send(product, production.approve, { params, body: { revision } }, author);
    },
    publish: async (overrideReason?: string, person = producer) =>
      send(
        product,
        production.publish,
        { params, body: { revision: (await read()).revision, overrideReason } },
        person,
      ),
  };
}
