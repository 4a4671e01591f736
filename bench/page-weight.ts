import { chromium, type Browser } from '@playwright/test';

/** What a first visit of a page costs: bytes as they travel (compressed), requests to other hosts, shift of its layout. */
export interface PageWeight {
  readonly scriptBytes: number;
  readonly styleBytes: number;
  readonly foreignHosts: readonly string[];
  readonly layoutShift: number;
}

/** Sums all layout shifts that no input caused, as the browser reports them. */
const watchLayoutShift = `
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.layoutShift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

async function weigh(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.addInitScript({ content: watchLayoutShift });
  const bytes = { script: 0, stylesheet: 0 };
  const foreign = new Set<string>();
  const measured: Promise<void>[] = [];
  page.on('requestfinished', (request) => {
    const { host } = new URL(request.url());
    if (host !== new URL(url).host && !request.url().startsWith('data:')) foreign.add(host);
    const kind = request.resourceType();
    if (kind === 'script' || kind === 'stylesheet')
      measured.push(
        request.sizes().then((sizes) => {
          bytes[kind] += sizes.responseBodySize;
        }),
      );
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  await Promise.all(measured);
  const weight = {
    scriptBytes: bytes.script,
    styleBytes: bytes.stylesheet,
    foreignHosts: [...foreign],
    layoutShift: Number(await page.evaluate('window.layoutShift')),
  };
  await context.close();
  return weight;
}

/** Opens pages in a fresh browser each and weighs them. `executablePath` is Chromium's. */
export async function weighPages(
  urls: readonly string[],
  executablePath: string,
): Promise<ReadonlyMap<string, PageWeight>> {
  const args = ['--disable-gpu', '--disable-dev-shm-usage', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const browser = await chromium.launch({ executablePath, args });
  try {
    const weights = new Map<string, PageWeight>();
    for (const url of urls) weights.set(url, await weigh(browser, url));
    return weights;
  } finally {
    await browser.close();
  }
}
