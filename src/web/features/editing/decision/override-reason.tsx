import { Textarea } from '@mantine/core';
import type { EditorsManuscript } from '../../../../contracts/editorial-values.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { reportWords } from '../reports/report-words.ts';

interface OverrideReasonProps {
  readonly manuscript: EditorsManuscript;
  /** The field as the form knows it. */
  readonly field: object;
}

/** Asks an administrator why they decide without the needed reports. */
export function OverrideReason({ manuscript, field }: OverrideReasonProps) {
  return (
    <>
      <Message kind="info">
        <p>Reports: {reportWords(manuscript)}. An administrator can decide without them, with a reason.</p>
      </Message>
      <Textarea
        label="Reason to decide without the needed reports"
        description="It is recorded."
        withAsterisk
        autosize
        minRows={2}
        maxRows={8}
        {...field}
      />
    </>
  );
}
