import { z } from 'zod';

/** Every refusal that a call can answer with, and its HTTP status: the one table for both sides. */
export const errorStatuses = {
  malformed: 400,
  'not-signed-in': 401,
  'login-failed': 401,
  'subscription-needed': 402,
  'payment-declined': 402,
  'payment-step-needed': 402,
  forbidden: 403,
  'password-needed': 403,
  'not-found': 404,
  'too-slow': 408,
  'state-conflict': 409,
  'already-owned': 409,
  'already-paid': 409,
  'already-submitted': 409,
  'stale-version': 409,
  'reviews-missing': 409,
  'conflict-of-interest': 409,
  'names-found': 409,
  'link-spent': 410,
  'invitation-expired': 410,
  withdrawn: 410,
  'too-large': 413,
  'unsupported-file': 415,
  'invalid-input': 422,
  'pdf-needed': 422,
  'price-mismatch': 422,
  busy: 423,
  'too-many-requests': 429,
  'head-too-large': 431,
  internal: 500,
  'storage-full': 507,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** The body of every error answer: `application/problem+json` (RFC 9457). */
export const Problem = z.object({
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  errors: z.record(z.string(), z.string()).optional(),
});
export type Problem = z.infer<typeof Problem>;
