import { useId, useRef } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useFileDrops } from '../../attachments/use-file-drops.ts';
import type { StepProps } from '../wizard/step-props.ts';
import { ManuscriptDrop } from './manuscript-drop.tsx';
import { ManuscriptUpload } from './manuscript-upload.tsx';
import { OfferList } from './offer-list.tsx';
import styles from './offered-details.module.css';
import { ReadingProgress } from './reading-progress.tsx';
import { useManuscriptReading } from './use-manuscript-reading.ts';

type OfferedDetailsProps = Pick<StepProps, 'draft' | 'change'>;

/** Starting with the manuscript: dropped here, it is uploaded, and what it says of itself is offered for the fields. */
export function OfferedDetails({ draft, change }: OfferedDetailsProps) {
  const stored = draft.files[manuscriptSlot] ?? null;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { reading, hasBegunHere, take, readStored, stop } = useManuscriptReading({ draft, change });
  const { isOver, handlers } = useFileDrops(take);
  const isReading = reading.state === 'reading';
  const found = isReading ? null : draft.found;
  // The button that was pressed is gone with what it put away.
  const focusInput = () => requestAnimationFrame(() => input.current?.focus());
  const putAway = () => {
    change({ found: null });
    focusInput();
  };
  return (
    <section className={styles.box} aria-labelledby={id} {...handlers}>
      <h3 id={id} className={styles.title}>
        Start with the manuscript
      </h3>
      {!isReading && !found && (
        <ManuscriptDrop input={input} isOver={isOver} isStored={stored !== null} onChoose={take} />
      )}
      {reading.state === 'failed' && <Message kind="info">{reading.problem}</Message>}
      {isReading && (
        <ReadingProgress name={reading.name} page={reading.page} onStop={() => (stop(), void focusInput())} />
      )}
      {found && <OfferList found={found} takesFocus={hasBegunHere} draft={draft} change={change} onClose={putAway} />}
      <ManuscriptUpload awsId={draft.awsId} stored={stored} onRead={isReading || found ? null : readStored} />
    </section>
  );
}
