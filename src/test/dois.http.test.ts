import { expect, test } from 'vitest';
import { articles } from '../contracts/articles.ts';
import { dois } from '../contracts/dois.ts';
import { journalAdministration } from '../contracts/journal-administration.ts';
import { overview } from '../contracts/overview.ts';
import { mintDoi, openArticle, registerDois } from '../server/domains/articles/index.ts';
import { account, aDoiSite, minute } from './crossref/a-doi-site.ts';
import { faultsOfDeposit } from './crossref/deposit-schema.ts';
import { readDeposit } from './crossref/read-deposit.ts';
import { refusal, reply, send } from './product/client.ts';
import { correct } from './product/corrections.ts';
import { aManuscript, aUser } from './product/factories.ts';
import { aReviewToPublish, publicationSteps } from './product/open-review.ts';
import { stepsWith } from './product/manuscript-steps.ts';
import { bodyOf } from './product/journal-administration.ts';
import { aPublishedArticle } from './product/published-article.ts';
import { startProduct } from './product/start-product.ts';

const site = await aDoiSite();
const { registrar, product, administrator, journal, registered, openDoi, run, published, inAuditLog, forget } = site;
const article = async (articleId: string) => (await reply(product, articles.single, { params: { articleId } }))[0];

test('decision 19: accepting gives the article its DOI, which page, references and feed show, and Crossref is told', async () => {
  const id = await published();
  const doi = `10.5555/dune-s.a000${id.slice(-6)}`;
  const shown = await article(id);
  expect(shown).toMatchObject({ doi, articleNumber: `A000${id.slice(-6).toUpperCase()}` });
  expect((await reply(product, articles.citations, { params: { articleId: id } }))[0]?.text).toContain(doi);
  const page = await (await fetch(`${product.url}/journal/DUNE-S/${id}`)).text();
  expect(page).toContain(`href="https://doi.org/${doi}"`);
  expect(page).toContain(`<meta name="citation_doi" content="${doi}"`);
  expect(await (await fetch(`${product.url}/journal/DUNE-S/articles.rss`)).text()).toContain(`doi:${doi}`);
  expect(await openDoi(id)).toMatchObject({ doi, state: 'waiting', message: null, isRegistered: false });

  await run();
  const sent = registrar.deposits.at(-1);
  expect(sent).toMatchObject({
    operation: 'doMDUpload',
    account: `${account.CROSSREF_USERNAME}:${account.CROSSREF_PASSWORD}`,
  });
  expect(faultsOfDeposit(sent?.xml ?? '')).toEqual([]);
  const read = readDeposit(sent?.xml ?? '');
  expect(read.texts('//c:journal_article/c:doi_data/*')).toEqual([doi, `${product.url}/journal/DUNE-S/${id}`]);
  expect(await openDoi(id)).toMatchObject({ state: 'submitted' });

  registrar.queued();
  await run(2 * minute);
  expect(await openDoi(id)).toMatchObject({ state: 'submitted', message: null });
  const before = (await reply(product, dois.open, {}, administrator)).registered;
  registrar.registers(doi.toUpperCase());
  await run(10 * minute);
  expect(await openDoi(id)).toBeUndefined();
  const after = await reply(product, dois.open, {}, administrator);
  expect(after).toMatchObject({ prefix: '10.5555', isConnected: true, registered: before + 1 });
  const times = registrar.deposits.length;
  await run(24 * 60 * minute);
  expect(registrar.deposits).toHaveLength(times);
});

test('decision 19: a DOI is given once: another article never gets it, nor one that came with an import', async () => {
  const first = await inAuditLog();
  const [begin, end] = [first.id.slice(0, -6), first.id.slice(-6)];
  // Two ids that end alike have the same article number.
  const [one = '', other = ''] = ['0', '1', '2']
    .map((figure) => `${begin.slice(0, -1)}${figure}${end}`)
    .filter((id) => id !== first.id);
  const imported = `10.5555/dune-s.a000${other.replaceAll('-', '').slice(-12)}`;
  await aPublishedArticle(product, journal.id, { doi: imported.toUpperCase() });
  const given = [];
  for (const id of [one, other])
    given.push(await mintDoi(product.system, { id, journalAbbreviation: journal.abbreviation }));
  expect(given[0]).toBe(`10.5555/dune-s.a000${one.replaceAll('-', '').slice(-12)}`);
  expect(given[1]).toBe(`10.5555/dune-s.a000${other.replaceAll('-', '')}`);
  for (const id of [one, other]) await forget(id);
});

