import { percentOf, type Figures, type MedianDays } from '../../../contracts/statistics.ts';
import type { PlainMessage } from '../../../messages/message.ts';
import * as t from '../../../messages/statistics.ts';
import { formatNumber } from '../../ui/format-number.ts';

/** A figure as it is shown: what it means, its value, and what it was counted from. */
export interface FigureRow {
  readonly name: string;
  readonly meaning: string;
  readonly value: string;
  /** Empty where the value is itself a count. */
  readonly from: string;
}

const count = (name: PlainMessage, meaning: PlainMessage, value: number): FigureRow => ({
  name: name(),
  meaning: meaning(),
  value: formatNumber(value),
  from: '',
});

/** A rate in words; a dash where it would be of nothing. */
export function rateInWords(part: number, whole: number): string {
  const percent = percentOf(part, whole);
  return percent === null ? t.noFigure() : t.percent({ percent: String(percent) });
}

/** A median in words; a dash where it would be of nothing. */
export const daysInWords = ({ days }: MedianDays): string => (days === null ? t.noFigure() : formatNumber(days));

const median = (name: PlainMessage, meaning: PlainMessage, found: MedianDays): FigureRow => ({
  name: name(),
  meaning: meaning(),
  value: daysInWords(found),
  from: t.fromManuscripts({ count: found.count }),
});

/** How many manuscripts came, and what became of them. */
export function manuscriptRows({ submissions, withdrawn, accepted, rejected }: Figures): FigureRow[] {
  const decided = accepted + rejected;
  return [
    count(t.submissions, t.submissionsMeaning, submissions),
    count(t.withdrawn, t.withdrawnMeaning, withdrawn),
    count(t.accepted, t.acceptedMeaning, accepted),
    count(t.rejected, t.rejectedMeaning, rejected),
    {
      name: t.acceptanceRate(),
      meaning: t.acceptanceRateMeaning(),
      value: rateInWords(accepted, decided),
      from: t.fromManuscripts({ count: decided }),
    },
  ];
}

/** How long it took. */
export const timeRows = ({ toFirstDecision, toAcceptance, toPublication }: Figures): FigureRow[] => [
  median(t.toFirstDecision, t.toFirstDecisionMeaning, toFirstDecision),
  median(t.toAcceptance, t.toAcceptanceMeaning, toAcceptance),
  median(t.toPublication, t.toPublicationMeaning, toPublication),
];

/** What the invited answered, and what came of it. */
export function reviewerRows({ reviewers }: Figures): FigureRow[] {
  const { invited, accepted, declined, unanswered, reports, onTime } = reviewers;
  const settled = accepted + declined + unanswered;
  const answer = (name: PlainMessage, meaning: PlainMessage, part: number): FigureRow => ({
    name: name(),
    meaning: meaning(),
    value: rateInWords(part, settled),
    from: t.fromInvitations({ count: settled }),
  });
  return [
    count(t.invited, t.invitedMeaning, invited),
    answer(t.invitationsAccepted, t.invitationsAcceptedMeaning, accepted),
    answer(t.declined, t.declinedMeaning, declined),
    answer(t.unanswered, t.unansweredMeaning, unanswered),
    count(t.reports, t.reportsMeaning, reports),
    {
      name: t.onTime(),
      meaning: t.onTimeMeaning(),
      value: rateInWords(onTime, reports),
      from: t.fromReports({ count: reports }),
    },
  ];
}

/** A cohort by name: 2026, or 2026, quarter 3. */
export function periodName(period: string): string {
  const [year = '', quarter] = period.split('-Q');
  return quarter === undefined ? year : t.quarter({ year, quarter });
}
