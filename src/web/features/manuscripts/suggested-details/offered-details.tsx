import { Button, Checkbox } from '@mantine/core';
import { IconFileSearch } from '@tabler/icons-react';
import { useId, useRef, useState, type RefObject } from 'react';
import { fileExtensions, manuscriptSlot } from '../../../../contracts/constants.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import * as t from '../../../../messages/wizard.ts';
import { percentSent } from '../../../api/upload-progress.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { bdi } from '../../../ui/message-tags.tsx';
import buttons from '../../../ui/text-button.module.css';
import { FileZone, useFileDrops } from '../../attachments/file-zone.tsx';
import type { StepProps } from '../wizard/draft.ts';
import { UnshownPictures } from '../wizard/unshown-pictures.tsx';
import { useUploads } from '../wizard/upload-store.ts';
import { OfferList } from './offer-list.tsx';
import styles from './offered-details.module.css';
import { useManuscriptReading } from './use-manuscript-reading.ts';

interface ReadingProgressProps {
  readonly name: string;
  readonly page: number | null;
  readonly onStop: () => void;
}

/** The progress of reading a manuscript, with a button to stop it. */
function ReadingProgress({ name, page, onStop }: ReadingProgressProps) {
  return (
    <div className={styles.reading}>
      <span className={styles.ring} aria-hidden />
      <span role="status">{page === null ? t.readingFile({ name, bdi }) : t.readingPage({ name, page, bdi })}</span>
      <Button variant="default" size="compact-md" onClick={onStop}>
        {t.stopReading()}
      </Button>
    </div>
  );
}

interface ManuscriptUploadProps {
  readonly awsId: string;
  readonly stored: Pick<StoredFile, 'url' | 'name'> | null;
  /** Reads the uploaded file for the fields; null where that cannot be done now. */
  readonly onRead: (() => void) | null;
}

/** The status of the manuscript file, shown beside the fields; most of its buttons are at its own step. */
function ManuscriptUpload({ awsId, stored, onRead }: ManuscriptUploadProps) {
  const upload = useUploads(awsId)[manuscriptSlot];
  if (!upload) {
    if (!stored) return null;
    return (
      <>
        <p className={styles.upload}>
          {t.manuscriptUploaded({ name: stored.name, bdi })}{' '}
          {onRead && (
            <button type="button" className={buttons.textButton} onClick={onRead}>
              {t.suggestDetails()}
            </button>
          )}
        </p>
        <UnshownPictures file={stored} />
      </>
    );
  }
  const { name, state, progress } = upload;
  const percent = percentSent(progress);
  const stateKey = state === 'signed-out' ? 'loggedOut' : state;
  return <p className={styles.upload}>{t.manuscriptUploading({ name, state: stateKey, percent, bdi })}</p>;
}

interface ManuscriptDropProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isOver: boolean;
  /** Whether a manuscript is uploaded already. */
  readonly isStored: boolean;
  readonly onChoose: (file: File) => void;
}

/** The place for the manuscript itself, before anything has been filled in. */
function ManuscriptDrop({ input, isOver, isStored, onChoose }: ManuscriptDropProps) {
  return (
    <FileZone
      ref={input}
      accept={fileExtensions.join(',')}
      aria-label={t.chooseManuscript()}
      isOver={isOver}
      onFiles={(files) => files.forEach(onChoose)}
    >
      <IconFileSearch aria-hidden stroke={1.5} size={22} color="var(--accent)" />
      <span>{t.dropManuscript({ which: isStored ? 'another' : 'your' })}</span>
    </FileZone>
  );
}

type SuggestedDetailsProps = Pick<StepProps, 'draft' | 'change'>;

/** Starting with the manuscript: the details found in it are suggested for the fields, and it is uploaded unless it only fills them. */
export function SuggestedDetails({ draft, change }: SuggestedDetailsProps) {
  const stored = draft.files[manuscriptSlot] ?? null;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [onlyFills, setOnlyFills] = useState(false);
  const { reading, hasBegunHere, take, readStored, stop } = useManuscriptReading({ draft, change });
  const choose = (file: File) => take(file, !onlyFills);
  const { isOver, handlers } = useFileDrops(choose);
  const isReading = reading.state === 'reading';
  const found = isReading ? null : draft.found;
  // The pressed button is gone with the suggestions.
  const focusInput = () => requestAnimationFrame(() => input.current?.focus());
  const putAway = () => {
    change({ found: null });
    focusInput();
  };
  return (
    <section className={styles.box} aria-labelledby={id} {...handlers}>
      <h3 id={id} className={styles.title}>
        {t.startWithManuscript()}
      </h3>
      {!isReading && !found && (
        <>
          <ManuscriptDrop input={input} isOver={isOver} isStored={stored !== null} onChoose={choose} />
          <Checkbox
            label={t.onlyFillsForm()}
            checked={onlyFills}
            onChange={({ currentTarget: { checked } }) => setOnlyFills(checked)}
          />
        </>
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
