import { files, type StoredFile, type UnshownPictures as Unshown } from '../../../../contracts/files.ts';
import * as t from '../../../../messages/wizard.ts';
import { useCall } from '../../../api/use-call.ts';
import { Message } from '../../../ui/forms/message.tsx';
import { endingOf } from '../../attachments/unacceptable.ts';

interface UnshownPicturesProps {
  readonly file: Pick<StoredFile, 'url' | 'name'>;
}

function inWords({ kind, count }: Unshown['pictures'][number]): string {
  if (kind === 'chart') return t.hiddenCharts({ count });
  if (kind === 'diagram') return t.hiddenDiagrams({ count });
  return kind === 'imported part' ? t.hiddenImports({ count }) : t.hiddenPictures({ count, kind });
}

/** Names the pictures of a Word document that reviewers and readers would not see, and what to do. */
export function UnshownPictures({ file }: UnshownPicturesProps) {
  const fileId = file.url.split('/').at(-1) ?? '';
  const { data } = useCall(files.unshownPictures, { params: { fileId } }, { enabled: endingOf(file) === '.docx' });
  const pictures = data?.pictures ?? [];
  if (pictures.length === 0) return null;
  return <Message kind="warn">{t.hiddenParts({ parts: pictures.map(inWords).join(', ') })}</Message>;
}
