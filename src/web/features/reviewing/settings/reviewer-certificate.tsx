import { Button, NativeSelect } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useState } from 'react';
import { reviewers } from '../../../../contracts/reviewers.ts';
import * as common from '../../../../messages/common.ts';
import * as t from '../../../../messages/reviewing.ts';
import { useFileDownload } from '../../../api/use-file-download.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { PanelSection } from '../../../ui/panel-section.tsx';
import styles from './settings.module.css';

const yearsOffered = 6;

/** A certificate of the reviews done in a year; it names no manuscript. */
export function ReviewerCertificate() {
  const [thisYear] = useState(() => new Date().getUTCFullYear());
  const [year, setYear] = useState(thisYear);
  const { mutate, isPending, error, reset } = useFileDownload(reviewers.certificate);
  return (
    <PanelSection folds title={t.certificate()} lead={t.certificateLead()}>
      {error && <Message kind="bad">{error.message}</Message>}
      <div className={styles.row}>
        <NativeSelect
          label={t.year()}
          data={Array.from({ length: yearsOffered }, (_, back) => String(thisYear - back))}
          value={String(year)}
          onChange={({ currentTarget }) => {
            reset();
            setYear(Number(currentTarget.value));
          }}
        />
        <Button
          size="md"
          variant="default"
          leftSection={<IconCertificate aria-hidden stroke={1.5} size={20} />}
          loading={isPending}
          onClick={() => mutate({ params: { year } })}
        >
          {common.download()}
        </Button>
      </div>
    </PanelSection>
  );
}
