import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import * as t from '../../../../messages/editing.ts';
import { isOver, partyNames, type EditedProps } from '../review-names.ts';

/** What is next with a manuscript. */
export type Next =
  | 'check'
  | 'ratify'
  | 'appeal'
  | 'extension'
  | 'settle-hold'
  | 'decide'
  | 'invite'
  | 'publish'
  | 'forward'
  | 'publish-reviews'
  | 'wait'
  | 'nothing';

type Late = Pick<NonNullable<EditorsManuscript['invitations'][number]['report']>, 'isLate' | 'forwardedAt'>;

type Status = Pick<EditorsManuscript, 'allowed' | 'articleStatus' | 'reports' | 'turn' | 'task' | 'round'> & {
  readonly invitations: readonly { readonly round: number; readonly report: Late | null }[];
};

/** Whether the author can still get a report that came after the decision. */
const hasHeldBack = ({ allowed, round: current, invitations }: Status): boolean =>
  allowed.includes('forward-report') &&
  invitations.some(({ round, report }) => round === current && report?.isLate && report.forwardedAt === null);

/** Where a round has just begun: with a revision, or after a rejection that was taken back. */
interface Begun {
  readonly decisions: readonly Pick<EditorsManuscript['decisions'][number], 'kind'>[];
}

/** The next step for the current user. */
export function nextOf(manuscript: Status): Next {
  const { allowed, reports, turn, task } = manuscript;
  if (allowed.includes('ratify')) return 'ratify';
  if (allowed.includes('uphold')) return 'appeal';
  if (allowed.includes('start-review')) return 'check';
  if (allowed.includes('answer-extension')) return 'extension';
  if (allowed.includes('release')) return 'settle-hold';
  if (allowed.includes('decide') && reports.in >= reports.needed) return 'decide';
  if (allowed.includes('invite') && reports.in + reports.expected < reports.needed) return 'invite';
  if (turn === 'administrator' && task !== null) return 'publish';
  if (turn === null) return task === null ? 'nothing' : 'publish-reviews';
  if (task !== null && hasHeldBack(manuscript)) return 'forward';
  return isOver(manuscript) ? 'nothing' : 'wait';
}

/** The next step as a sentence. */
export function nextWords(manuscript: Status & Begun): string {
  const { reports, turn, task } = manuscript;
  const missing = reports.needed - reports.in - reports.expected;
  switch (nextOf(manuscript)) {
    case 'check':
      return t.nextCheck();
    case 'ratify':
      return t.nextRatify();
    case 'appeal':
      return t.nextAppeal();
    case 'extension':
      return t.nextExtension();
    case 'settle-hold':
      return t.nextHold();
    case 'decide':
      if (reports.needed > 0) return t.nextDecide({ count: reports.in });
      return manuscript.decisions.at(-1)?.kind === 'reopen' ? t.nextDecideReopened() : t.nextDecideRevision();
    case 'invite':
      return t.nextInvite({ count: missing });
    case 'publish':
      return t.nextPublish();
    case 'forward':
    case 'publish-reviews':
    case 'wait':
      // Others act next, and something needs the editor all the same.
      if (task !== null) return t.nextTask({ task });
      if (turn === 'author' && manuscript.decisions.at(-1)?.kind === 'move-offer') return t.nextMoveAnswer();
      return turn === null ? '' : t.nextWait({ party: partyNames[turn]() });
    case 'nothing':
      return t.nextNothing();
  }
}

/** The steps that a dialog confirms. */
export type StepQuestion =
  | 'start-review'
  | 'desk-reject'
  | 'return'
  | 'stop-reject'
  | 'stop-return'
  | 'hold'
  | 'reopen'
  | 'uphold'
  | 'offer-move'
  | 'take-offer-back'
  | 'go-on'
  | 'return-held'
  | 'grant-extension'
  | 'refuse-extension'
  | 'extend-revision';

/** The props of a step's dialog. */
export interface StepDialogProps extends EditedProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
