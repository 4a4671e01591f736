import { actors, type ActorName, type Cast } from '../../access/cast.ts';
import { rows } from '../../access/rows.ts';
import type { Asked, Row } from '../../access/table.ts';

/** A request that is answered as it should be, for a scanner to begin with. */
export interface Target {
  readonly method: string;
  /** With a mark after each parameter of the path. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly token: string | null;
}

/** What would end the sign-ins that the scanners go on with. */
const endings = [
  /\/users\/:id\/(delete|password)$/,
  /\/auth\/logout$/,
  /\/people\/:userId\//,
  /\/sign-ins\/:signInId$/,
];

/** Who is answered well: administrators first, then who owns it. */
const asking: readonly ActorName[] = ['visitor', 'administrator', 'owner', 'editor', 'reviewer'];

const isAnswered = ({ answers }: Row, actor: ActorName) => (answers[actors.indexOf(actor)] ?? 500) < 300;

function targetOf({ call }: Row, { params = {}, query = {}, body }: Asked, token: string | null, mark: string): Target {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => `${encodeURIComponent(params[name] ?? '')}${mark}`);
  return { method: call.method, path, query, body, token };
}

/** One request for each call that takes anything, by somebody whom it is for; with `mark` after each parameter. */
export async function scanTargets(cast: Cast, mark: string): Promise<Target[]> {
  const targets = new Map<string, Target>();
  for (const row of rows) {
    const { call } = row;
    const name = `${call.method} ${call.path}`;
    const actor = asking.find((one) => isAnswered(row, one));
    if (actor === undefined || targets.has(name) || endings.some((ending) => ending.test(call.path))) continue;
    const token = actor === 'visitor' ? null : cast.people[actor].token;
    targets.set(name, targetOf(row, await row.ask(cast), token, mark));
  }
  return [...targets.values()];
}
