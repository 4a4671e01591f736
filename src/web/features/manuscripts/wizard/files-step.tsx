import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { fileSlots } from '../../../../contracts/constants.ts';
import { pages } from '../../../../contracts/pages.ts';
import * as t from '../../../../messages/wizard.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { hidden, strong } from '../../../ui/message-tags.tsx';
import { withFile, type StepProps } from './draft.ts';
import { FileSlot } from './file-slot.tsx';
import { useReviewModel } from './planned-issue.tsx';
import { useUploadFacts } from './upload-store.ts';
import { WizardStep } from './wizard-step.tsx';

const guidelines = `${pages.ethics.href({ ethicalSlug: 'submission' })}#anonymising-your-files`;

const guidelinesLink = (children: ReactNode) => (
  <Link to={guidelines} target="_blank" rel="noreferrer">
    {children}
  </Link>
);

/** How to prepare files for reviewers who must not learn who the authors are. */
function AnonymityAdvice() {
  return (
    <Message kind="info">
      <p>{t.anonymiseFiles({ strong })}</p>
      <p>{t.anonymityIsChecked({ link: guidelinesLink, hidden })}</p>
    </Message>
  );
}

/** Step 2: the files. */
export function FilesStep({ draft, change, arrivals, focus }: StepProps) {
  const { maxMegabytes, convertsWord } = useUploadFacts();
  const isAnonymous = useReviewModel(draft) === 'double-anonymous';
  const lead = t.filesLead({ types: convertsWord ? 'converted' : 'unconverted', megabytes: maxMegabytes });
  return (
    <WizardStep title={t.stepFiles()} lead={lead} arrivals={arrivals} focus={focus}>
      {isAnonymous && <AnonymityAdvice />}
      <div>
        {fileSlots.map((label, slot) => (
          <FileSlot
            key={label}
            awsId={draft.awsId}
            slot={slot}
            stored={draft.files[slot] ?? null}
            onKeep={(stored) => change(({ files }) => ({ files: withFile(files, slot, stored) }))}
            onRemove={() => change(({ files }) => ({ files: withFile(files, slot, null) }))}
          />
        ))}
      </div>
    </WizardStep>
  );
}
