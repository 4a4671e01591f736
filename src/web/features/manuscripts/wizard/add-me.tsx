import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import type { AuthorFields } from './draft.ts';
import { isAmong, ownEntry } from './own-entry.ts';

interface AddMeProps {
  readonly user: CurrentUser;
  readonly authors: readonly AuthorFields[];
  readonly onAdd: (me: AuthorFields) => void;
}

/** The way to add oneself, with what the profile knows; gone once one is in the list. */
export function AddMe({ user, authors, onAdd }: AddMeProps) {
  const me = ownEntry(user);
  if (isAmong(authors, me)) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconUserPlus aria-hidden stroke={1.5} size={20} />}
      onClick={() => onAdd(me)}
    >
      Add me as an author
    </Button>
  );
}
