import { fileSlots } from '../../../../contracts/constants.ts';
import { AnonymityAdvice } from './anonymity-advice.tsx';
import { FileSlot } from './file-slot.tsx';
import { useReviewModel } from './planned-issue.tsx';
import type { StepProps } from './step-props.ts';
import { steps } from './steps.ts';
import { useUploadFacts } from './use-upload-facts.ts';
import { WizardStep } from './wizard-step.tsx';

/** Step 2: the three files. */
export function FilesStep({ draft, change, arrivals, focus }: StepProps) {
  const { maxMegabytes, convertsWord } = useUploadFacts();
  const isAnonymous = useReviewModel(draft) === 'double-anonymous';
  const kinds = convertsWord ? '.pdf, .doc or .docx' : '.pdf or .docx';
  const lead = `${kinds}, at most ${maxMegabytes} MB each. Uploads go on while you work at another step.`;
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
