import { commentsFromTheNextDesk } from './manuscripts/comments-from-the-next-desk.ts';
import { cormorantsThatComeAtNight } from './manuscripts/cormorants-that-come-at-night.ts';
import type { DemoManuscript } from './paper.ts';

/** What waits for its verification: one for the next issue, one for the current. */
export const manuscripts: DemoManuscript[] = [commentsFromTheNextDesk, cormorantsThatComeAtNight];
