import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';

/** Whose turn it is with a manuscript, as its author reads it. */
export function turnOf({ articleStatus, isReview, allowed }: ManuscriptEntry): string {
  switch (articleStatus) {
    case 'Submitted': {
      const mayEdit = !isReview && allowed.includes('edit');
      return `It is our turn: we will write to you with the outcome.${mayEdit ? ' Until then you can edit it.' : ''}`;
    }
    case 'Rejected':
      return allowed.includes('edit')
        ? 'It is your turn: mend the manuscript and submit it again.'
        : 'It has been decided. Nothing is left for you to do.';
    case 'Published':
      return 'Published. Nothing is left for you to do.';
    case 'Withdrawn':
      return 'Withdrawn. Its page shows the notice of withdrawal.';
  }
}
