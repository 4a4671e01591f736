import { expect, type APIRequestContext, type Browser, type BrowserContextOptions } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { EditorsManuscript } from '../src/contracts/editorial-values.ts';
import { findOrCreateJournal } from '../src/server/domains/journals/index.ts';
import { startOwnProduct } from './own-product.ts';
import { aPerson } from './people.ts';
import {
  anAuthor,
  aSubmission,
  pageOf,
  signedIn,
  theAdministrator,
  type Caller,
  type SentFile,
} from './submissions.ts';

const report = {
  scores: { originality: 4, soundness: 3, clarity: 5, significance: 4 },
  commentsToAuthor: '1. The sample is small.\n\n2. The second figure lacks its units.',
  confidentialRemarks: 'I would accept it after a small change.',
  recommendation: 'minor-modifications',
};

const letter = 'Please answer the points of the reviewers.';

async function giveRole(request: APIRequestContext, person: Caller, journalId: string, role: string) {
  const { headers } = await theAdministrator(request);
  const data = { journalId, role, isHeld: true };
  const given = await request.put(`/api/administration/people/${person.id}/roles`, { headers, data });
  expect(given.status()).toBe(200);
}

/** A person of an institution that no author belongs to, who may review their work. */
async function fromElsewhere(request: APIRequestContext, surname: string): Promise<Caller> {
  const traits = { domain: `${surname.toLowerCase()}.test`, affiliation: `Institute of ${surname}` };
  const { email, password } = await aPerson(request, surname, 'FR', traits);
  return signedIn(request, email, password);
}

/** An editor without a conflict of interest. */
async function withRole(request: APIRequestContext, surname: string, journalId: string, role: string) {
  const person = await fromElsewhere(request, surname);
  await giveRole(request, person, journalId, role);
  return person;
}

