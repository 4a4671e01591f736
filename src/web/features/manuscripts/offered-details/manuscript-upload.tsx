import { manuscriptSlot } from '../../../../contracts/constants.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import { percentSent } from '../../../api/sending-progress.ts';
import { UnshownPictures } from '../wizard/unshown-pictures.tsx';
import { useUploads } from '../wizard/upload-store.ts';
import buttons from '../../../ui/text-button.module.css';
import styles from './offered-details.module.css';

interface ManuscriptUploadProps {
  readonly awsId: string;
  readonly stored: Pick<StoredFile, 'url' | 'name'> | null;
  /** Reads the uploaded file for the fields; null where that cannot be done now. */
  readonly onRead: (() => void) | null;
}

/** A line on how the manuscript file stands, for somebody who is at the fields; most of its buttons are at its own step. */
export function ManuscriptUpload({ awsId, stored, onRead }: ManuscriptUploadProps) {
  const upload = useUploads(awsId)[manuscriptSlot];
  if (!upload) {
    if (!stored) return null;
    return (
      <>
        <p className={styles.upload}>
          Manuscript File: <bdi>{stored.name}</bdi> is uploaded.{' '}
          {onRead && (
            <button type="button" className={buttons.textButton} onClick={onRead}>
              Read it for the fields
            </button>
          )}
        </p>
        <UnshownPictures file={stored} />
      </>
    );
  }
  const { name, state, progress } = upload;
  const percent = percentSent(progress);
  const words = {
    uploading: `is being uploaded, ${percent} %.`,
    paused: `is paused at ${percent} %.`,
    waiting: 'waits for the connection. It will go on by itself.',
    'signed-out': 'waits for you to log in again.',
    left: 'is not uploaded yet. Choose it again at File Upload.',
    failed: 'could not be uploaded. See File Upload.',
  };
  return (
    <p className={styles.upload}>
      Manuscript File: <bdi>{name}</bdi> {words[state]}
    </p>
  );
}
