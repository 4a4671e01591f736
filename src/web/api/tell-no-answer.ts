import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { noAnswer } from './api-error.ts';

/** Without a connection, the loaders of a page fail in `fetch` itself: tell that apart from other failures. */
export const tellNoAnswer: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_page, next) => {
  const results = await next();
  for (const read of Object.values(results))
    if (read.type === 'error' && read.result instanceof TypeError) read.result = noAnswer();
};
