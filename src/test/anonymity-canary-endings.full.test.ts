import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { manuscripts } from '../contracts/manuscripts.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { submits, textsOf } from './canary/authoring.ts';
import { aCast } from './canary/cast.ts';
import { leaksNow } from './canary/looking.ts';
import { accepts, reports, types } from './canary/reviewing.ts';
import { allIsQuiet } from './canary/emails.ts';
import { reply } from './product/client.ts';
import { orcidAway } from './orcid/orcid-site.ts';
import { startProduct } from './product/start-product.ts';

const product = await startProduct(orcidAway);
const story = await aCast(product);
const { cast, said, knowledge, otherJournal } = story;
const { author, editor, chief, elsewhere, first, second } = cast;
const patience = { timeout: 600_000 };
const letter = `Our reasons ${said.letter}reasons.`;

/** A manuscript with two reviewers, of whom both or one have reported. */
async function reviewed(isSecondIn: boolean) {
  const { articleId } = await submits(story);
  const params = { articleId };
  await allIsQuiet(product);
  await reply(product, editorial.startReview, { params, body: { version: 1 } }, editor);
  const place = { articleId, version: 1 };
  const invitationId = await accepts(story, place, first);
  const other = await accepts(story, place, second);
  await allIsQuiet(product);
  await types(story, first, invitationId, 'docx');
  await types(story, second, other, 'pdf');
  await reports(story, first, invitationId);
  if (isSecondIn) await reports(story, second, other);
  return { params, other };
}

test('returned before review, and submitted again', patience, async () => {
  const { articleId } = await submits(story);
  const params = { articleId };
  await reply(product, editorial.returnToAuthor, { params, body: { version: 1, letter } }, editor);
  knowledge.tell([author], said.letter);
  await reply(product, manuscripts.update, { params, body: { ...textsOf(story), version: 1 } }, author);
  await reply(product, editorial.deskReject, { params, body: { version: 2, letter } }, editor);
  expect(await leaksNow(story)).toEqual({});
});

test(
  'withdrawn while one report is in and one is being typed; its reviewers keep what is theirs',
  patience,
  async () => {
    const { params } = await reviewed(false);
    const body = { version: 1, reason: `An error ${author.word}withdrawal` };
    await reply(product, revisions.withdraw, { params, body }, author);
    expect(await leaksNow(story)).toEqual({});
  },
);

test('rejected, a reviewer having stepped back after the report', patience, async () => {
  const { params, other } = await reviewed(true);
  const body = { version: 1, kind: 'reject' as const, letter };
  const overrideReason = `As the board wishes ${said.office}override`;
  const recusal = { reason: `I know them ${second.word}reason` };
  await reply(product, reviews.recuse, { params: { invitationId: other }, body: recusal }, second);
  await reply(product, editorial.decide, { params, body: { ...body, overrideReason } }, cast.administrator);
  await reply(product, editorial.ratify, { params, body: { version: 1, isRatified: true } }, chief);
  knowledge.tell([author], first.voice);
  expect(await leaksNow(story)).toEqual({});
});

test('another journal offered in review: its editors and the reviewers learn nothing by it', patience, async () => {
  const { params } = await reviewed(true);
  const offer = { version: 1, letter, suggestedJournalId: otherJournal.id };
  await reply(product, editorial.offerMove, { params, body: offer }, chief);
  knowledge.tell([author], said.letter);
  expect(await leaksNow(story)).toEqual({});
});

test('unsuitable here, and moved to another journal, whose editors read the reports', patience, async () => {
  const { params } = await reviewed(true);
  const body = { version: 1, kind: 'unsuitable' as const, letter, suggestedJournalId: otherJournal.id };
  await reply(product, editorial.decide, { params, body }, editor);
  await reply(product, editorial.ratify, { params, body: { version: 1, isRatified: true } }, chief);
  knowledge.tell([author], second.voice);
  const { manuscript } = await reply(product, revisions.move, { params, body: { version: 1 } }, author);
  expect(manuscript.journalTitle).toBe(otherJournal.title);
  const seen = await reply(product, editorial.single, { params }, elsewhere);
  expect(JSON.stringify(seen)).toContain(`${second.word}remarks`);
  // Now it is theirs to edit.
  const theirs = [author, cast.coAuthor, cast.both, first, second, editor, chief, cast.administrator];
  knowledge.tell([elsewhere], ...Object.values(said), ...theirs.flatMap(({ word, voice }) => [word, voice]));
  expect(await leaksNow(story, { alsoEdits: [elsewhere] })).toEqual({});
});
