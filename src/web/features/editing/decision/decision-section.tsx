import { Button } from '@mantine/core';
import { useState } from 'react';
import * as t from '../../../../messages/editing.ts';
import { forgetText, readSavedText } from '../../../drafts/saved-text.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Message } from '../../../ui/forms/message.tsx';
import { EditedSection } from '../manuscript/edited-section.tsx';
import { decisionNames, type EditedProps } from '../review-names.ts';
import { DecisionForm } from './decision-form.tsx';
import { DecisionList } from './decision-list.tsx';
import { decisionPlace } from './decision-places.ts';
import styles from './decision.module.css';
import { RatificationCard } from './ratification-card.tsx';

/** A letter that can no longer be sent because the manuscript has moved on. */
function UnsentLetter(props: EditedProps) {
  const place = decisionPlace('letter', props);
  const [letter, setLetter] = useState(() => readSavedText(place));
  if (letter === '') return null;
  const forget = () => {
    forgetText(place);
    setLetter('');
  };
  return (
    <Message kind="info">
      <p>{t.unsentLetter()}</p>
      <details className={styles.unsent}>
        <summary>{t.readOwnLetter()}</summary>
        <p className={styles.letter} dir="auto">
          {letter}
        </p>
      </details>
      <div className={styles.actions}>
        <CopyButton text={letter} label={t.copyLetter()} done={t.letterCopied()} />
        <Button variant="default" onClick={forget}>
          {t.discardLetter()}
        </Button>
      </div>
    </Message>
  );
}

/** The state of the decision in a line. */
function statusText({ decisions, allowed }: EditedProps['manuscript']): string {
  const last = decisions.at(-1);
  if (last?.ratification === 'waiting') return decisionNames[last.kind]();
  if (allowed.includes('decide')) return t.decisionLead();
  return last ? t.lastDecision({ decision: decisionNames[last.kind](), round: last.round }) : t.noDecision();
}

/** The pending decision, the form for the next one, and past decisions. */
export function DecisionSection(props: EditedProps) {
  const { decisions, invitations, allowed, version, round } = props.manuscript;
  const waiting = decisions.find(({ ratification }) => ratification === 'waiting');
  const hasOpenReport = invitations.some(({ report }) => report?.findings.some(({ dismissal }) => dismissal === null));
  const before = decisions.filter((decision) => decision !== waiting).toReversed();
  return (
    <EditedSection
      id="decision"
      title={t.sectionDecision()}
      lead={statusText(props.manuscript)}
      manuscript={props.manuscript}
    >
      {waiting && <RatificationCard {...props} decision={waiting} />}
      {hasOpenReport && <Message kind="warn">{t.reportFindingsOpen()}</Message>}
      {allowed.includes('decide') ? (
        <DecisionForm key={`${round} ${version}`} {...props} />
      ) : (
        <UnsentLetter key={`${round} ${version}`} {...props} />
      )}
      {before.length > 0 && <DecisionList decisions={before} />}
    </EditedSection>
  );
}
