import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { longestReport, outbox } from '../../../contracts/outbox.ts';
import { useCallMutation } from '../../api/use-call.ts';
import { Message } from '../../ui/forms/message.tsx';
import { FileZone } from '../attachments/file-zone.tsx';

/** Takes a delivery report that came to somebody as a message, saved as a file. */
export function ReportField() {
  const handIn = useCallMutation(outbox.handInReport, [outbox.list, outbox.letter, outbox.undeliverable]);
  const [problem, setProblem] = useState<string | null>(null);
  const take = async (file: File | undefined) => {
    if (!file) return;
    handIn.reset();
    setProblem(file.size > longestReport ? 'This file is too long for a delivery report. Nothing was changed.' : null);
    if (file.size > longestReport) return;
    const report = await file.text().catch(() => null);
    if (report === null) setProblem('The file could not be read. Please choose it again.');
    else handIn.mutate({ body: { report } });
  };
  const fault = problem ?? handIn.error?.message ?? null;
  return (
    <>
      <FileZone
        accept=".eml,message/rfc822,text/plain"
        disabled={handIn.isPending}
        onFiles={([file]) => void take(file)}
      >
        <IconFileImport aria-hidden stroke={1.5} size={24} />
        <span>{handIn.isPending ? 'Reading the report …' : 'Hand in a delivery report'}</span>
        <small>The message of the other server, saved as an .eml file</small>
      </FileZone>
      {fault !== null && <Message kind="bad">{fault}</Message>}
      {handIn.data && (
        <Message kind={handIn.data.outcome === 'came-back' ? 'good' : 'info'}>{handIn.data.message}</Message>
      )}
    </>
  );
}
