import { files, type StoredFile } from '../../../../contracts/files.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { endingOf } from './unacceptable.ts';

interface UnshownPicturesProps {
  readonly file: Pick<StoredFile, 'url' | 'name'>;
}

/** Names the pictures of a Word document that reviewers and readers would not see, and what to do. */
export function UnshownPictures({ file }: UnshownPicturesProps) {
  const fileId = file.url.split('/').at(-1) ?? '';
  const { data } = useCall(files.unshownPictures, { params: { fileId } }, { enabled: endingOf(file) === '.docx' });
  const pictures = data?.pictures ?? [];
  if (pictures.length === 0) return null;
  return (
    <Message kind="warn">
      Reviewers cannot see parts of this document: {pictures.map(({ kind, count }) => `${count} ${kind}`).join(', ')}.
      Save them as PNG in Word, or upload a PDF.
    </Message>
  );
}
