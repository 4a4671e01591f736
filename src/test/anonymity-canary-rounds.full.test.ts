import path from 'node:path';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { editorial } from '../contracts/editorial.ts';
import { fees } from '../contracts/fees.ts';
import { reviews } from '../contracts/reviews.ts';
import { revisions } from '../contracts/revisions.ts';
import { verification } from '../contracts/verification.ts';
import { lapseInvitations } from '../server/domains/editorial/index.ts';
import { namedInArticle, submits, textsOf, uploadFiles } from './canary/authoring.ts';
import { mark, type Canary } from './canary/canaries.ts';
import { aCast } from './canary/cast.ts';
import { writeLogTo } from './canary/log.ts';
import { dismissesAFinding } from './canary/dismissing.ts';
import { allIsQuiet } from './canary/emails.ts';
import { leaksNow, seenByEditors } from './canary/looking.ts';
import { accepts, invites, joins, removesNames, reports, signs, types } from './canary/reviewing.ts';
import { plantedInPdf } from './documents/planted-pdf.ts';
import { reply } from './product/client.ts';
import { day } from './product/later.ts';
import { orcidAway } from './orcid/orcid-site.ts';
import { startProduct } from './product/start-product.ts';

const log = writeLogTo();
const product = await startProduct({ ...orcidAway, LOG_LEVEL: 'trace' });
log.isOpen();
const story = await aCast(product);
const { cast, said, knowledge, aviary } = story;
const { author, editor, chief, administrator, first, second } = cast;
const { articleId, awsId } = await submits(story);
const params = { articleId };
let version = 1;
const patience = { timeout: 600_000 };

const decides = (kind: 'revise-minor' | 'accept') =>
  reply(
    product,
    editorial.decide,
    { params, body: { version, kind, letter: `Our reasons ${said.letter}reasons.` } },
    editor,
  );
const ratifies = (isRatified: boolean) =>
  reply(product, editorial.ratify, { params, body: { version, isRatified, remark: `Hm ${said.office}remark` } }, chief);

test('submitted', patience, async () => {
  const body = { done: ['scope' as const], note: `A note ${said.office}note` };
  const { manuscript } = await reply(product, editorial.saveChecks, { params, body }, editor);
  expect(manuscript.checks.note).toContain(`${said.office}note`);
  await dismissesAFinding(story, articleId);
  expect(await leaksNow(story)).toEqual({});
});

const invitations = new Map<Canary, string>();
const idOf = (person: Canary) => invitations.get(person) ?? '';
let newConnection: Canary | null = null;

test(
  'in review: asked, accepted, declined, recused, lapsed, taken back, and joined without an account',
  patience,
  async () => {
    await reply(product, editorial.startReview, { params, body: { version } }, editor);
    const place = { articleId, version };
    for (const person of [first, second, cast.recused]) invitations.set(person, await accepts(story, place, person));
    const joined = await joins(story, place);
    newConnection = joined.newConnection;
    invitations.set(joined.newConnection, joined.invitationId);
    for (const person of [cast.declined, cast.lapsed, cast.cancelled])
      knowledge.tell([person], said.text, said.message);
    const link = await invites(story, place, cast.declined);
    const reason = (person: Canary) => ({ reason: `Not now ${person.word}reason` });
    await reply(product, reviews.decline, { params: { token: link }, body: reason(cast.declined) });
    await invites(story, place, cast.lapsed);
    await lapseInvitations({ ...product.system, now: () => new Date(product.system.now().getTime() + 8 * day) });
    await invites(story, place, cast.cancelled);
    const { invitations: asked } = await reply(product, editorial.single, { params }, editor);
    const open = asked.find(({ state }) => state === 'invited')?.id ?? '';
    await reply(product, editorial.cancelInvitation, { params: { invitationId: open } }, editor);
    const recusal = { params: { invitationId: idOf(cast.recused) }, body: reason(cast.recused) };
    await reply(product, reviews.recuse, recusal, cast.recused);
    knowledge.forget(cast.recused, said.pages);
    await allIsQuiet(product);
    await types(story, first, idOf(first), 'pdf');
    await types(story, joined.newConnection, joined.invitationId, 'docx');
    expect(await leaksNow(story)).toEqual({});
    const states = (await reply(product, editorial.single, { params }, editor)).invitations.map(({ state }) => state);
    expect(states.toSorted()).toEqual(
      ['accepted', 'accepted', 'accepted', 'cancelled', 'declined', 'lapsed', 'recused'].toSorted(),
    );
  },
);

test('awaiting ratification, with three reports in; sent back once', patience, async () => {
  for (const [person, invitationId] of invitations)
    if (person !== cast.recused) await signs(story, person, invitationId);
  await removesNames(story, { articleId, version });
  await decides('revise-minor');
  await ratifies(false);
  await decides('revise-minor');
  expect(await leaksNow(story)).toEqual({});
});

