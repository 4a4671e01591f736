import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { partyNames, type EditedProps } from '../review-names.ts';

/** What is next with a manuscript. */
export type Next =
  | 'check'
  | 'ratify'
  | 'extension'
  | 'settle-hold'
  | 'decide'
  | 'invite'
  | 'publish'
  | 'wait'
  | 'nothing';

type Standing = Pick<EditorsManuscript, 'allowed' | 'reports' | 'turn' | 'task'>;

/** The one thing that comes next for whoever looks at a manuscript. */
export function nextOf({ allowed, reports, turn, task }: Standing): Next {
  if (allowed.includes('ratify')) return 'ratify';
  if (allowed.includes('start-review')) return 'check';
  if (allowed.includes('answer-extension')) return 'extension';
  if (allowed.includes('release')) return 'settle-hold';
  if (allowed.includes('decide') && reports.in >= reports.needed) return 'decide';
  if (allowed.includes('invite') && reports.in + reports.expected < reports.needed) return 'invite';
  // The turn of administrators, and the desk’s owner is one.
  if (turn === 'administrator' && task !== null) return 'publish';
  return turn === null ? 'nothing' : 'wait';
}

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** What is next, in a sentence or two. */
export function nextWords(manuscript: Standing): string {
  const { reports, turn } = manuscript;
  const missing = reports.needed - reports.in - reports.expected;
  switch (nextOf(manuscript)) {
    case 'check':
      return 'Carry out the initial checks. Then send the manuscript to review, return it, or reject it without review.';
    case 'ratify':
      return 'The first decision waits for you: ratify it, or send it back to the editor with a remark.';
    case 'extension':
      return 'The author asks for more time for the revision.';
    case 'settle-hold':
      return 'The manuscript is on hold. Let it go on when the question is settled, or return it to its author.';
    case 'decide':
      if (reports.needed === 0)
        return 'The revision is here: read what changed and what its author answers, and decide, or invite reviewers.';
      return `${counted(reports.in, 'report is', 'reports are')} in, and that is enough: read them, and decide.`;
    case 'invite':
      return `${counted(missing, 'more reviewer is', 'more reviewers are')} needed: invite some, a few more than you need.`;
    case 'publish':
      return 'It is accepted, and waits for you or another administrator to publish it.';
    case 'wait':
      return turn === null
        ? ''
        : `${partyNames[turn]} ${turn === 'reviewers' ? 'are' : 'is'} next. Nothing is left for you to do now.`;
    case 'nothing':
      return 'It has been decided. Nothing is left for you to do.';
  }
}

/** What an editor can be asked before a step that needs no form of its own on the page. */
export type StepQuestion =
  | 'start-review'
  | 'desk-reject'
  | 'return'
  | 'hold'
  | 'go-on'
  | 'return-held'
  | 'grant-extension'
  | 'refuse-extension'
  | 'extend-revision';

/** What the dialog of a step gets. */
export interface StepDialogProps extends EditedProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
