import * as t from '../../../messages/styleguide.ts';
import type { OfferedIssue } from '../issues/issue-place.ts';

/** The journal of the sample issues. */
export const sampleJournal = '01900000-0000-7000-8000-000000000001';

const issueOf = (issueVolume: string, issueNumber: string): OfferedIssue => ({
  id: `01900000-0000-7000-8000-0000000000${issueVolume}${issueNumber}`,
  journalId: sampleJournal,
  journalAbbreviation: 'JDS',
  issueVolume,
  issueNumber,
  issuePrice: 199,
  currency: 'AED',
  stripeName: t.journalName(),
  stripe_lookupId: '',
  issueImageURL: null,
  issueDoccumentURL: null,
});

/** Issues that a reader chooses from. */
export const issues = [issueOf('1', '1'), issueOf('1', '2'), issueOf('2', '1')];

/** Rows of a list: a usual one, a long one and one from right to left. */
export const manuscripts = [
  { title: t.sampleTitle(), person: t.person(), received: '2026-03-04', status: 'Under Review' },
  { title: t.longTitle(), person: t.hebrewName(), received: '2026-11-25', status: 'Revision Requested' },
  { title: t.arabicTitle(), person: t.arabicName(), received: '2026-11-26', status: 'Submitted' },
] as const;

/** The readings of some months, the newest first. */
export const months = [1200, 940, 1410, 380, 0, 720, 655].map((readings, place) => ({
  month: `2026-${String(7 - place).padStart(2, '0')}`,
  readings,
  percent: readings / 14.1,
}));
