import { compare, type Product } from './side-by-side.ts';

const whole = { 'accept-encoding': 'identity' };
const compressed = { 'accept-encoding': 'gzip' };

async function anArticle(url: string): Promise<{ page: string; call: string }> {
  const answer = await fetch(`${url}/api/journalArticle/publishedArticle`);
  // Our own server's answer, by its contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const articles = (await answer.json()) as {
    id: string;
    access: string;
    articlePublishedJournal: { journalAbbreviation: string };
  }[];
  const article = articles.find(({ access }) => access === 'open');
  if (!article) throw new Error('The demo has no open article');
  const { journalAbbreviation } = article.articlePublishedJournal;
  return {
    page: `/journal/${journalAbbreviation}/${article.id}`,
    call: `/api/journalArticle/singlePublishedArticle/${article.id}`,
  };
}

/** Compares cached answers with servers that do nothing else; true if all goals are met. */
export async function answersInTime(product: Product): Promise<boolean> {
  const article = await anArticle(product.url);
  const list = '/api/journalArticle/page';
  const [page, call] = [
    { extension: 'html', goal: 0.85 },
    { extension: 'json', goal: 0.5 },
  ];
  const all = [
    { ...page, name: 'home', path: '/', headers: whole },
    { ...page, name: 'home, compressed', path: '/', headers: compressed },
    { ...page, name: 'home, not modified', path: '/', headers: compressed, isKnown: true, goal: 0.95 },
    { ...page, name: 'journal', path: '/journal/EIJER', headers: whole },
    { ...page, name: 'article', path: article.page, headers: whole },
    { ...page, name: 'feed', path: '/all_articles.rss', headers: whole, extension: 'rss' },
    { ...call, name: 'list call', path: list, headers: whole },
    { ...call, name: 'list call, compressed', path: list, headers: compressed },
    { ...call, name: 'article call', path: article.call, headers: whole },
  ];
  let isMet = true;
  for (const one of all) isMet = (await compare(product, one)) && isMet;
  return isMet;
}
