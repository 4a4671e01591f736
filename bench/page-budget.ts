import { weighPages } from './page-weight.ts';

/** The budget of a page: kilobytes of 1000 bytes as they travel, and the shift of its layout. */
const budget = { scriptKilobytes: 130, styleKilobytes: 30, layoutShift: 0.02 };
/** The home page alone brings the carousel. */
const carouselKilobytes = 10;

interface Sample {
  readonly id: string;
  readonly access: string;
  readonly articlePublishedJournal: { readonly journalAbbreviation: string };
}

/** Addresses of an open article, with its full text, and of one for subscribers. */
async function articleAddresses(url: string): Promise<[string, string][]> {
  const answer = await fetch(`${url}/api/journalArticle/publishedArticle`);
  // Our own server's answer, by its contract.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const articles = (await answer.json()) as Sample[];
  return ['open', 'subscription'].map((access) => {
    const article = articles.find((candidate) => candidate.access === access);
    if (!article) throw new Error(`The demo has no ${access} article`);
    return [
      `article, ${access}`,
      `${url}/journal/${article.articlePublishedJournal.journalAbbreviation}/${article.id}`,
    ];
  });
}

/** Measures first visits and prints them; true if every page is within the budget and contacts no other host. */
export async function keepsPageBudget(url: string, chromium: string): Promise<boolean> {
  const pages: [string, string][] = [
    ...(await articleAddresses(url)),
    ['journal', `${url}/journal/EIJER`],
    ['home', `${url}/`],
  ];
  const weights = await weighPages(
    pages.map(([, address]) => address),
    chromium,
  );
  let isSaved = true;
  for (const [name, address] of pages) {
    const weight = weights.get(address);
    if (!weight) throw new Error(`${address} was not weighed`);
    const [script, style] = [weight.scriptBytes / 1000, weight.styleBytes / 1000];
    isSaved &&=
      script <= budget.scriptKilobytes + (name === 'home' ? carouselKilobytes : 0) &&
      style <= budget.styleKilobytes &&
      weight.layoutShift < budget.layoutShift &&
      weight.foreignHosts.length === 0;
    process.stdout.write(
      `${name.padEnd(24)} script ${script.toFixed(1).padStart(6)} kB  style ${style.toFixed(1).padStart(5)} kB  layout shift ${weight.layoutShift.toFixed(4)}  other hosts ${weight.foreignHosts.join(' ') || 'none'}\n`,
    );
  }
  process.stdout.write(
    `First load, compressed (budget: script ${budget.scriptKilobytes} kB, home ${carouselKilobytes} more; style ${budget.styleKilobytes} kB, layout shift below ${budget.layoutShift}, no other host): ${isSaved ? 'kept' : 'NOT KEPT'}\n`,
  );
  return isSaved;
}
