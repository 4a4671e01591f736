import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { noAnswer } from './api-error.ts';

/** What a page reads as it opens fails by `fetch` itself where there is no line: that is told apart from what went wrong. */
export const tellNoAnswer: MiddlewareFunction<Record<string, DataStrategyResult>> = async (_page, next) => {
  const results = await next();
  for (const read of Object.values(results))
    if (read.type === 'error' && read.result instanceof TypeError) read.result = noAnswer();
};
