import { useRef } from 'react';
import type { ManuscriptEntry } from '../../../../contracts/manuscript-values.ts';
import type { CurrentUser } from '../../../../contracts/own-data.ts';
import { CardTable } from '../../../ui/card-table.tsx';
import { Dialog } from '../../../ui/forms/dialog.tsx';
import { RemovalDialogs } from '../deleting/removal-dialogs.tsx';
import { useAsked } from '../../administration/use-asked.ts';
import { VersionHistory } from '../versions/version-history.tsx';
import styles from './manuscript-list.module.css';
import { manuscriptColumns, ManuscriptRow } from './manuscript-row.tsx';

/** A person's manuscripts, with the dialogs that their rows open. */
export function ManuscriptTable({ user, shown }: { user: CurrentUser; shown: readonly ManuscriptEntry[] }) {
  const versions = useAsked<ManuscriptEntry>();
  const removal = useAsked<ManuscriptEntry>();
  const place = useRef<HTMLDivElement>(null);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <CardTable label="My Manuscripts" columns={manuscriptColumns}>
        {shown.map((manuscript) => (
          <ManuscriptRow key={manuscript.id} manuscript={manuscript} onVersions={versions.ask} onRemove={removal.ask} />
        ))}
      </CardTable>
      {versions.asked && (
        <Dialog title="What was submitted" size="lg" isOpen={versions.asked.isOpen} onClose={versions.close}>
          <VersionHistory articleId={versions.asked.what.id} />
        </Dialog>
      )}
      {removal.asked && (
        <RemovalDialogs
          key={removal.asked.turn}
          manuscript={removal.asked.what}
          userId={user.id}
          isOpen={removal.asked.isOpen}
          onClose={removal.close}
          onRemoved={() => place.current?.focus()}
        />
      )}
    </div>
  );
}
