import { z } from 'zod';
import { ComingBack } from './coming-back.ts';
import { CurrentUser } from './own-data.ts';
import { defineCall } from './call.ts';
import { journalRoles } from './constants.ts';
import { Id, Instant, pageNumber } from './values.ts';

/** An account as administrators see it. */
export const Person = CurrentUser.extend({
  /** The midnight (UTC) of the day on which it was made. */
  createdAt: Instant,
  isVerified: z.boolean(),
  isDisabled: z.boolean(),
  /** Whether the address returns emails. */
  comesBack: ComingBack,
});
export type Person = z.infer<typeof Person>;

const params = z.object({ userId: Id });

export const administration = {
  people: defineCall({
    method: 'GET',
    path: '/api/administration/people',
    summary: 'Accounts by name; search by name, address or affiliation',
    access: 'administrator',
    query: z.object({ q: z.string().max(200).default(''), page: pageNumber }),
    reply: z.object({ people: z.array(Person), total: z.int(), page: z.int(), pageCount: z.int() }),
  }),
  setAdministrator: defineCall({
    method: 'PUT',
    path: '/api/administration/people/:userId/administrator',
    summary: 'Gives or removes administrator rights; the last administrator keeps them',
    access: 'administrator',
    params,
    body: z.object({ isAdmin: z.boolean() }),
    reply: Person,
  }),
  setDisabled: defineCall({
    method: 'PUT',
    path: '/api/administration/people/:userId/disabled',
    summary: 'Disables an account and ends its sessions, or enables it again',
    access: 'administrator',
    params,
    body: z.object({ isDisabled: z.boolean() }),
    reply: Person,
  }),
  setJournalRole: defineCall({
    method: 'PUT',
    path: '/api/administration/people/:userId/roles',
    summary: 'Gives a person a role at a journal, or removes it',
    access: 'administrator',
    params,
    body: z.object({ journalId: Id, role: z.enum(journalRoles), isHeld: z.boolean() }),
    reply: Person,
  }),
} as const;
