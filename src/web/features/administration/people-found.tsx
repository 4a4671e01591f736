import type { Person } from '../../../contracts/administration.ts';
import * as t from '../../../messages/administration.ts';
import { LostFootprints } from '../../ui/drawings/lost-footprints.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { EditPersonDialog } from './edit-person-dialog.tsx';
import { PeopleTable } from './people-table.tsx';
import { PersonChangeDialog } from './person-change-dialog.tsx';
import type { PersonChange } from './person-change.ts';
import { RoleDialog } from './role-dialog.tsx';
import { useAsked } from '../../ui/forms/use-asked.ts';

interface PeopleFoundProps {
  readonly people: readonly Person[];
  readonly ownId: string;
}

/** The people found, and their dialogs. */
export function PeopleFound({ people, ownId }: PeopleFoundProps) {
  const change = useAsked<PersonChange>();
  const role = useAsked<Person>();
  const edit = useAsked<Person>();
  return (
    <>
      {people.length > 0 ? (
        <PeopleTable people={people} ownId={ownId} onAsk={change.ask} onEdit={edit.ask} onGiveRole={role.ask} />
      ) : (
        <EmptyState drawing={<LostFootprints />} title={t.nobodyFoundTitle()} level={3}>
          <p>{t.nobodyFoundHint()}</p>
        </EmptyState>
      )}
      {change.asked && (
        <PersonChangeDialog
          key={`change-${change.asked.turn}`}
          change={change.asked.what}
          isOpen={change.asked.isOpen}
          ownId={ownId}
          onClose={change.close}
        />
      )}
      {edit.asked && (
        <EditPersonDialog
          key={`edit-${edit.asked.turn}`}
          person={edit.asked.what}
          isOpen={edit.asked.isOpen}
          onClose={edit.close}
        />
      )}
      {role.asked && (
        <RoleDialog
          key={`role-${role.asked.turn}`}
          person={role.asked.what}
          isOpen={role.asked.isOpen}
          ownId={ownId}
          onClose={role.close}
        />
      )}
    </>
  );
}
