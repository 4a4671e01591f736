import type { EditedProps } from '../manuscript/edited-props.ts';
import { EditedSection } from '../manuscript/edited-section.tsx';
import { DecisionForm } from './decision-form.tsx';
import { DecisionList } from './decision-list.tsx';
import { RatificationCard } from './ratification-card.tsx';
import { UnsentLetter } from './unsent-letter.tsx';

/** The decision that waits, the form of the next one, and what was decided before. */
export function DecisionSection(props: EditedProps) {
  const { decisions, allowed, version, round } = props.manuscript;
  const waiting = decisions.find(({ ratification }) => ratification === 'waiting');
  const before = decisions.filter((decision) => decision !== waiting).toReversed();
  return (
    <EditedSection id="decision" title="Decision">
      {waiting && <RatificationCard {...props} decision={waiting} />}
      {allowed.includes('decide') ? (
        <DecisionForm key={`${round} ${version}`} {...props} />
      ) : (
        <UnsentLetter key={`${round} ${version}`} {...props} />
      )}
      {before.length > 0 && <DecisionList decisions={before} />}
    </EditedSection>
  );
}
