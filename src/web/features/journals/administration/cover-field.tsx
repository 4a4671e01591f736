import { Button } from '@mantine/core';
import { useState } from 'react';
import { v4 } from 'uuid';
import { coverExtensions, coverMaxMegabytes } from '../../../../contracts/constants.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/journal-settings.ts';
import { Cover } from '../../../ui/cover.tsx';
import { Attachments } from '../../attachments/attachments.tsx';
import { judgeCover, sendCover } from '../../attachments/issue-files.ts';
import { useAttachments } from '../../attachments/use-attachments.ts';
import styles from './journal-editor.module.css';
import type { JournalForm } from './use-journal-form.ts';

/** Uploads the cover. */
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

/** The cover, with a preview. */
export function CoverField({ form, upload }: CoverFieldProps) {
  const url = form.values.journalImageURL;
  const error = form.errors['journalImageURL'];
  return (
    <div className={styles.withCover}>
      <Attachments
        label={t.cover()}
        description={t.coverHelp({ megabytes: coverMaxMegabytes })}
        accept={coverExtensions.join(',')}
        most={1}
        path="journalImageURL"
        error={typeof error === 'string' ? error : undefined}
        files={[]}
        uploads={upload.uploads}
        onChoose={upload.start}
        onRemove={() => form.setFieldValue('journalImageURL', '')}
      />
      <div className={styles.preview}>
        <Cover imageUrl={url === '' ? null : url} title={form.values.journalAbbreviation} alt={t.coverPreview()} />
        {url !== '' && (
          <Button
            variant="default"
            size="compact-md"
            aria-label={t.removeCover()}
            onClick={() => form.setFieldValue('journalImageURL', '')}
          >
            {common.remove()}
          </Button>
        )}
      </div>
    </div>
  );
}
