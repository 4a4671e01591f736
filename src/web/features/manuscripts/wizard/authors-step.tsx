import { AuthorsEditor } from './authors-editor.tsx';
import { steps, type StepProps } from './draft.ts';
import { WizardStep } from './wizard-step.tsx';

interface AuthorsStepProps extends StepProps {
  /** How often the draft came from another device; what the form shows is from then on the draft's. */
  readonly replaced: number;
}

/** Step 1: the authors, in order. */
export function AuthorsStep({ user, draft, change, arrivals, focus, replaced }: AuthorsStepProps) {
  return (
    <WizardStep
      title={steps[1]}
      lead="In the order in which they should be printed, one of them marked as corresponding."
      arrivals={arrivals}
      focus={focus}
    >
      <AuthorsEditor key={replaced} draft={draft} change={change} user={user} />
    </WizardStep>
  );
}
