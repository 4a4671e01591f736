import { expect, test } from 'vitest';
import type { Call } from '../contracts/call.ts';
import { api } from '../contracts/index.ts';
import { actors, makeCast, type ActorName, type Cast } from './access/cast.ts';
import { feeCanaries, feesAreUnseenBy, ownersCanaries, plantFeeCanaries } from './access/fee-canaries.ts';
import { heldElsewhere, rows } from './access/rows.ts';
import type { Asked, Row } from './access/table.ts';
import { addressOf } from './product/client.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();
const cast = await makeCast(product);

const tokenOf = ({ people }: Cast, actor: ActorName) => (actor === 'visitor' ? null : people[actor].token);

async function send(row: Row, asked: Asked, actor: ActorName): Promise<Response> {
  const token = tokenOf(cast, actor);
  return fetch(addressOf(product, row.call, asked), {
    method: row.call.method,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(asked.body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    body: asked.body === undefined ? null : JSON.stringify(asked.body),
    redirect: 'manual',
  });
}

/** The answer holds the fields that the reply's schema names, and no other. */
function holdsOnlyItsSchema(call: Call, answer: Response, text: string): void {
  if (call.replyKind !== 'json' || answer.status !== call.status) return;
  const body: unknown = JSON.parse(text);
  expect(call.reply.parse(body)).toEqual(body);
}

/** What each actor is answered. A target serves one actor after another until a call has changed it. */
async function answersTo(row: Row): Promise<Record<string, number>> {
  const answers: Record<string, number> = {};
  let asked: Asked | null = null;
  for (const actor of actors) {
    if (asked === null) {
      await plantFeeCanaries(cast);
      asked = await row.ask(cast);
    }
    const answer = await send(row, asked, actor);
    const text = await answer.text();
    holdsOnlyItsSchema(row.call, answer, text);
    if (feesAreUnseenBy.includes(actor)) for (const canary of feeCanaries) expect(text, actor).not.toContain(canary);
    answers[actor] = answer.status;
    if (answer.ok && row.call.method !== 'GET') asked = null;
  }
  return answers;
}

test.each(rows.map((row): [string, Row] => [`${row.call.method} ${row.call.path}: ${row.target}`, row]))(
  'answers each actor as the table says, and no fee, waiver or payment to those who may not see it: %s',
  async (_name, row) => {
    expect(await answersTo(row)).toEqual(
      Object.fromEntries(actors.map((actor, column) => [actor, row.answers[column]])),
    );
  },
);

test('every call of the API is in the table', () => {
  const named = new Set([...rows.map(({ call }) => call), ...heldElsewhere]);
  const calls = Object.values(api).flatMap((group) => Object.values<Call>(group));
  expect(calls.filter((call) => !named.has(call)).map((call) => `${call.method} ${call.path}`)).toEqual([]);
});

test('the canaries of fees are seen by those who may see them', async () => {
  await plantFeeCanaries(cast);
  const headers = { authorization: `Bearer ${cast.owner.token}` };
  const text = await (await fetch(`${product.url}/api/fees/${cast.articleId}`, { headers })).text();
  for (const canary of ownersCanaries) expect(text).toContain(canary);
});
