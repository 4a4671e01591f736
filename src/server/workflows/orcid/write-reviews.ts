import { randomUUID } from 'node:crypto';
import { pages } from '../../../contracts/pages.ts';
import { siteDay, startOfSiteDay } from '../../../contracts/site-zone.ts';
import type { Context } from '../../context.ts';
import { findCitedWork } from '../../domains/articles/index.ts';
import { listDueReviews, noteReview, type DueReview } from '../../domains/orcid/index.ts';
import type { OrcidRecords } from '../../ports/orcid/orcid-provider.ts';
import { reviewItem } from './review-item.ts';
import { writeEach } from './write-record.ts';

/** As many as one run writes; the next begins within a minute. */
const mostAtOnce = 50;

/** The article of a signed report that is published with it. */
async function findReviewed(ctx: Context, { manuscriptId, publicReport }: DueReview) {
  if (publicReport === null) return null;
  const work = await findCitedWork(ctx, manuscriptId);
  if (work === null) return null;
  const address = pages.articleReviews.href({ catId: work.abbreviation, articleId: manuscriptId });
  return { work, reviewsAddress: `${ctx.site.url}${address}#${publicReport.anchor}` };
}

/** Brings one review into the record of its reviewer, or up to date. */
async function write(ctx: Context, records: OrcidRecords, due: DueReview): Promise<void> {
  const id = due.reviewId ?? randomUUID();
  // Kept before ORCID is asked, so that an answer that is lost does not add the review twice.
  await noteReview(ctx.db, due, { id, nextTryAt: null });
  const reviewed = await findReviewed(ctx, due);
  const item = reviewItem({ ...due, reviewId: id }, ctx.site.legalName, reviewed);
  const putCode = await records.write(due, 'peer-review', item, due.putCode);
  await noteReview(ctx.db, due, {
    id,
    putCode,
    writtenAt: ctx.now(),
    isNamed: reviewed !== null,
    isLeftAlone: putCode === null,
    tries: 0,
    nextTryAt: null,
    refusal: null,
  });
}

/** Writes finished reviews to the ORCID records of the reviewers who want it (decision 75). */
export async function writeOrcidReviews(ctx: Context): Promise<void> {
  const { records } = ctx.orcid;
  if (records === null) return;
  const now = ctx.now();
  const yearBegan = startOfSiteDay(`${siteDay(now).slice(0, 4)}-01-01`);
  await writeEach(ctx, await listDueReviews(ctx.db, { now, yearBegan, limit: mostAtOnce }), {
    write: (due) => write(ctx, records, due),
    note: async (due, fault) => {
      const refused = { writtenAt: now, isLeftAlone: true };
      await noteReview(ctx.db, due, {
        id: due.reviewId ?? randomUUID(),
        ...fault,
        ...(fault.refusal === undefined ? {} : refused),
      });
    },
  });
}
