import { createHash } from 'node:crypto';
import { ApiRefusal } from './api-refusal.ts';
import { epochSeconds } from './epoch-seconds.ts';
import type { SandboxState } from './sandbox-state.ts';

const savedFor = 24 * 60 * 60;

/** Answers a request once under its idempotency key: again the same answer, and never to another request. */
export function answerOnce(state: SandboxState, key: string | undefined, body: unknown, answer: () => object): object {
  if (key === undefined) return answer();
  const fingerprint = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  const kept = state.answers[key];
  if (!kept) {
    const first = structuredClone(answer());
    state.answers[key] = { fingerprint, answer: first, created: epochSeconds() };
    return first;
  }
  if (kept.fingerprint !== fingerprint) {
    const message = `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}'.`;
    throw new ApiRefusal(400, message, { type: 'idempotency_error' });
  }
  return kept.answer;
}

/** Lets go of the keys that are older than a day, as the provider does. */
export function forgetOldAnswers(state: SandboxState): void {
  const limit = epochSeconds() - savedFor;
  for (const [key, { created }] of Object.entries(state.answers)) {
    if (created < limit) Reflect.deleteProperty(state.answers, key);
  }
}
