import type { ReactNode } from 'react';
import type { NeutralFile } from '../../../../contracts/review-values.ts';
import { reviews } from '../../../../contracts/reviews.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useCallMutation } from '../../../api/use-call.ts';
import { hidden } from '../../../ui/message-tags.tsx';
import { ReportFileField } from './report-file-field.tsx';
import styles from './report-file-field.module.css';
import type { useAttaching } from './use-attaching.ts';

interface AttachmentFieldProps {
  readonly invitationId: string;
  readonly attachment: NeutralFile | null;
  readonly sending: ReturnType<typeof useAttaching>;
}

const optional = (children: ReactNode) => <span className={styles.optional}>{children}</span>;

/** The attachment of a report: upload, replace or remove it. */
export function AttachmentField({ invitationId, attachment, sending }: AttachmentFieldProps) {
  const { isPending, error, mutate } = useCallMutation(reviews.detach, [reviews.single]);
  return (
    <ReportFileField
      heading={t.attachmentLabel({ optional })}
      hint={t.attachmentHelp()}
      file={attachment}
      sending={sending}
      removing={{ isPending, error, remove: () => mutate({ params: { invitationId } }) }}
      words={{
        choose: t.chooseAttachment(),
        replace: t.replaceAttachment(),
        remove: t.removeAttachment({ hidden }),
      }}
    />
  );
}
