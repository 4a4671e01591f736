import { fileSlots, manuscriptSlot } from '../../../../contracts/constants.ts';
import { useSite } from '../../../ui/site-facts.ts';
import { FileSlot } from './file-slot.tsx';
import type { StepProps } from './step-props.ts';
import { steps } from './steps.ts';
import { startUpload, useUploads } from './upload-store.ts';
import { WizardStep } from './wizard-step.tsx';

/** Step 2: the three files. */
export function FilesStep({ user, draft, change, arrivals }: StepProps) {
  const uploads = useUploads();
  const maxMegabytes = useSite()?.maxUploadMegabytes ?? 50;
  const lead = `.pdf, .doc or .docx, at most ${maxMegabytes} MB each. Uploads go on while you work at another step.`;
  return (
    <WizardStep title={steps[2]} lead={lead} arrivals={arrivals}>
      <div>
        {fileSlots.map((label, slot) => (
          <FileSlot
            key={label}
            label={label}
            isRequired={slot === manuscriptSlot}
            stored={draft.files[slot] ?? null}
            upload={uploads[slot]}
            onChoose={(file) => void startUpload({ userId: user.id, slot, file, maxMegabytes })}
            onRemove={() => change({ files: draft.files.with(slot, null) })}
          />
        ))}
      </div>
    </WizardStep>
  );
}
