import { Link } from 'react-router';
import { fileSlots } from '../../../../contracts/constants.ts';
import { pages } from '../../../../contracts/pages.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { steps, type StepProps } from './draft.ts';
import { FileSlot } from './file-slot.tsx';
import { useReviewModel } from './planned-issue.tsx';
import { useUploadFacts } from './upload-store.ts';
import { WizardStep } from './wizard-step.tsx';

const guidelines = `${pages.ethics.href({ ethicalSlug: 'submission' })}#anonymising-your-files`;

/** What files must keep to in a journal whose reviewers do not learn who the authors are. */
function AnonymityAdvice() {
  return (
    <Message kind="info">
      <p>
        <strong>This journal reviews double-anonymously.</strong> Take names, affiliations, email addresses and
        acknowledgements out of the manuscript and the supplementary file, and out of file names. Write about your
        earlier work as you would about a stranger’s. Reviewers never see the cover letter.
      </p>
      <p>
        Before you submit, we search the files for traces of the authors, and show you what we find.{' '}
        <Link to={guidelines} target="_blank" rel="noreferrer">
          How to anonymise your files<span className="visually-hidden"> (opens in a new tab)</span>
        </Link>
      </p>
    </Message>
  );
}

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
