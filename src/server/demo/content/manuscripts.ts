import { cormorantsThatComeAtNight } from './manuscripts/cormorants-that-come-at-night.ts';
import { fogOnAFence } from './manuscripts/fog-on-a-fence.ts';
import type { DemoManuscript } from './paper.ts';

/** What waits for its verification by an administrator: one for the next issue, one for the current. */
export const manuscripts: DemoManuscript[] = [fogOnAFence, cormorantsThatComeAtNight];
