import { callApi } from '../../api/call-api.ts';

/** Asks the server whether the signed-in person may read a PDF; the contract comes with the question, as few readers need it. */
export async function readEntitlement(articleId: string) {
  const { articles } = await import('../../../contracts/articles.ts');
  return callApi(articles.entitlement, { params: { articleId } });
}
