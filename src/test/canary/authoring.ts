import { v7 } from 'uuid';
import { manuscripts } from '../../contracts/manuscripts.ts';
import { plantedDocx } from '../documents/planted-docx.ts';
import { plantedPdf } from '../documents/planted-pdf.ts';
import { authorOrcids, orcidConnections } from '../../server/db/schema/index.ts';
import { reply, upload } from '../product/client.ts';
import type { Canary } from './canaries.ts';
import type { Story } from './cast.ts';

/** What stands in a manuscript for its readers. */
export const textsOf = ({ said }: Story) => ({
  articleTitle: `On examples ${said.text}title`,
  articleAbstract: `What an example shows ${said.text}abstract, and what it cannot.`,
  articleKeywords: [`${said.text}keyword`],
});

/** Uploads the files of a version, with words in their names, in their properties, in the cover letter and on their pages. */
export async function uploadFiles({ product, cast, said }: Story, awsId: string, slots: readonly number[]) {
  const { token, word } = cast.author;
  const files = [
    { name: `${word}letter.pdf`, bytes: await plantedPdf(word, `Dear editor, ${word}cover`) },
    { name: `${word}paper.pdf`, bytes: await plantedPdf(word, `An example ${said.pages}page`) },
    { name: `${word}tables.docx`, bytes: plantedDocx(word, `An example ${said.pages}table`) },
  ];
  const filesUrl: string[] = [];
  for (const slot of slots) {
    const file = files[slot];
    if (!file) throw new Error(`No file is planted for slot ${slot}`);
    const { text } = await upload(product, token, awsId, [file], slot);
    const { uploads } = JSON.parse(text) as { uploads: { slot: number | null; url: string }[] };
    filesUrl.push(uploads.find((each) => each.slot === slot)?.url ?? text);
  }
  return filesUrl;
}

/** What an article names of its authors once it is published. */
export const namedInArticle = ({ word }: Canary) =>
  ['given', 'last', 'institute', 'original', 'register', 'orcid', 'award', 'note', 'data', 'thanks', 'preprint'].map(
    (part) => word + part,
  );

const authorEntry = ({ word, email }: Canary) => ({
  authorTitle: 'Dr.' as const,
  authorGivenName: `${word}given`,
  authorLastName: `${word}last`,
  authorAffiliation: `${word}institute`,
  authorEmail: email,
  originalName: `${word}original`,
  hasContributedEqually: true,
  roles: ['software' as const],
  institutions: [{ affiliation: `${word}institute`, name: `${word}register`, ror: '01ej9dk98' }],
});

/** The submitting author has connected an iD, and a co-author has confirmed one, earlier than anyone can. */
async function plantOrcids({ product, cast }: Story, manuscriptId: string): Promise<void> {
  const { db } = product.system;
  const [askedAt, id] = [product.system.now(), v7()];
  await db
    .insert(orcidConnections)
    .values({ userId: cast.author.user.id, orcid: `${cast.author.word}orcid`, connectedAt: askedAt })
    .onConflictDoNothing();
  const { email: mailbox, word } = cast.coAuthor;
  const confirmed = { orcid: `${word}orcid`, confirmedAt: askedAt };
  await db
    .insert(authorOrcids)
    .values({ id, manuscriptId, mailbox, tokenHash: id, askedAt, expiresAt: askedAt, ...confirmed });
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What the author states: with words that reviewers may read, and with names, awards and links that they may not. */
const statementsOf = ({ cast: { author }, said }: Story) => ({
  grants: [{ funder: `Fund ${said.text}funder`, awards: [`${author.word}award`] }],
  funding: `${author.word}note`,
  dataAvailability: `Ask write@${author.word}data.example, or see https://data.example/${author.word}data for ${said.text}data.`,
  competingInterests: `${author.word}given ${author.word}last owns ${said.text}shares.`,
  ethics: `Approved by ${capital(author.word)}institute: ${said.text}ethics.`,
  aiUse: `None: ${said.text}ai.`,
  acknowledgements: `${author.word}thanks`,
  relatedWorks: [{ relation: 'preprint' as const, address: `https://preprints.example/${author.word}preprint` }],
});

/** The author submits a manuscript of three, with all its files. */
export async function submits(story: Story) {
  const { product, cast, authors, journal } = story;
  const awsId = v7();
  const body = {
    journalId: journal.id,
    ...textsOf(story),
    authors: authors.map(authorEntry),
    statements: statementsOf(story),
    filesUrl: await uploadFiles(story, awsId, [0, 1, 2]),
    awsId,
    userId: cast.author.user.id,
  };
  const { article } = await reply(product, manuscripts.create, { body }, cast.author);
  await plantOrcids(story, article.id);
  return { articleId: article.id, awsId };
}
