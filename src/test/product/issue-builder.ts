import { createHash } from 'node:crypto';
import { vi } from 'vitest';
import { issueBuilds, type IssueBuild, type NewIssueBuild } from '../../contracts/issue-builds.ts';
import type { issueBuilds as buildRows } from '../../server/db/schema/index.ts';
import { keepOwnFile } from '../../server/domains/files/index.ts';
import { v7 } from 'uuid';
import { refusal, reply } from './client.ts';
import { aJournal, aPdf, aUser, type TestUser } from './factories.ts';
import { aPublishedArticle } from './published-article.ts';
import type { Product } from './start-product.ts';

interface Traits {
  readonly title?: string;
  readonly firstPage?: string | null;
  readonly pdf?: Uint8Array | null;
}

/** What the screen sends to have an issue built. */
export const buildWish = (
  journalId: string,
  articleIds: readonly string[],
  changes: Partial<NewIssueBuild> = {},
): NewIssueBuild => ({
  journalId,
  issueVolume: '3',
  issueNumber: '4',
  articleIds: [...articleIds],
  preface: '',
  issueImageURL: '',
  ...changes,
});

/** What is sent to sell what was built. */
export const saleOf = ({ journalId, document, cover }: IssueBuild) => ({
  journalId,
  issueVolume: '3',
  issueNumber: '4',
  issuePrice: 99,
  stripeName: 'Volume 3, Issue 4',
  stripeDescription: 'The whole issue.',
  issueDoccumentURL: document?.url ?? '',
  issueImageURL: cover?.url ?? '',
});

type BuildRow = typeof buildRows.$inferSelect;

/** A row of a build, as it stands while nobody works at it. */
export const aBuildRow = (
  journalId: string,
  createdBy: string,
  articleIds: readonly string[],
  changes: Partial<Pick<BuildRow, 'state' | 'done' | 'preface' | 'documentFileId' | 'createdAt' | 'heardAt'>> = {},
) => ({
  id: v7(),
  journalId,
  volume: '3',
  number: '4',
  articleIds: [...articleIds],
  leftOut: [],
  preface: '',
  state: 'waiting' as const,
  createdBy,
  createdAt: new Date(),
  heardAt: new Date(),
  ...changes,
});

/** An administrator who has issues built, and articles to build them of. */
export async function anIssueBuilder(product: Product) {
  const administrator = await aUser(product, { isAdmin: true });
  const built = async (id: string, who = administrator) =>
    (await reply(product, issueBuilds.list, {}, who)).builds.find((build) => build.id === id);
  /** An article of volume 3, issue 4, with a PDF of one page. */
  const inIssue = async (journalId: string, traits: Traits = {}) => {
    const { title = 'On examples', firstPage = null, pdf = aPdf(title) } = traits;
    const kept = { purpose: 'article-pdf', name: 'paper.pdf', mediaType: 'application/pdf' } as const;
    const pdfFileId = pdf && (await keepOwnFile(product.system, { ...kept, bytes: Buffer.from(pdf) }));
    const place = { volume: '3', issue: '4', firstPage, pdfFileId };
    return aPublishedArticle(product, journalId, { ...place, title: { text: title, html: title } });
  };
  return {
    administrator,
    built,
    inIssue,
    start: (body: NewIssueBuild, who = administrator) => reply(product, issueBuilds.start, { body }, who),
    refused: (body: NewIssueBuild, who = administrator) => refusal(product, issueBuilds.start, { body }, who),
    /** Waits for the job as a person does who looks at the page. */
    finished: async ({ id }: Pick<IssueBuild, 'id'>): Promise<IssueBuild> =>
      vi.waitFor(
        async () => {
          const build = await built(id);
          if (build?.state !== 'done' && build?.state !== 'failed') throw new Error(`It is ${build?.state}`);
          return build;
        },
        { timeout: 150_000, interval: 250 },
      ),
    bytesOf: async (url: string, { token }: TestUser = administrator): Promise<Buffer> => {
      const answer = await fetch(product.url + url, { headers: { authorization: `Bearer ${token}` } });
      return Buffer.from(await answer.arrayBuffer());
    },
    anIssueOfThree: async () => {
      const { id: journalId } = await aJournal(product);
      const last = await inIssue(journalId, { title: 'On tides', firstPage: '10' });
      const first = await inIssue(journalId, { title: 'On wind', firstPage: '2' });
      const withoutPages = await inIssue(journalId, { title: 'On notes' });
      return { journalId, ids: [first, last, withoutPages] };
    },
  };
}

export const digestOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
