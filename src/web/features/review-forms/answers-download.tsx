import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { reviewForms } from '../../../contracts/review-forms.ts';
import * as desk from '../../../messages/assignment.ts';
import * as t from '../../../messages/review-forms.ts';
import { useFileDownload } from '../../api/use-file-download.ts';
import { Message } from '../../ui/forms/message.tsx';
import { showNotice } from '../../ui/notices/notices.ts';

/** Saves the answers of all reviewers of a journal for a spreadsheet. */
export function AnswersDownload({ journalId }: { journalId: string }) {
  const download = useFileDownload(reviewForms.answers);
  const save = () =>
    download.mutate(
      { params: { journalId } },
      { onSuccess: ({ name }) => showNotice('good', desk.tableSaved({ name })) },
    );
  return (
    <div>
      <Button
        variant="default"
        leftSection={<IconFileDownload aria-hidden stroke={1.5} size={20} />}
        loading={download.isPending}
        onClick={save}
      >
        {t.downloadAnswers()}
      </Button>
      {download.error && <Message kind="bad">{download.error.message}</Message>}
    </div>
  );
}
