import type { Kept, OpenWork } from './open-work.ts';

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const calendar = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });

/** A moment as one says it: the hour of today, with the day before that. */
export function momentWords(moment: string, now = new Date()): string {
  const then = new Date(moment);
  const isToday = then.toDateString() === now.toDateString();
  return isToday ? clock.format(then) : `${clock.format(then)} on ${calendar.format(then)}`;
}

function savingWords({ touchedAt, isSaved, savedAt }: Kept<unknown>, now: Date): string {
  if (isSaved) return savedAt === null ? 'Saved' : `Saved at ${momentWords(savedAt, now)}`;
  return touchedAt === null ? 'Nothing to save yet' : 'Saving…';
}

/** Where typed work is kept, in words; the server has it only where it says “Saved”. */
export function standingWords<S>({ kept, trouble, isInBrowser }: OpenWork<Kept<unknown>, S>, now = new Date()): string {
  const here = isInBrowser ? 'Kept in this browser.' : 'Kept while this page is open.';
  switch (trouble?.kind) {
    case 'waiting':
      return `${here} Waiting for the connection.`;
    case 'signed-out':
      return `${here} It is saved when you have logged in again.`;
    case 'refused':
      return `${here} ${trouble.message}`;
    case 'changed-elsewhere':
    case 'gone':
      return here;
    case undefined:
      return savingWords(kept, now);
  }
}
