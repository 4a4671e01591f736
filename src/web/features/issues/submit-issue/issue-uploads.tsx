import { coverExtensions, coverMaxMegabytes } from '../../../../contracts/constants.ts';
import type { StoredFile } from '../../../../contracts/files.ts';
import * as t from '../../../../messages/issues.ts';
import { Cover } from '../../../ui/cover.tsx';
import { useSite } from '../../../ui/site-facts.ts';
import { Attachments } from '../../attachments/attachments.tsx';
import { judgeCover, judgeDocument, sendCover, sendDocument } from '../../attachments/issue-files.ts';
import { useAttachments } from '../../attachments/use-attachments.ts';
import styles from './submit-issue.module.css';
import type { IssueFormInUse } from './use-issue-form.ts';

/** The uploads of cover and document. */
export function useIssueUploads({ uuid, setFile }: Pick<IssueFormInUse, 'uuid' | 'setFile'>) {
  const maxMegabytes = useSite()?.maxUploadMegabytes ?? 50;
  const cover = useAttachments({
    send: sendCover(uuid),
    isSingle: true,
    maxMegabytes: coverMaxMegabytes,
    judge: judgeCover,
    onStored: (file) => setFile('cover', file),
  });
  const document = useAttachments({
    send: sendDocument(uuid),
    isSingle: true,
    maxMegabytes,
    judge: judgeDocument,
    onStored: (file) => setFile('document', file),
  });
  return { cover, document, maxMegabytes, isSending: cover.isSending || document.isSending };
}

const textOf = (error: unknown) => (typeof error === 'string' ? error : undefined);
const listOf = (file: StoredFile | null) => (file ? [file] : []);

interface IssueUploadsProps extends Pick<IssueFormInUse, 'form' | 'files' | 'setFile'> {
  readonly uploads: ReturnType<typeof useIssueUploads>;
}

/** The fields for cover, with a preview, and document. */
export function IssueUploads({ form, files, setFile, uploads }: IssueUploadsProps) {
  return (
    <>
      <div className={styles.withCover}>
        <Attachments
          label={t.cover()}
          description={t.coverHelp({ megabytes: coverMaxMegabytes })}
          accept={coverExtensions.join(',')}
          most={1}
          isRequired
          path="issueImageURL"
          error={textOf(form.errors['issueImageURL'])}
          files={listOf(files.cover)}
          uploads={uploads.cover.uploads}
          onChoose={uploads.cover.start}
          onRemove={() => setFile('cover', null)}
        />
        {files.cover && (
          <div className={styles.preview}>
            <Cover imageUrl={files.cover.url} title="" alt={t.coverPreview()} />
          </div>
        )}
      </div>
      <Attachments
        label={t.document()}
        description={t.documentHelp({ megabytes: uploads.maxMegabytes })}
        accept=".pdf"
        most={1}
        isRequired
        path="issueDoccumentURL"
        error={textOf(form.errors['issueDoccumentURL'])}
        files={listOf(files.document)}
        uploads={uploads.document.uploads}
        onChoose={uploads.document.start}
        onRemove={() => setFile('document', null)}
      />
    </>
  );
}
