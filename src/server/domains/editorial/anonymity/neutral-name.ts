import { manuscriptSlot } from '../../../../contracts/constants.ts';

/** What reviewers see as the name of a file, which its author may have called after themselves. */
export const neutralName = (slot: number | null): string =>
  slot === manuscriptSlot ? 'manuscript.pdf' : 'supplementary.pdf';

/** What everybody sees as the name of a report's attachment. */
export const attachmentName = 'review-attachment.pdf';
