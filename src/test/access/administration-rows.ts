import { administration } from '../../contracts/administration.ts';
import { administratorOnly, missing, nothing, row } from './table.ts';

/** The calls of administrators. */
export const administrationRows = [
  row(administration.people, 'everybody', nothing, administratorOnly(200)),
  row(
    administration.setAdministrator,
    'the owner',
    ({ owner }) => ({ params: { userId: owner.user.id }, body: { isAdmin: false } }),
    administratorOnly(200),
  ),
  row(
    administration.setAdministrator,
    'nobody',
    () => ({ params: { userId: missing }, body: { isAdmin: true } }),
    administratorOnly(404),
  ),
  row(
    administration.setDisabled,
    'a disabled user',
    ({ people }) => ({ params: { userId: people['disabled user'].user.id }, body: { isDisabled: true } }),
    administratorOnly(200),
  ),
  row(
    administration.setDisabled,
    'nobody',
    () => ({ params: { userId: missing }, body: { isDisabled: true } }),
    administratorOnly(404),
  ),
  row(
    administration.setJournalRole,
    'the owner',
    ({ owner, journal }) => ({
      params: { userId: owner.user.id },
      body: { journalId: journal.id, role: 'reviewer', isHeld: false },
    }),
    administratorOnly(200),
  ),
  row(
    administration.setJournalRole,
    'nobody',
    ({ journal }) => ({
      params: { userId: missing },
      body: { journalId: journal.id, role: 'reviewer', isHeld: true },
    }),
    administratorOnly(404),
  ),
];
