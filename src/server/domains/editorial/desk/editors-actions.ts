import { editorialActions, type EditorialAction } from '../../../../contracts/editorial-values.ts';
import type { Party } from '../../../../contracts/constants.ts';
import * as t from '../../../../messages/decision-responses.ts';
import { areDetailsCorrectable } from '../manuscripts/correct-details.ts';
import { leadsFrom } from '../manuscripts/manuscript-lifecycle.ts';
import type { FoundManuscript } from '../manuscripts/manuscript-store.ts';

/** What decides, apart from the state, what an editor may do next. */
interface EditorsStatus {
  /** Whether the needed reports are in, or an administrator gave a reason to decide without them. */
  readonly isEnough: boolean;
  readonly isAdmin: boolean;
  readonly mayRatify: boolean;
  readonly mayRetract: boolean;
  /** Whether the actor is the editor in chief, or an administrator in their place. */
  readonly isChief: boolean;
  readonly isExtensionWaiting: boolean;
  /** A revision has come, and no one has been asked to read it. */
  readonly isUnreadRevision: boolean;
  /** Whether they may ask for one more report after the decision. */
  readonly mayAddReport: boolean;
  /** What they may do about who handles it. */
  readonly assignment: readonly EditorialAction[];
}

/** What an editor may do next with a manuscript. */
export function editorsActions(manuscript: FoundManuscript['manuscript'], current: EditorsStatus): EditorialAction[] {
  const { state } = manuscript;
  const isSubmitted = leadsFrom('start-review', manuscript);
  const isReviewed = leadsFrom('decide-first', manuscript);
  const isRevising = state === 'revision-requested';
  const isAsking = isReviewed || leadsFrom('send-back', manuscript) || current.mayAddReport;
  const ratifies = leadsFrom('send-back', manuscript) && current.mayRatify;
  const holds: Record<EditorialAction, boolean> = {
    'save-checks': isSubmitted,
    'correct-details': areDetailsCorrectable(manuscript),
    'dismiss-finding': isSubmitted,
    'judge-texts': isReviewed || leadsFrom('send-back', manuscript) || leadsFrom('add-report', manuscript),
    'return-report': isReviewed,
    'return-revision': current.isUnreadRevision,
    'start-review': isSubmitted,
    'desk-reject': isSubmitted,
    return: isSubmitted,
    'stop-review': isReviewed && !current.isEnough,
    invite: isAsking,
    remind: isAsking,
    'forward-report': leadsFrom('add-report', manuscript),
    decide: isReviewed && (current.isEnough || current.isAdmin),
    ratify: ratifies && (current.isEnough || current.isAdmin),
    'send-back': ratifies,
    'retract-decision': leadsFrom('retract-decision', manuscript) && current.mayRetract,
    reopen: leadsFrom('reopen', manuscript) && current.isChief,
    uphold: leadsFrom('uphold', manuscript) && current.isChief,
    'offer-move': leadsFrom('offer-move', manuscript) && current.isChief,
    'take-offer-back': leadsFrom('take-offer-back', manuscript) && current.isChief,
    hold: leadsFrom('hold', manuscript),
    release: leadsFrom('release', manuscript),
    'answer-extension': isRevising && current.isExtensionWaiting,
    'extend-revision': isRevising,
    assign: current.assignment.includes('assign'),
    'take-on': current.assignment.includes('take-on'),
    'hand-over': current.assignment.includes('hand-over'),
    recuse: current.assignment.includes('recuse'),
  };
  return editorialActions.filter((action) => holds[action]);
}

/** What makes a task besides whose turn it is. */
interface TaskStatus {
  readonly turns: readonly Party[];
  readonly isExtensionWaiting: boolean;
  /** Whether an unanswered invitation came back. */
  readonly hasReturned: boolean;
  /** Whether a report that came after the decision can be forwarded. */
  readonly hasLateReport: boolean;
}

/** The editor's next task; null while it is someone else's turn. */
export function taskOf(
  { state, turn, reviewsWaiting }: Pick<FoundManuscript['manuscript'], 'state' | 'turn' | 'reviewsWaiting'>,
  reports: { readonly in: number; readonly needed: number },
  { turns, isExtensionWaiting, hasReturned, hasLateReport }: TaskStatus,
): string | null {
  if (state === 'revision-requested' && isExtensionWaiting) return t.taskAnswerExtension();
  if (hasReturned) return t.taskInvitationBack();
  if (hasLateReport) return t.taskForward();
  if (state === 'published' && reviewsWaiting > 0 && turns.includes('editor')) return t.taskReviewTexts();
  if (turn === null || !turns.includes(turn)) return null;
  if (state === 'appealed') return t.taskAppeal();
  if (turn === 'editor-in-chief') return t.taskRatify();
  if (turn === 'administrator') return t.taskPublish();
  if (state === 'submitted') return t.taskChecks();
  if (state === 'on-hold') return t.taskOnHold();
  if (reports.in < reports.needed) return t.taskInvite();
  return reports.in === 0 ? t.taskDecideOrInvite() : t.taskDecide();
}
