import type { ApiError } from '../../api/api-error.ts';

/** What was found in a text that was not sent, in words. */
export interface FoundNames {
  readonly message: string;
  readonly lines: readonly string[];
}

/** What a refusal found; null where it has another reason. */
export const foundNames = (error: ApiError | null): FoundNames | null =>
  error?.code === 'names-found'
    ? { message: error.message, lines: Object.values(error.fields).flatMap((lines) => lines.split('\n')) }
    : null;
