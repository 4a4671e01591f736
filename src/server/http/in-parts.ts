import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';

/** So much of a long list is worked on in one turn of the process: others are answered in between. */
const inOneTurn = 500;

async function* partsOf(list: readonly unknown[]): AsyncGenerator<unknown[]> {
  for (let start = 0; start < list.length; start += inOneTurn) {
    if (start > 0) await turn();
    yield list.slice(start, start + inOneTurn);
  }
}

/** A reply parsed by its schema. */
export async function parsedInParts(schema: z.ZodType, reply: unknown): Promise<unknown> {
  if (!(schema instanceof z.ZodArray) || !Array.isArray(reply) || reply.length <= inOneTurn) return schema.parse(reply);
  const parsed: unknown[] = [];
  for await (const part of partsOf(reply)) parsed.push(...schema.parse(part));
  return parsed;
}

/** A value as JSON. */
export async function bytesOfJson(value: unknown): Promise<string | Buffer> {
  if (!Array.isArray(value) || value.length <= inOneTurn) return JSON.stringify(value);
  const written: Buffer[] = [];
  for await (const part of partsOf(value)) {
    written.push(Buffer.from(written.length === 0 ? '[' : ','), Buffer.from(JSON.stringify(part).slice(1, -1)));
  }
  return Buffer.concat([...written, Buffer.from(']')]);
}
