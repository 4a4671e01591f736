import { siteDay } from '../../contracts/site-zone.ts';
import * as t from '../../messages/wizard.ts';
import { formatTime } from '../ui/format-moment.ts';
import type { Saved, OpenWork } from './open-work.ts';

const calendar = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** A moment: the time if it is today, else the time and the day. */
export function momentWords(moment: string, now = new Date()): string {
  const then = new Date(moment);
  const day = siteDay(then);
  const time = formatTime(then);
  return day === siteDay(now) ? time : t.moment({ time, day: calendar.format(new Date(day)) });
}

function savingWords({ touchedAt, isSaved, savedAt }: Saved<unknown>, now: Date): string {
  if (isSaved) return savedAt === null ? t.workSaved() : t.workSavedAt({ time: momentWords(savedAt, now) });
  return touchedAt === null ? t.nothingToSave() : t.workSaving();
}

/** Where typed work is saved, in words; the server has it only if it says “Saved at”. */
export function statusText<S>({ kept, trouble, isInBrowser }: OpenWork<Saved<unknown>, S>, now = new Date()): string {
  switch (trouble?.kind) {
    case 'waiting':
      return isInBrowser ? t.inBrowserWaiting() : t.inPageWaiting();
    case 'signed-out':
      return isInBrowser ? t.inBrowserLoggedOut() : t.inPageLoggedOut();
    case 'refused':
      return (isInBrowser ? t.inBrowserRefused : t.inPageRefused)({ reason: trouble.message });
    case 'changed-elsewhere':
    case 'gone':
      return isInBrowser ? t.inBrowser() : t.inPage();
    case undefined:
      return savingWords(kept, now);
  }
}
