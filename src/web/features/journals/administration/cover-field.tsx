import { Button } from '@mantine/core';
import { useState } from 'react';
import { v4 } from 'uuid';
import { coverExtensions, coverMaxMegabytes } from '../../../../contracts/constants.ts';
import { Cover } from '../../../ui/cover.tsx';
import { Attachments } from '../../attachments/attachments.tsx';
import { judgeCover, sendCover } from '../../attachments/issue-files.ts';
import { useAttachments } from '../../attachments/use-attachments.ts';
import styles from './journal-editor.module.css';
import type { JournalForm } from './use-journal-form.ts';

/** The cover on its way to the server. */
export function useCoverUpload(form: JournalForm) {
  const [uuid] = useState(() => v4());
  return useAttachments({
    send: sendCover(uuid),
    isSingle: true,
    maxMegabytes: coverMaxMegabytes,
    judge: judgeCover,
    onStored: (file) => form.setFieldValue('journalImageURL', file.url),
  });
}

interface CoverFieldProps {
  readonly form: JournalForm;
  readonly upload: ReturnType<typeof useCoverUpload>;
}

/** Asks for the cover, and shows it as readers will see it. */
export function CoverField({ form, upload }: CoverFieldProps) {
  const url = form.values.journalImageURL;
  const error = form.errors['journalImageURL'];
  return (
    <div className={styles.withCover}>
      <Attachments
        label="Cover"
        description={`A JPEG, PNG or WebP picture, three by four, at most ${coverMaxMegabytes} MB. Larger ones are made 1200 × 1600 pixels here before they are sent. Without one the journal has a plain cover with its abbreviation.`}
        accept={coverExtensions.join(',')}
        most={1}
        path="journalImageURL"
        error={typeof error === 'string' ? error : undefined}
        files={[]}
        sendings={upload.sendings}
        onChoose={upload.start}
        onRemove={() => form.setFieldValue('journalImageURL', '')}
      />
      <div className={styles.preview}>
        <Cover
          imageUrl={url === '' ? null : url}
          title={form.values.journalAbbreviation}
          alt="The cover as readers will see it"
        />
        {url !== '' && (
          <Button
            variant="default"
            size="compact-md"
            aria-label="Remove the cover"
            onClick={() => form.setFieldValue('journalImageURL', '')}
          >
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
