import { data } from 'react-router';

const isNotFound = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 404;

/** Waits for a loader; a missing thing becomes the not-found screen with status 404. */
export async function loadOr404<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw isNotFound(error) ? noSuchPage() : error;
  }
}

/** What a loader throws for an unknown address. */
export const noSuchPage = () => data(null, { status: 404 });
