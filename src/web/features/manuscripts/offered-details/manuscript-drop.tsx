import { IconFileSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { fileExtensions } from '../../../../contracts/constants.ts';
import { FileZone } from '../../attachments/file-zone.tsx';

interface ManuscriptDropProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isOver: boolean;
  /** Whether a manuscript is uploaded already. */
  readonly isStored: boolean;
  readonly onChoose: (file: File) => void;
}

/** The place for the manuscript itself, before anything has been filled in. */
export function ManuscriptDrop({ input, isOver, isStored, onChoose }: ManuscriptDropProps) {
  return (
    <FileZone
      ref={input}
      accept={fileExtensions.join(',')}
      aria-label="Choose the manuscript to start with"
      isOver={isOver}
      onFiles={(files) => files.forEach(onChoose)}
    >
      <IconFileSearch aria-hidden stroke={1.5} size={22} color="var(--accent)" />
      <span>
        {isStored ? 'Drop another one here, or choose it' : 'Drop it here, or choose it'}, and we read title, abstract,
        keywords and authors from it. You decide on each.
      </span>
    </FileZone>
  );
}
