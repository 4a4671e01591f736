import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { accounts } from '../../../contracts/accounts.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { showNotice } from '../../ui/notices/notices.ts';
import { PanelSection } from '../../ui/panel-section.tsx';
import { downloadJson } from './download-json.ts';

/** Everything that is kept about the person, as a file. */
export function OwnDataDownload({ userId }: { userId: string }) {
  const read = useCallMutation(accounts.ownData);
  const download = () =>
    read.mutate(
      { params: { id: userId } },
      {
        onSuccess: (data) => downloadJson(`my-data-${new Date().toISOString().slice(0, 10)}.json`, data),
        onError: ({ message }) => showNotice('bad', message),
      },
    );
  return (
    <PanelSection
      title="Your data"
      lead="Your account, your sign-ins, your manuscripts, your reviews, your orders and our emails to you, in one file that other programs can read (JSON)."
    >
      <div>
        <Button
          variant="default"
          leftSection={<IconDownload aria-hidden stroke={1.5} size={20} />}
          loading={read.isPending}
          onClick={download}
        >
          Download my data
        </Button>
      </div>
    </PanelSection>
  );
}
