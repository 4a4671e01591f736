import type { ReactNode } from 'react';
import { ExtensionDialog, RefuseExtensionDialog } from './extension-dialogs.tsx';
import { HoldDialog, GoOnDialog, ReturnHeldDialog } from './hold-dialogs.tsx';
import { StartReviewDialog } from './start-review-dialog.tsx';
import type { StepDialogProps } from './step-dialog-props.ts';
import type { StepQuestion } from './step-question.ts';
import { DeskRejectDialog, ReturnDialog } from './unreviewed-dialogs.tsx';

const dialogs = {
  'start-review': StartReviewDialog,
  'desk-reject': DeskRejectDialog,
  return: ReturnDialog,
  hold: HoldDialog,
  'go-on': GoOnDialog,
  'return-held': ReturnHeldDialog,
  'grant-extension': ExtensionDialog,
  'refuse-extension': RefuseExtensionDialog,
  'extend-revision': ExtensionDialog,
} as const satisfies Record<StepQuestion, (props: StepDialogProps) => ReactNode>;

/** The dialog of the step that was asked for. */
export function StepDialogs({ question, ...props }: StepDialogProps & { question: StepQuestion }) {
  const StepDialog = dialogs[question];
  return <StepDialog {...props} />;
}
