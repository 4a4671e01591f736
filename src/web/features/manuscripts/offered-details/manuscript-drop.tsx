import { IconFileSearch } from '@tabler/icons-react';
import type { RefObject } from 'react';
import { fileExtensions } from '../../../../contracts/constants.ts';
import { FileZone } from '../file-zone.tsx';

interface ManuscriptDropProps {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly isOver: boolean;
  /** Whether the manuscript is uploaded already: it is dropped again only to be read. */
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
        {isStored ? 'Drop it here again, or another one' : 'Drop it here, or choose it'}, and we read title, abstract,
        keywords and authors from it. You decide on each.
      </span>
    </FileZone>
  );
}
