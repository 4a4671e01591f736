import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { dois } from '../../contracts/dois.ts';
import { doiRegistrations } from '../../server/db/schema/index.ts';
import { registerDois } from '../../server/domains/articles/index.ts';
import { reply } from '../product/client.ts';
import { aJournal, aManuscript, aUser } from '../product/factories.ts';
import { stepsWith } from '../product/manuscript-steps.ts';
import { startProduct } from '../product/start-product.ts';
import { aRegistrar } from './own-registrar.ts';

export const minute = 60_000;
export const account = { CROSSREF_USERNAME: 'office@example.org/pub', CROSSREF_PASSWORD: 'Sturdy-Registrar-1' };

/** A house that gives DOIs below 10.5555, beside a registrar of its own; the job runs when it is told to. */
export async function aDoiSite() {
  const registrar = await aRegistrar();
  const settings = { DOI_PREFIX: '10.5555', ...account, CROSSREF_URL: registrar.url };
  const product = await startProduct(settings, { hasWorkers: false });
  const { db } = product.parts;
  const administrator = await aUser(product, { isAdmin: true });
  const journal = await aJournal(product, { abbreviation: 'DUNE-S', title: 'Journal of Dunes' });

  const registered = async (articleId: string) => {
    const [row] = await db.select().from(doiRegistrations).where(eq(doiRegistrations.articleId, articleId));
    return row;
  };
  /** A DOI as administrators see it while it is not on record. */
  const openDoi = async (articleId: string) =>
    (await reply(product, dois.open, {}, administrator)).dois.find((one) => one.articleId === articleId);
  /** One run of the job, as it is so long after now. */
  const run = (after = 0) =>
    registerDois({ ...product.system, now: () => new Date(product.system.now().getTime() + after) });
  async function published(): Promise<string> {
    const { id } = await aManuscript(product, await aUser(product), { journalId: journal.id });
    expect((await stepsWith(product, id).accept(administrator)).status).toBe(200);
    return id;
  }
  /** Published and on record, so that nothing of it is in the way of the next test. */
  async function inAuditLog(): Promise<{ id: string; doi: string }> {
    const id = await published();
    const doi = (await registered(id))?.doi ?? '';
    await run();
    registrar.registers(doi);
    await run(2 * minute);
    expect(await registered(id)).toMatchObject({ state: 'registered' });
    return { id, doi };
  }
  /** Takes what a test leaves out of the way of the next one. */
  const forget = (articleId: string) => db.delete(doiRegistrations).where(eq(doiRegistrations.articleId, articleId));
  return { registrar, product, db, administrator, journal, registered, openDoi, run, published, inAuditLog, forget };
}
