import { useId, useRef } from 'react';
import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { useSite } from '../../../ui/site-facts.ts';
import { useFileDrops } from '../wizard/file-slot-drops.ts';
import type { StepProps } from '../wizard/step-props.ts';
import { unacceptable } from '../wizard/unacceptable.ts';
import { startUpload } from '../wizard/upload-store.ts';
import { ManuscriptDrop } from './manuscript-drop.tsx';
import { ManuscriptUpload } from './manuscript-upload.tsx';
import { OfferList } from './offer-list.tsx';
import styles from './offered-details.module.css';
import { ReadingProgress } from './reading-progress.tsx';
import { refuseReading, startReading, stopReading, useReading } from './reading-store.ts';

type OfferedDetailsProps = Pick<StepProps, 'draft' | 'change'>;

/** Starting with the manuscript: dropped here, it is uploaded, and what it says of itself is offered for the fields. */
export function OfferedDetails({ draft, change }: OfferedDetailsProps) {
  const { awsId } = draft;
  const stored = draft.files[manuscriptSlot] ?? null;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const reading = useReading(awsId);
  const maxMegabytes = useSite()?.maxUploadMegabytes ?? 50;
  const take = async (file: File) => {
    const problem = await unacceptable(file, maxMegabytes);
    if (problem !== null) return refuseReading(awsId, problem);
    const keep = (kept: StoredFile) => change(({ files }) => ({ files: files.with(manuscriptSlot, kept) }));
    void startReading(awsId, file);
    return startUpload({ awsId, slot: manuscriptSlot, file, maxMegabytes, keep });
  };
  const choose = (file: File) => void take(file);
  const { isOver, handlers } = useFileDrops(choose);
  const stop = () => {
    stopReading(awsId);
    // The button that was pressed is gone with what it stopped.
    requestAnimationFrame(() => input.current?.focus());
  };
  return (
    <section className={styles.box} aria-labelledby={id} {...handlers}>
      <h3 id={id} className={styles.title}>
        Start with the manuscript
      </h3>
      {(reading.state === 'idle' || reading.state === 'failed') && (
        <ManuscriptDrop input={input} isOver={isOver} isStored={stored !== null} onChoose={choose} />
      )}
      {reading.state === 'failed' && <Message kind="info">{reading.problem}</Message>}
      {reading.state === 'reading' && <ReadingProgress name={reading.name} page={reading.page} onStop={stop} />}
      {reading.state === 'read' && <OfferList reading={reading} draft={draft} change={change} onClose={stop} />}
      <ManuscriptUpload awsId={awsId} stored={stored} />
    </section>
  );
}
