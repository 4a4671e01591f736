import * as t from '../../../../messages/wizard.ts';
import { AuthorsEditor } from './authors-editor.tsx';
import type { StepProps } from './draft.ts';
import { WizardStep } from './wizard-step.tsx';

interface AuthorsStepProps extends StepProps {
  /** How often another device's version replaced the draft; each time the form starts again. */
  readonly replaced: number;
}

/** Step 1: the authors, in order. */
export function AuthorsStep({ user, draft, change, arrivals, focus, replaced }: AuthorsStepProps) {
  return (
    <WizardStep title={t.stepAuthors()} lead={t.authorsLead()} arrivals={arrivals} focus={focus}>
      <AuthorsEditor key={replaced} draft={draft} change={change} user={user} />
    </WizardStep>
  );
}
