import type { articles } from '../../../contracts/articles.ts';
import { readingAddresses } from '../../../contracts/reading-addresses.ts';
import { callApi } from '../../api/call-api.ts';

/** Asks the server whether the signed-in person may read a PDF. */
export const readEntitlement = (articleId: string) =>
  callApi<typeof articles.entitlement>(readingAddresses.entitlement, { params: { articleId } });