test('decision 19: an acceptance that fails gives no DOI', async () => {
  const author = await aUser(product);
  const { id } = await aManuscript(product, author, { journalId: journal.id });
  await aPublishedArticle(product, journal.id, { id });
  expect((await stepsWith(product, id).accept(administrator)).status).toBe(500);
  expect(await registered(id)).toBeUndefined();
});

test('decision 19: an article that is opened or withdrawn is deposited again, as it then stands', async () => {
  const { id, doi } = await inAuditLog();
  await openArticle(product.system, id);
  expect(await openDoi(id)).toMatchObject({ state: 'waiting', isRegistered: true });
  await run();
  expect(readDeposit(registrar.deposits.at(-1)?.xml ?? '').texts('//a:license_ref[@applies_to="vor"]')).toHaveLength(1);
  registrar.registers(doi);
  await run(2 * minute);

  const removed = await stepsWith(product, id).remove(administrator, 'The figures could not be repeated.');
  expect(removed.status).toBe(200);
  await run();
  const [opened, withdrawn] = registrar.deposits.slice(-2).map(({ xml }) => readDeposit(xml));
  expect(withdrawn?.texts('//c:journal_article//c:title')).toEqual(['Withdrawn: On examples']);
  const versions = [opened, withdrawn].map((read) => Number(read?.texts('//c:head/c:timestamp')[0]));
  expect(versions[1]).toBeGreaterThan(versions[0] ?? Infinity);
  expect(await article(id)).toMatchObject({ doi, articleStatus: 'Withdrawn' });
  registrar.registers(doi);
  await run(2 * minute);
  expect(await openDoi(id)).toBeUndefined();
});

test('decision 19: an article that is corrected is deposited again, with what it now says', async () => {
  const { id, doi } = await inAuditLog();
  const wish = { articleTitle: 'On better examples', articleAbstract: 'What a better one shows.' };
  expect((await correct(product, administrator, id, wish)).status).toBe(200);
  expect(await openDoi(id)).toMatchObject({ state: 'waiting', isRegistered: true });
  await run();
  const xml = registrar.deposits.at(-1)?.xml ?? '';
  expect(faultsOfDeposit(xml)).toEqual([]);
  const read = readDeposit(xml);
  expect(read.texts('//c:journal_article//c:title')).toEqual(['On better examples']);
  expect(read.texts('//c:journal_article/c:doi_data/c:doi')).toEqual([doi]);
  expect(xml).toContain('What a better one shows.');
  registrar.registers(doi);
  await run(2 * minute);
  expect(await openDoi(id)).toBeUndefined();
});

test('decision 19: what changes while a deposit is under way is deposited afterwards', async () => {
  const { id, doi } = await inAuditLog();
  await openArticle(product.system, id);
  await run();
  await openArticle(product.system, id);
  registrar.registers(doi);
  const times = registrar.deposits.length;
  await run(2 * minute);
  expect(registrar.deposits).toHaveLength(times + 1);
  expect(await openDoi(id)).toMatchObject({ state: 'submitted' });
  registrar.registers(doi);
  await run(4 * minute);
});

test('decision 19: what Crossref refuses is shown with its message and not tried by itself; an administrator has it deposited again', async () => {
  const id = await published();
  const doi = (await registered(id))?.doi ?? '';
  await run();
  const words = 'ISSN &quot;0000-0000&quot; has already been assigned to another title &amp; publisher';
  registrar.refuses(doi, words);
  await run(2 * minute);
  const message = 'ISSN "0000-0000" has already been assigned to another title & publisher';
  expect(await openDoi(id)).toMatchObject({ state: 'refused', message, cause: 'issn-taken', journalId: journal.id });
  const waiting = await reply(product, overview.waiting, {}, administrator);
  expect(waiting.find(({ kind }) => kind === 'dois')).toMatchObject({ count: 1 });
  const times = registrar.deposits.length;
  await run(24 * 60 * minute);
  expect(registrar.deposits).toHaveLength(times);

  const again = await reply(product, dois.depositAgain, { params: { articleId: id } }, administrator);
  expect(again.message).toBe(`The DOI ${doi} will be deposited again within a minute.`);
  await run();
  registrar.registers(doi);
  await run(2 * minute);
  expect(await openDoi(id)).toBeUndefined();
  const late = await refusal(product, dois.depositAgain, { params: { articleId: id } }, administrator);
  expect(late).toMatchObject({ status: 409, detail: `The DOI ${doi} is registered. Nothing was changed.` });
});

