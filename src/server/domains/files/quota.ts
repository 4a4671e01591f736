import { daysAfter } from '../../../contracts/days.ts';
import * as t from '../../../messages/file-responses.ts';
import type { Context } from '../../context.ts';
import { TooManyRequests } from '../../errors.ts';
import { sumOfFiles } from './file-store.ts';

/** So many of the largest files one account may bring in a day, and one manuscript may be given; replaced ones are gone. */
const mostInDay = { account: 20, upload: 6 };
/** So many uploads of one account may be in progress: their bytes lie here, too. */
const mostInProgress = 20;
const anHour = 3600;

export interface Brought {
  readonly ownerId: string;
  /** Null where files lie under no upload id. */
  readonly uploadId: string | null;
}

/** Refuses more files than one account may upload; serialised within a transaction. */
export async function refuseBeyondQuota(ctx: Context, brought: Brought, bytes = 0): Promise<void> {
  // Administrators upload full issues and whole volumes.
  if (ctx.actor.kind === 'user' && ctx.actor.isAdmin) return;
  const sums = await sumOfFiles(ctx.db, brought, daysAfter(ctx.now(), -1));
  const most = (files: number) => files * ctx.site.maxUploadBytes;
  const isWithin = sums.account + bytes <= most(mostInDay.account) && sums.upload + bytes <= most(mostInDay.upload);
  if (!isWithin)
    throw new TooManyRequests(
      anHour,
      t.dailyLimit({ upload: most(mostInDay.upload) / 1024 / 1024, account: most(mostInDay.account) / 1024 / 1024 }),
    );
}

/** Refuses another upload while too many are in progress. */
export function refuseManyInProgress(inProgress: number): void {
  if (inProgress >= mostInProgress) throw new TooManyRequests(anHour, t.tooManyInProgress({ count: inProgress }));
}
