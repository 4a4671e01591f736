import type { FollowedManuscript } from '../../../contracts/revisions.ts';

/** What the dialogs of a manuscript's author get. */
export interface AuthorDialogProps {
  readonly manuscript: FollowedManuscript;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}
