import { fileSlots } from '../../../../contracts/constants.ts';
import { useSite } from '../../../ui/site-facts.ts';
import { AnonymityAdvice } from './anonymity-advice.tsx';
import { FileSlot } from './file-slot.tsx';
import { useReviewModel } from './planned-issue.tsx';
import type { StepProps } from './step-props.ts';
import { steps } from './steps.ts';
import { WizardStep } from './wizard-step.tsx';

/** Step 2: the three files. */
export function FilesStep({ draft, change, arrivals, focus }: StepProps) {
  const maxMegabytes = useSite()?.maxUploadMegabytes ?? 50;
  const isAnonymous = useReviewModel(draft) === 'double-anonymous';
  const lead = `.pdf, .doc or .docx, at most ${maxMegabytes} MB each. Uploads go on while you work at another step.`;
  return (
    <WizardStep title={steps[2]} lead={lead} arrivals={arrivals} focus={focus}>
      {isAnonymous && <AnonymityAdvice />}
      <div>
        {fileSlots.map((label, slot) => (
          <FileSlot
            key={label}
            awsId={draft.awsId}
            slot={slot}
            stored={draft.files[slot] ?? null}
            onKeep={(stored) => change(({ files }) => ({ files: files.with(slot, stored) }))}
            onRemove={() => change(({ files }) => ({ files: files.with(slot, null) }))}
          />
        ))}
      </div>
    </WizardStep>
  );
}
