import { AppError } from '../../errors.ts';
import type { ListedIssue } from './issue-store.ts';

type Placed = Pick<ListedIssue, 'volume' | 'number' | 'journalAbbreviation' | 'withdrawnAt'>;

/** The refusal where another issue stands at a volume and number. */
export function placeTaken({ volume, number, journalAbbreviation, withdrawnAt }: Placed): AppError {
  const place = `Volume ${volume}, Issue ${number} of ${journalAbbreviation}`;
  if (withdrawnAt !== null) {
    const message = `${place} is withdrawn from sale.`;
    const way = `${message} Change it and put it back on sale, or choose another place.`;
    return new AppError('state-conflict', way, { issueNumber: way });
  }
  const message = `${place} is on sale already.`;
  return new AppError('state-conflict', message, { issueNumber: `${message} Please check volume and number.` });
}
