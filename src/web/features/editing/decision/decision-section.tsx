import { Button } from '@mantine/core';
import { useState } from 'react';
import { forgetText, readKeptText } from '../../../drafts/kept-text.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { EditedSection } from '../manuscript/edited-section.tsx';
import { decisionNames, type EditedProps } from '../review-names.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionList } from './decision-list.tsx';
import { decisionPlace } from './decision-places.ts';
import styles from './decision.module.css';
import { RatificationCard } from './ratification-card.tsx';

/** A letter that was being typed when somebody else decided, or the manuscript moved on: it is not lost. */
function UnsentLetter(props: EditedProps) {
  const place = decisionPlace('letter', props);
  const [letter, setLetter] = useState(() => readKeptText(place));
  if (letter === '') return null;
  const forget = () => {
    forgetText(place);
    setLetter('');
  };
  return (
    <Message kind="info">
      <p>A letter of yours was not sent: no decision can be taken now. It is kept in this browser.</p>
      <details className={styles.unsent}>
        <summary>Read your letter</summary>
        <p className={styles.letter} dir="auto">
          {letter}
        </p>
      </details>
      <div className={styles.actions}>
        <CopyButton text={letter} label="Copy it" done="The letter is copied." />
        <Button variant="default" onClick={forget}>
          Forget it
        </Button>
      </div>
    </Message>
  );
}

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
