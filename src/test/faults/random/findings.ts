import type { Request } from './random-request.ts';
import type { Answer } from './send-request.ts';

interface Finding {
  readonly role: string;
  readonly asked: Request;
  readonly answer: Answer;
}

/** What the server wrote of the request whose answer carries this id. */
function loggedFor(log: string, id: unknown): string {
  if (typeof id !== 'string') return '';
  return log.split('\n').find((line) => line.includes(id)) ?? '';
}

/** What was found, each kind of fault of each call once, with the first request that showed it. */
export class Findings {
  readonly #kinds = new Map<string, Finding & { times: number }>();

  add(call: string, fault: string, finding: Finding): void {
    const kind = `${call}: ${fault}`;
    const before = this.#kinds.get(kind);
    this.#kinds.set(kind, { ...(before ?? finding), times: (before?.times ?? 0) + 1 });
  }

  /** In words, with what the server logged of it. */
  described(log: string): string[] {
    return [...this.#kinds].map(([kind, { role, asked, answer, times }]) =>
      [
        `${kind} (${times} times)`,
        `  as ${role}: ${asked.method} ${asked.path.slice(0, 300)}`,
        `  ${JSON.stringify({ ...asked.headers, authorization: undefined }).slice(0, 300)}`,
        `  ${asked.body?.toString().slice(0, 500) ?? ''}`,
        `  answered ${answer.status}: ${answer.text.slice(0, 300)}`,
        `  logged: ${loggedFor(log, answer.headers['x-request-id']).slice(0, 1200)}`,
      ].join('\n'),
    );
  }
}
