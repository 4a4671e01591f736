import { useRef } from 'react';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { RemovalDialogs } from '../deleting/removal-dialogs.tsx';
import { useAsked } from '../../../ui/forms/use-asked.ts';
import { VersionHistory } from '../versions/version-history.tsx';
import styles from './manuscript-list.module.css';
import { manuscriptColumns, ManuscriptRow } from './manuscript-row.tsx';
import { useOpener } from './use-opener.ts';

/** A person's manuscripts, with the dialogs that their rows open. */
export function ManuscriptTable({ user, shown }: { user: CurrentUser; shown: readonly ManuscriptEntry[] }) {
  const versions = useAsked<ManuscriptEntry>();
  const removal = useAsked<ManuscriptEntry>();
  const place = useRef<HTMLDivElement>(null);
  const { remember, giveBack } = useOpener();
  const asking = (ask: (manuscript: ManuscriptEntry) => void) => (manuscript: ManuscriptEntry) => {
    remember();
    ask(manuscript);
  };
  const closing = (close: () => void) => () => {
    close();
    giveBack();
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <CardTable label="My Manuscripts" columns={manuscriptColumns}>
        {shown.map((manuscript) => (
          <ManuscriptRow
            key={manuscript.id}
            manuscript={manuscript}
            user={user}
            onVersions={asking(versions.ask)}
            onRemove={asking(removal.ask)}
          />
        ))}
      </CardTable>
      {versions.asked && (
        <Dialog title="What was submitted" size="lg" isOpen={versions.asked.isOpen} onClose={closing(versions.close)}>
          <VersionHistory articleId={versions.asked.what.id} />
        </Dialog>
      )}
      {removal.asked && (
        <RemovalDialogs
          key={removal.asked.turn}
          manuscript={removal.asked.what}
          userId={user.id}
          isOpen={removal.asked.isOpen}
          onClose={closing(removal.close)}
          onRemoved={() => place.current?.focus()}
        />
      )}
    </div>
  );
}
