import type { authorTitles } from '../../../contracts/constants.ts';
import type { RichText } from './rich-text.ts';

export type Author = {
  title: (typeof authorTitles)[number];
  givenName: string;
  lastName: string;
  email: string;
  affiliation: string;
};

export type Block =
  | { kind: 'paragraph'; text: RichText }
  | { kind: 'table'; caption: RichText; head: string[]; rows: string[][] };

export type Section = { heading: string; blocks: Block[] };

/** What every text has, published or not. The first author is the corresponding one. */
export type Paper = {
  slug: string;
  journal: string;
  title: RichText;
  abstract: RichText;
  keywords: string[];
  authors: Author[];
  received: string;
  sections: Section[];
  references: RichText[];
};

export type DemoArticle = Paper & {
  doi: string;
  accepted: string;
  published: string;
  volume: number;
  issue: number;
  access: 'subscription' | 'open';
};

/** A text that waits for its verification; the author account has submitted it. */
export type DemoManuscript = Paper & { specialReview: boolean };
