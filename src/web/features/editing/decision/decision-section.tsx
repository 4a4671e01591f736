import { Message } from '../../../ui/forms/message.tsx';
import type { EditedProps } from '../manuscript/edited-props.ts';
import { EditedSection } from '../manuscript/edited-section.tsx';
import { decisionNames } from '../review-names.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionList } from './decision-list.tsx';
import { RatificationCard } from './ratification-card.tsx';
import { UnsentLetter } from './unsent-letter.tsx';

/** How the decision stands, in a line. */
function standingWords({ decisions, allowed }: EditedProps['manuscript']): string {
  const last = decisions.at(-1);
  if (last?.ratification === 'waiting') return `${decisionNames[last.kind]}: waits for the editor in chief`;
  if (allowed.includes('decide')) return 'What becomes of the manuscript, and the letter to its author';
  return last ? `${decisionNames[last.kind]}, round ${last.round}` : 'None was taken';
}

/** The decision that waits, the form of the next one, and what was decided before. */
export function DecisionSection(props: EditedProps) {
  const { decisions, invitations, allowed, version, round } = props.manuscript;
  const waiting = decisions.find(({ ratification }) => ratification === 'waiting');
  const hasOpenReport = invitations.some(({ report }) => report?.findings.some(({ dismissal }) => dismissal === null));
  const before = decisions.filter((decision) => decision !== waiting).toReversed();
  return (
    <EditedSection id="decision" title="Decision" lead={standingWords(props.manuscript)} manuscript={props.manuscript}>
      {waiting && <RatificationCard {...props} decision={waiting} />}
      {hasOpenReport && <Message kind="warn">A report has open findings. Settle them before you decide.</Message>}
      {allowed.includes('decide') ? (
        <DecisionForm key={`${round} ${version}`} {...props} />
      ) : (
        <UnsentLetter key={`${round} ${version}`} {...props} />
      )}
      {before.length > 0 && <DecisionList decisions={before} />}
    </EditedSection>
  );
}
