import { files, type StoredFile, type UnshownPictures as Unshown } from '../../../../contracts/files.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { endingOf } from '../../attachments/unacceptable.ts';

interface UnshownPicturesProps {
  readonly file: Pick<StoredFile, 'url' | 'name'>;
}

const nouns = new Set<string>(['chart', 'diagram', 'imported part']);

function inWords({ kind, count }: Unshown['pictures'][number]): string {
  const noun = nouns.has(kind) ? kind : `${kind} picture`;
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** Names the pictures of a Word document that reviewers and readers would not see, and what to do. */
export function UnshownPictures({ file }: UnshownPicturesProps) {
  const fileId = file.url.split('/').at(-1) ?? '';
  const { data } = useCall(files.unshownPictures, { params: { fileId } }, { enabled: endingOf(file) === '.docx' });
  const pictures = data?.pictures ?? [];
  if (pictures.length === 0) return null;
  return (
    <Message kind="warn">
      Reviewers cannot see parts of this document: {pictures.map(inWords).join(', ')}. Save them as PNG in Word, or
      upload a PDF.
    </Message>
  );
}
