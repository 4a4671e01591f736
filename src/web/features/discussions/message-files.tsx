import { fileExtensions } from '../../../contracts/constants.ts';
import { mostDiscussionFiles } from '../../../contracts/discussion-values.ts';
import * as t from '../../../messages/discussions.ts';
import { Attachments } from '../attachments/attachments.tsx';
import styles from './discussions.module.css';
import type { MessageInWork } from './use-message.ts';

interface MessageFilesProps {
  readonly message: MessageInWork;
  /** Whether the readers get copies that tell nothing of who sent them. */
  readonly isUnnamed: boolean;
}

/** The files of a message, folded until they are wanted. */
export function MessageFiles({ message, isUnnamed }: MessageFilesProps) {
  const facts = { count: mostDiscussionFiles, types: fileExtensions.join(', ') };
  return (
    <details className={styles.attach}>
      <summary>{t.attachFiles()}</summary>
      <Attachments
        label={t.filesLabel()}
        description={isUnnamed ? t.filesHelpUnnamed(facts) : t.filesHelp(facts)}
        accept={fileExtensions.join(',')}
        most={mostDiscussionFiles}
        files={message.files}
        uploads={message.uploads}
        onChoose={message.start}
        onRemove={message.remove}
      />
    </details>
  );
}
