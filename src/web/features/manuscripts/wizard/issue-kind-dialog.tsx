import { Dialog } from '../../../ui/forms/dialog.tsx';
import styles from './issue-kind-dialog.module.css';

interface IssueKindDialogProps {
  readonly isOpen: boolean;
  readonly onChoose: (specialReview: boolean) => void;
  readonly onClose: () => void;
}

/** The question before the wizard. */
export function IssueKindDialog({ isOpen, onChoose, onClose }: IssueKindDialogProps) {
  return (
    <Dialog title="Submit this manuscript as a special issue?" isOpen={isOpen} returnsFocus={false} onClose={onClose}>
      <div className={styles.choices}>
        <button type="button" aria-describedby="regular-issue" onClick={() => onChoose(false)}>
          Regular Issue
        </button>
        <p id="regular-issue">Planned for the next issue of the journal. The usual choice.</p>
        <button type="button" aria-describedby="special-issue" onClick={() => onChoose(true)}>
          Special Issue
        </button>
        <p id="special-issue">Planned for the current issue of the journal.</p>
      </div>
      <p className={styles.note}>You can change it until you submit.</p>
    </Dialog>
  );
}