/** A product of a spec's own with one journal that peers review for, its editors, three reviewers and an author. */
export async function openOffice() {
  const product = await startOwnProduct(async () => ({ CALL_LIMITS: 'off' }));
  const { request } = product;
  const aJournal = async (abbreviation: string, title: string) => {
    const begun = { language: 'English', startYear: 2024, startMonth: 1, subject: 'Other Journals' as const };
    return (await findOrCreateJournal(product.system, { abbreviation, title, descriptionHtml: null, ...begun }))
      .journal;
  };
  const journal = await aJournal('DUNES', 'Journal of Dunes');
  await aJournal('LONE', 'Journal without an Editor');
  const administrator = await theAdministrator(request);
  const editor = await withRole(request, 'Ellery', journal.id, 'editor');
  const chief = await withRole(request, 'Chantry', journal.id, 'editor-in-chief');
  const days = { invitationDays: 7, reviewDays: 21, revisionDays: 30, editorDays: 10 };
  const settings = {
    reviewModel: 'double-anonymous',
    reportsNeeded: 2,
    newManuscriptsTo: null,
    showsStatistics: false,
    publishesReviews: false,
    ...days,
  };
  const { headers } = administrator;
  const reviewedByPeers = async ({ id }: { readonly id: string }, hasProduction = false) => {
    const data = { ...settings, hasProduction };
    const changed = await request.put(`/api/editorial/settings/${id}`, { headers, data });
    expect(changed.status()).toBe(200);
  };
  await reviewedByPeers(journal);
  const reviewers: Caller[] = [];
  for (const surname of ['Vega', 'Okonkwo', 'Ito']) {
    const reviewer = await fromElsewhere(request, surname);
    await giveRole(request, reviewer, journal.id, 'reviewer');
    reviewers.push(reviewer);
  }
  const author = await anAuthor(request);
  const address = (id: string) => `/api/editorial/manuscripts/${id}`;

  const read = async (id: string, who = administrator) =>
    (await (await request.get(address(id), { headers: who.headers })).json()) as EditorsManuscript;

  /** Takes an action on a manuscript, with its current version. */
  const act = async (id: string, name: string, data: object, who = editor) => {
    const { version } = await read(id);
    return request.post(`${address(id)}/${name}`, { headers: who.headers, data: { version, ...data } });
  };
  const acts = async (...[id, name, data, who]: Parameters<typeof act>) =>
    expect((await act(id, name, data, who)).status()).toBe(200);

  const submitted = async (title: string, paper?: SentFile) => {
    const { id } = await aSubmission(request, author, { title, journal: 'DUNES', ...(paper ? { paper } : {}) });
    // The search for the authors' own words runs behind the submission, and nothing goes to review before it.
    await expect.poll(async () => (await read(id)).anonymity.state, { timeout: 120_000 }).not.toBe('pending');
    return id;
  };

  const inReview = async (title: string, paper?: SentFile) => {
    const id = await submitted(title, paper);
    await acts(id, 'start-review', {});
    return id;
  };

  /** Invites one of the reviewers, who accepts or declines. */
  const answered = async (id: string, reviewer: Caller, isAccepted: boolean, reason = '') => {
    await acts(id, 'invitations', { userId: reviewer.id });
    const { invitations } = await read(id);
    const invitation = invitations.findLast(({ email }) => email === reviewer.email)?.id ?? '';
    const data = { isAccepted, reason };
    const done = await request.post(`/api/review/reviews/${invitation}/answer`, { headers: reviewer.headers, data });
    expect(done.status()).toBe(200);
    return invitation;
  };

  const reported = async (title: string, paper?: SentFile) => {
    const id = await inReview(title, paper);
    for (const reviewer of reviewers.slice(0, 2)) {
      const invitation = await answered(id, reviewer, true);
      const path = `/api/review/reviews/${invitation}/report`;
      expect((await request.post(path, { headers: reviewer.headers, data: report })).status()).toBe(200);
    }
    return id;
  };

  const waitingForChief = async (title: string) => {
    const id = await reported(title);
    await acts(id, 'decision', { kind: 'revise-minor', letter });
    return id;
  };

  /** The author is asked for a revision, and asks for more time. */
  const moreTimeAsked = async (title: string) => {
    const id = await waitingForChief(title);
    await acts(id, 'ratification', { isRatified: true }, chief);
    const data = { days: 12, reason: 'The data are on a ship.' };
    const asked = await request.post(`/api/review/manuscripts/${id}/extension`, { headers: author.headers, data });
    expect(asked.status()).toBe(200);
    return id;
  };

  return {
    request,
    url: product.url,
    journal,
    administrator,
    editor,
    chief,
    reviewers,
    author,
    read,
    act,
    acts,
    submitted,
    inReview,
    answered,
    reported,
    waitingForChief,
    moreTimeAsked,
    /** What is accepted from now on goes into production. */
    produces: () => reviewedByPeers(journal, true),
    /** Another journal that peers review for, with an editor in chief of its own. */
    anotherJournal: async (abbreviation: string, title: string, surname: string) => {
      const other = await aJournal(abbreviation, title);
      const person = await withRole(request, surname, other.id, 'editor-in-chief');
      await reviewedByPeers(other);
      return person;
    },
    /** Another editor of the journal. */
    anotherEditor: (surname: string) => withRole(request, surname, journal.id, 'editor'),
    /** Moves the date of a manuscript's next step, as time would. */
    isDueIn: (id: string, inDays: number) =>
      product.system.db.execute(
        sql`update manuscripts set due_at = now() + ${inDays} * interval '1 day' where id = ${id}`,
      ),
    pageOf: (browser: Browser, person: Caller, options: BrowserContextOptions = {}) =>
      pageOf(browser, person, { baseURL: product.url, locale: 'en-GB', timezoneId: 'UTC', ...options }),
    close: () => product.stop(),
  };
}

export type Office = Awaited<ReturnType<typeof openOffice>>;
