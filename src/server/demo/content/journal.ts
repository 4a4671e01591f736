import type { PublicationKind, ReviewModel, Subject } from '../../../contracts/constants.ts';
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
  /** Who decides about its manuscripts; an administrator alone where left out. */
  reviewModel?: ReviewModel;
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