test('revision requested: the author reads the letter and the reports, and nobody’s name', patience, async () => {
  await ratifies(true);
  // What is said to the authors, is said.
  knowledge.tell([author], said.letter, first.voice, second.voice, newConnection?.voice ?? '');
  expect(await leaksNow(story)).toEqual({});
});

test(
  'one more report after the decision: the author learns nothing of it until it is forwarded',
  patience,
  async () => {
    const late = await accepts(story, { articleId, version }, cast.pooled);
    await types(story, cast.pooled, late, 'pdf');
    await reports(story, cast.pooled, late);
    expect(await leaksNow(story)).toEqual({});
    const message = `Please read it ${said.letter}forwarded`;
    await reply(product, editorial.forwardReport, { params: { invitationId: late }, body: { message } }, editor);
    knowledge.tell([author], cast.pooled.voice);
    const { decisions } = await reply(product, revisions.follow, { params }, author);
    expect(JSON.stringify(decisions)).toContain(`${cast.pooled.voice}comments`);
    expect(await leaksNow(story)).toEqual({});
  },
);

test('more time asked for and granted', patience, async () => {
  const body = { days: 14, reason: `We need it ${author.word}extension` };
  await reply(product, revisions.askExtension, { params, body }, author);
  expect(await leaksNow(story)).toEqual({});
  await reply(product, editorial.answerExtension, { params, body: { isGranted: true } }, editor);
});

test(
  'second round: who reviews again reads the reports by number, and the answers; who is only invited, their own',
  patience,
  async () => {
    const { decisions } = await reply(product, revisions.follow, { params }, author);
    const answers = (decisions.at(-1)?.reports ?? []).map(({ id }) => ({
      reportId: id,
      point: 'Too small.',
      answer: `Larger now ${author.voice}answer. ${author.word}given ${author.word}last`,
    }));
    expect(answers.length).toBe(4);
    const filesUrl = await uploadFiles(story, awsId, [0, 1]);
    await reply(
      product,
      revisions.revise,
      { params, body: { version, ...textsOf(story), filesUrl, answers, isMeant: true } },
      author,
    );
    version = 2;
    await removesNames(story, { articleId, version });
    knowledge.tell([first], author.voice, second.voice, cast.pooled.voice, newConnection?.voice ?? '');
    const again = await accepts(story, { articleId, version }, first);
    await types(story, first, again, 'docx');
    knowledge.tell([second], author.voice);
    await invites(story, { articleId, version }, second);
    await allIsQuiet(product);
    expect(await leaksNow(story)).toEqual({});
    await reports(story, first, again);
  },
);

test('on hold', patience, async () => {
  await reply(product, editorial.hold, { params, body: { reason: `A doubt ${said.office}hold` } }, editor);
  expect(await leaksNow(story)).toEqual({});
  await reply(product, editorial.release, { params, body: { to: 'go-on' } }, editor);
});

test('the crawl sees what stands there: who edits it finds every word', patience, async () => {
  const seen = await seenByEditors(story);
  const stands = [
    ...['letter', 'paper', 'tables', 'cover', 'author', 'xmp', 'creator', 'extension', 'given', 'surname', 'id'].map(
      (place) => author.word + place,
    ),
    ...[first, second].flatMap(({ word, voice }) => [
      `${word}remarks`,
      `${word}surname`,
      `${word}post`,
      `${voice}comments`,
    ]),
    ...[cast.declined, cast.recused].map(({ word }) => `${word}reason`),
    `${first.voice}attached`,
    `${author.voice}answer`,
    ...['remark', 'hold'].map((place) => said.office + place),
    `${said.letter}reasons`,
    `${said.pages}page`,
    `${said.text}title`,
  ];
  expect(stands.filter((word) => !seen.has(word))).toEqual([]);
});

test('accepted', patience, async () => {
  await decides('accept');
  expect(await leaksNow(story)).toEqual({});
});

test('published: the article names its authors, and its reviewers stay unnamed', patience, async () => {
  await reply(product, fees.chooseMode, { params, body: { mode: 'subscription' } }, author);
  await reply(product, verification.accept, { body: { articleId } }, administrator);
  knowledge.publish(said.text, said.pages, ...story.authors.flatMap(namedInArticle));
  // The article's own document, as its authors made it.
  knowledge.publish(...plantedInPdf.map((place) => author.word + place));
  expect(await leaksNow(story)).toEqual({});
});

test('the log names nobody, and holds nothing of anybody', () => {
  const lines = readFileSync(log.file, 'utf8').toLowerCase();
  expect(lines).toContain(path.posix.join('/api/editorial/manuscripts', ':articleid'));
  expect(lines.split('\n').filter((line) => line.includes(mark))).toEqual([]);
  expect(
    lines.split('\n').filter((line) => aviary.everybody.some(({ token }) => line.includes(token.toLowerCase()))),
  ).toEqual([]);
});
