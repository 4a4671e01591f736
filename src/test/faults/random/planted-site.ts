import { actors, makeCast, type ActorName, type Cast } from '../../access/cast.ts';
import { rows } from '../../access/rows.ts';
import type { Asked, Row } from '../../access/table.ts';
import { accounts } from '../../../contracts/accounts.ts';
import { reply } from '../../product/client.ts';
import { aUser, password, type TestUser } from '../../product/factories.ts';
import { giveRole } from '../../product/peer-review.ts';
import type { Product } from '../../product/start-product.ts';
import type { KnownValues } from './known-values.ts';

export const roles = ['visitor', 'user', 'author', 'reviewer', 'editor', 'chief', 'administrator'] as const;
export type Role = (typeof roles)[number];

const roleOf: Readonly<Partial<Record<ActorName, Role>>> = {
  visitor: 'visitor',
  'ordinary user': 'user',
  owner: 'author',
  reviewer: 'reviewer',
  editor: 'editor',
  administrator: 'administrator',
};

/** What a call is known to be asked with, and by whom it is answered well; null where nobody is. */
export interface KnownRequest {
  readonly asked: Asked;
  readonly by: Role | null;
}

function answeredTo({ answers }: Row): Role | null {
  const index = answers.findIndex((status, column) => status < 300 && roleOf[actors[column] ?? 'owner'] !== undefined);
  return roleOf[actors[index] ?? 'expired token'] ?? null;
}

/** A site with everybody, and with something for every call to be made on. */
export interface PlantedSite {
  /** What each call is known to be asked with, by the call's name in the description. */
  readonly asked: ReadonlyMap<string, readonly KnownRequest[]>;
  tokenOf(role: Role): string | null;
  /** Signs the holder of a role in again, whom a random request has signed out; or somebody else, where that fails. */
  replace(role: Role): Promise<void>;
}

/** For each call of the table of access, what it is asked with there. */
async function askEach(cast: Cast, known: KnownValues): Promise<Map<string, KnownRequest[]>> {
  const asked = new Map<string, KnownRequest[]>();
  for (const row of rows) {
    const { call } = row;
    const one = await row.ask(cast);
    known.learn(one.params);
    known.learn(one.query);
    known.learn(one.body);
    const name = `${call.method} ${call.path.replace(/:(\w+)/g, '{$1}')}`;
    asked.set(name, [...(asked.get(name) ?? []), { asked: one, by: answeredTo(row) }]);
  }
  return asked;
}

async function holderOf(product: Product, cast: Cast, role: Exclude<Role, 'visitor'>): Promise<TestUser> {
  const person = await aUser(product, { isAdmin: role === 'administrator' });
  if (role === 'reviewer' || role === 'editor') await giveRole(product, person, cast.journal.id, role);
  if (role === 'chief') await giveRole(product, person, cast.journal.id, 'editor-in-chief');
  return person;
}

/** Plants a site; what stands in it is learnt. */
export async function plantSite(product: Product, known: KnownValues): Promise<PlantedSite> {
  const cast = await makeCast(product);
  const { people } = cast;
  const holders: Record<Exclude<Role, 'visitor'>, TestUser> = {
    user: people['ordinary user'],
    author: people.owner,
    reviewer: people.reviewer,
    editor: people.editor,
    chief: await holderOf(product, cast, 'chief'),
    administrator: people.administrator,
  };
  known.learn({ journalId: cast.journal.id, articleId: [cast.articleId, cast.manuscriptId], fileId: cast.fileId });
  known.learn({ journalAbbreviation: cast.journal.abbreviation, abbreviation: cast.journal.abbreviation });
  for (const { user, email } of Object.values(holders))
    known.learn({ userId: user.id, adminId: user.id, id: user.id, email });
  return {
    asked: await askEach(cast, known),
    tokenOf: (role) => (role === 'visitor' ? null : holders[role].token),
    replace: async (role) => {
      if (role === 'visitor') return;
      const before = holders[role];
      const body = { email: before.email, password };
      const again = await reply(product, accounts.login, { body }).catch(() => null);
      holders[role] = again === null ? await holderOf(product, cast, role) : { ...before, token: again.token };
    },
  };
}
