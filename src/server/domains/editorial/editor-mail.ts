import type { SiteFacts } from '../../context.ts';
import type { FoundManuscript } from './manuscripts/manuscript-store.ts';
import { deskUrl, namedTo } from './review-words.ts';

/** Somebody who edits, as letters address them. */
export interface Colleague {
  readonly email: string;
  readonly title: string;
  readonly surname: string;
}

/** What every letter to somebody who edits a manuscript names, and what it leads to. */
export const toEditor = (site: SiteFacts, found: FoundManuscript, colleague: Colleague) => ({
  ...namedTo(colleague, found),
  url: deskUrl(site, found),
});