test('what Crossref refused of a journal is deposited again once the journal is changed', async () => {
  const id = await published();
  const doi = (await registered(id))?.doi ?? '';
  await run();
  registrar.refuses(doi, 'ISSN &quot;12345678&quot; is invalid');
  await run(2 * minute);
  expect(await openDoi(id)).toMatchObject({ state: 'refused', cause: 'issn-invalid' });
  const listed = (await reply(product, journalAdministration.list, {}, administrator)).find(
    (one) => one.id === journal.id,
  );
  if (!listed) throw new Error('The journal is not listed');
  const body = { ...bodyOf(listed), journalISSN: '2049-3630' };
  await reply(product, journalAdministration.change, { params: { journalId: journal.id }, body }, administrator);
  expect(await openDoi(id)).toMatchObject({ state: 'waiting', message: null, cause: null });
  await run();
  const read = readDeposit(registrar.deposits.at(-1)?.xml ?? '');
  expect(read.texts('//c:journal_metadata/c:issn')).toEqual(['2049-3630']);
  registrar.registers(doi);
  await run(2 * minute);
  expect(await openDoi(id)).toBeUndefined();
});

test('decision 19: DOIs that were imported stay as they are, and Crossref is told of none of them', async () => {
  const id = await aPublishedArticle(product, journal.id, { doi: '10.1234/theirs.7' });
  await openArticle(product.system, id);
  await run();
  expect(await article(id)).toMatchObject({ doi: '10.1234/theirs.7' });
  expect(await registered(id)).toBeUndefined();
  const missing = await refusal(product, dois.depositAgain, { params: { articleId: id } }, administrator);
  expect(missing.status).toBe(404);
});

test('decision 19: without an account DOIs are given and wait; without a prefix none is given', async () => {
  const waiting = await startProduct({ DOI_PREFIX: '10.5555' }, { hasWorkers: false });
  const without = await startProduct({}, { hasWorkers: false });
  const given = [];
  for (const other of [waiting, without]) {
    const [office, author] = [await aUser(other, { isAdmin: true }), await aUser(other)];
    const { id } = await aManuscript(other, author);
    expect((await stepsWith(other, id).accept(office)).status).toBe(200);
    await registerDois(other.system);
    const [shown] = await reply(other, articles.single, { params: { articleId: id } });
    const list = await reply(other, dois.open, {}, office);
    const again = await send(other, dois.depositAgain, { params: { articleId: id } }, office);
    given.push([shown?.doi === null, list.prefix, list.isConnected, list.dois.map(({ state }) => state), again.status]);
  }
  expect(given).toEqual([
    [false, '10.5555', false, ['waiting'], 409],
    [true, null, false, [], 409],
  ]);
});

test('decision 55: a published review has a DOI below its article’s, which Crossref learns as a peer review, signed or anonymous', async () => {
  const toPublish = await aReviewToPublish(product);
  const review = publicationSteps(product, toPublish);
  await review.reviewerChooses(0, 'named');
  await review.reviewerChooses(1, 'unnamed');
  await review.authorAgrees(true);
  await review.accept();
  await review.publishArticle(administrator);
  const [first, answers, second] = await review.everyoneReads();
  const doi = (await article(toPublish.id))?.doi ?? '';
  expect([first?.doi, answers?.doi, second?.doi]).toEqual(
    ['report-1-1', 'answers-1-1', 'report-1-2'].map((anchor) => `${doi}.${anchor}`),
  );
  registrar.deposits.length = 0;
  await run();
  const reads = registrar.deposits.map(({ xml }) => {
    expect(faultsOfDeposit(xml)).toEqual([]);
    return readDeposit(xml);
  });
  const read = (wanted: string) => reads.find((one) => one.texts('//c:peer_review//c:doi')[0] === `${doi}.${wanted}`);
  const { surname } = toPublish.reviewers[0]?.user ?? { surname: '' };
  expect(read('report-1-1')?.texts('//c:contributors')[0]).toContain(`Dr Ada ${surname}`);
  expect(read('report-1-2')?.texts('//c:anonymous')).toHaveLength(1);
  expect(read('report-1-2')?.texts('//r:inter_work_relation')).toEqual([doi]);
  expect(read('report-1-1')?.texts('//c:peer_review//c:resource')[0]).toMatch(/\/reviews#report-1-1$/);
  expect(registrar.deposits.map(({ xml }) => xml).join('')).not.toContain(toPublish.reviewers[1]?.user.surname);

  const piece = { kind: 'report', id: toPublish.reports[0] ?? '' };
  expect((await review.act('takeDown', piece, administrator, { reason: 'It names a patient.' })).status).toBe(200);
  registrar.deposits.length = 0;
  await run(2 * minute);
  const after = registrar.deposits.map(({ xml }) => xml).find((xml) => xml.includes(`<doi>${doi}.report-1-1</doi>`));
  expect(faultsOfDeposit(after ?? '')).toEqual([]);
  expect(after).toContain('Withdrawn: Report of reviewer 1');
  expect(after).not.toContain(surname);
});
