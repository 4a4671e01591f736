import { useCallback } from 'react';
import { AuthorForm } from './author-form.tsx';
import { AuthorList } from './author-list.tsx';
import type { AuthorFields } from './draft.ts';
import type { StepProps } from './step-props.ts';
import { steps } from './steps.ts';
import { useAuthorList } from './use-author-list.ts';
import { WizardStep } from './wizard-step.tsx';

/** Step 1: the authors, in order. */
export function AuthorsStep({ user, draft, change, arrivals }: StepProps) {
  const { turn, said, edit, cancel, save, move, remove } = useAuthorList({ draft, change });
  const keepTyped = useCallback((authorInProgress: AuthorFields) => change({ authorInProgress }), [change]);
  return (
    <WizardStep title={steps[1]} lead="In the order in which they should be printed." arrivals={arrivals}>
      {draft.authors.length > 0 && <AuthorList authors={draft.authors} onMove={move} onRemove={remove} onEdit={edit} />}
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <AuthorForm
        key={turn}
        initial={draft.authorInProgress}
        isEditing={draft.authorEdited !== null}
        isAdmin={user.isAdmin}
        takesFocus={turn > 0}
        onType={keepTyped}
        onSave={save}
        onCancel={cancel}
      />
    </WizardStep>
  );
}
