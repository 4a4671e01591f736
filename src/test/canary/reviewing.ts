import { editorial } from '../../contracts/editorial.ts';
import { reviews } from '../../contracts/reviews.ts';
import { plantedDocx } from '../documents/planted-docx.ts';
import { plantedPdf } from '../documents/planted-pdf.ts';
import { attach, attachAnswer } from '../product/a-review.ts';
import { reply } from '../product/client.ts';
import { password } from '../product/factories.ts';
import { aReport } from '../product/peer-review.ts';
import { aName, fieldsOf, signedIn, type Canary } from './canaries.ts';
import type { Story } from './cast.ts';
import { allIsQuiet, emailsOf } from './emails.ts';

interface Place {
  readonly articleId: string;
  readonly version: number;
}

type Name = Pick<Canary, 'email' | 'word'>;

/** The token of the last invitation's email to somebody. */
async function linkTo({ product, read }: Story, { email }: Name): Promise<string> {
  await allIsQuiet(product);
  const emails = (await emailsOf(product)).filter(({ to }) => to === email);
  const tokens = emails.flatMap(({ parts: [, letter = Buffer.from('')] }) =>
    [...letter.toString().matchAll(/review-invitation\/([\w-]{20,100})/g)].map(([, token = '']) => token),
  );
  const token = tokens.find((each) => !read.has(each));
  if (!token) throw new Error(`No new invitation came to ${email}`);
  read.add(token);
  return token;
}

/** An editor invites a reviewer of the pool by id, or anybody by address; answers with the token of the link. */
export async function invites(story: Story, { articleId, version }: Place, whom: Canary | Name): Promise<string> {
  const { product, cast, said, aviary } = story;
  const message = `${said.message}message`;
  const byAddress = {
    email: whom.email,
    invitee: { title: 'Dr.' as const, givenName: `${whom.word}other`, lastName: `${whom.word}surname` },
  };
  const isOfPool = 'user' in whom && whom !== cast.declined;
  const body = { version, message, ...(isOfPool ? { userId: whom.user.id } : byAddress) };
  await reply(product, editorial.invite, { params: { articleId }, body }, cast.editor);
  const token = await linkTo(story, whom);
  aviary.links.set(whom.word, token);
  return token;
}

/** Whoever is asked reads the text and the message, and answers yes. */
export async function accepts(story: Story, place: Place, whom: Canary): Promise<string> {
  const token = await invites(story, place, whom);
  story.knowledge.tell([whom], story.said.text, story.said.pages, story.said.message);
  const { invitationId } = await reply(story.product, reviews.accept, { params: { token }, body: {} }, whom);
  return invitationId;
}

/** Somebody who has no account is invited, makes one and accepts. */
export async function joins(story: Story, place: Place) {
  const name = aName();
  const token = await invites(story, place, name);
  const account = { ...fieldsOf(name.word), password };
  const accepted = await reply(story.product, reviews.accept, { params: { token }, body: { account } });
  const newConnection = await signedIn(story.product, name);
  story.everybody.push(newConnection);
  story.knowledge.tell([newConnection], story.said.text, story.said.pages, story.said.message);
  return { newConnection, invitationId: accepted.invitationId };
}

const signatureOf = ({ word }: Canary) => `${word}other ${word}surname`;

/** What a reviewer writes; below the texts for the author, their name if wished. */
async function words({ product }: Story, reviewer: Canary, invitationId: string, signature = '') {
  const { questions } = await reply(product, reviews.single, { params: { invitationId } }, reviewer);
  const { word, voice } = reviewer;
  const inWords = questions.filter(({ answer }) => answer.kind === 'text');
  const answers = inWords.map(({ id, readers }) => {
    const answer = readers === 'editors' ? `Between us ${word}answer.` : `Longer ${voice}answer.${signature}`;
    return [id, answer] as const;
  });
  return aReport({
    commentsToAuthor: `Too small ${voice}comments.${signature}`,
    confidentialRemarks: `Known ${word}remarks.`,
    answers: Object.fromEntries(answers),
  });
}

/** The answers in files: what only editors open shows who wrote it, too. */
async function answersInFiles({ product }: Story, reviewer: Canary, invitationId: string) {
  const { questions } = await reply(product, reviews.single, { params: { invitationId } }, reviewer);
  const { word, voice } = reviewer;
  for (const { id: questionId, answer, readers } of questions) {
    if (answer.kind !== 'file') continue;
    const shown = readers === 'editors' ? `By ${word}shown` : `See this ${voice}shown`;
    const file = { name: `${word}answer.pdf`, bytes: await plantedPdf(word, shown) };
    const sent = await attachAnswer(product, reviewer, { invitationId, questionId }, file);
    if (sent.status !== 201) throw new Error(`The file was not taken: ${sent.text}`);
  }
}

/** A reviewer types a report and attaches files, whose names and properties hold who they are. */
export async function types(story: Story, reviewer: Canary, invitationId: string, kind: 'pdf' | 'docx') {
  const { product } = story;
  const params = { invitationId };
  const { word, voice } = reviewer;
  const body = { version: 0, draft: await words(story, reviewer, invitationId) };
  await reply(product, reviews.saveDraft, { params, body }, reviewer);
  const shown = `See here ${voice}attached`;
  const bytes = kind === 'pdf' ? await plantedPdf(word, shown) : plantedDocx(word, shown);
  const sent = await attach(product, reviewer, invitationId, { name: `${word}remarks.${kind}`, bytes });
  if (sent.status !== 201) throw new Error(`The attachment was not taken: ${sent.text}`);
  await answersInFiles(story, reviewer, invitationId);
}

export async function reports(story: Story, reviewer: Canary, invitationId: string) {
  const body = await words(story, reviewer, invitationId);
  return reply(story.product, reviews.submit, { params: { invitationId }, body }, reviewer);
}

/** The same with a name below the texts for the author, which the reviewer means. */
export async function signs(story: Story, reviewer: Canary, invitationId: string) {
  const report = await words(story, reviewer, invitationId, `\n\n${signatureOf(reviewer)}`);
  return reply(
    story.product,
    reviews.submit,
    { params: { invitationId }, body: { ...report, isMeant: true } },
    reviewer,
  );
}

/** The editor removes every name from the reports and answers that wait to go to the other side. */
export async function removesNames({ product, cast }: Story, { articleId, version }: Place): Promise<void> {
  const params = { articleId };
  const { invitations, answers } = await reply(product, editorial.single, { params }, cast.editor);
  const findings = [...invitations.flatMap(({ report }) => report ?? []), ...answers].flatMap((text) => text.findings);
  if (findings.length === 0) throw new Error('No name was found');
  // Words are removed wherever the text has them.
  const distinct = new Map(findings.map((finding) => [finding.words, finding]));
  for (const { id: finding, words: found } of distinct.values()) {
    const body = { version, finding, words: found };
    await reply(product, editorial.removeWords, { params, body }, cast.editor);
  }
}
