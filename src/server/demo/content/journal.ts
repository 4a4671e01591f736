import type { PublicationKind, Subject } from '../../../contracts/constants.ts';
import type { MotifName } from '../drawing/motifs/index.ts';

export type DemoJournal = {
  abbreviation: string;
  title: string;
  kind: PublicationKind;
  subject: Subject;
  descriptionHtml: string;
  language: 'English';
  issn: string;
  doi: string;
  startYear: number;
  startMonth: number;
  /** What open access costs its authors; 0: nothing. */
  handlingFeeMinor: number;
  motif: MotifName;
};

export type DemoIssue = {
  journal: string;
  volume: number;
  issue: number;
  year: number;
  name: string;
  description: string;
  priceMinor: number;
};
