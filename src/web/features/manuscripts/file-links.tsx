import { IconFileText } from '@tabler/icons-react';
import { fileSlots } from '../../../contracts/constants.ts';
import * as attachments from '../../../messages/attachments.ts';
import * as t from '../../../messages/manuscripts.ts';
import { formatSize } from '../../ui/format-number.ts';
import { bdi, hidden } from '../../ui/message-tags.tsx';
import styles from './file-links.module.css';

interface LinkedFile {
  readonly url: string;
  readonly slot: number | null;
  readonly name: string;
  readonly size: number;
}

/** The slot of a manuscript file; the files of a rejection have only names. */
const labelOf = ({ slot, name }: LinkedFile) => (slot === null ? name : (fileSlots[slot] ?? name));

/** The files of a manuscript, with names and sizes if `isDetailed`; each opens in a new tab, authorized by the session cookie. */
export function FileLinks({ files, isDetailed = false }: { files: readonly LinkedFile[]; isDetailed?: boolean }) {
  return (
    <ul className={styles.files}>
      {files.map((file) => (
        <li key={file.url}>
          <IconFileText aria-hidden stroke={1.5} size={20} />
          <span>
            <a href={file.url} target="_blank" rel="noreferrer">
              {t.openFile({ name: labelOf(file), bdi, hidden })}
            </a>
            {isDetailed && (
              <span className={styles.detail}>
                {file.slot === null
                  ? formatSize(file.size)
                  : attachments.nameAndSize({ name: file.name, size: formatSize(file.size), bdi })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
