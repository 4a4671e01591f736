import type { Mailing } from '../../../contracts/mailings.ts';

const counted = new Intl.NumberFormat('en-GB');

export const peopleInWords = (count: number): string => (count === 1 ? '1 person' : `${counted.format(count)} people`);

/** To whom a mailing goes, as a line of a list. */
export const recipientInWords = ({
  emailType,
  recipientEmail,
}: Pick<Mailing, 'emailType' | 'recipientEmail'>): string =>
  emailType === 'specific' ? (recipientEmail ?? 'A deleted account') : 'Everyone who asked for news';

/** How the letters of a mailing stand, the states that some are in alone. */
export function countsInWords({ queued, sent, failed, bounced, cancelled }: Mailing['counts']): string {
  const parts: [number, string][] = [
    [sent, 'sent'],
    [queued, 'waiting'],
    [failed, 'failed'],
    [bounced, 'came back'],
    [cancelled, 'not sent'],
  ];
  return parts
    .filter(([count]) => count > 0)
    .map(([count, words]) => `${counted.format(count)} ${words}`)
    .join(' · ');
}
