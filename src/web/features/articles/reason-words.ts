import type { ReplyOf } from '../../../contracts/call.ts';
import type { articles } from '../../../contracts/articles.ts';
import { formatMoment } from '../../ui/format-moment.ts';

type Entitlement = ReplyOf<typeof articles.entitlement>;

/** Why somebody may read a PDF, with its dates in their own zone; null where everyone may. */
export function reasonWords({ reason, since, until, name }: Entitlement): string | null {
  switch (reason) {
    case 'issue':
      return since === null ? null : `You bought ${name ?? 'its issue'} on ${formatMoment(new Date(since))}.`;
    case 'subscription':
      return until === null ? null : `${name ?? 'Your pass'} opens it until ${formatMoment(new Date(until))}.`;
    case 'author':
      return 'You read it as its author.';
    case 'administrator':
      return 'You read it as an administrator.';
    case 'open':
    case 'not-signed-in':
    case 'subscription-needed':
    case 'purchase-needed':
    case 'withdrawn':
      return null;
  }
}
