import { expect, type Browser, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { payloads } from './hostile-payloads.ts';
import { answers } from './is-there.ts';

/** Where the browser's own viewer of PDFs lives, which is a frame inside ours. */
const pdfViewer = 'chrome-extension://mhjfbmdgcfjbbpaeojofohoefgiehjai/';

/** Collects whatever a payload brings about in any page of the context: a mark, a refusal by the policy, a request elsewhere, a dialog. */
async function watchForExecution(context: BrowserContext, url: string): Promise<string[]> {
  const { origin } = new URL(url);
  const findings: string[] = [];
  await context.exposeFunction('__ran', (mark: unknown) => {
    const payload = typeof mark === 'number' ? payloads[mark] : undefined;
    findings.push(`ran: ${payload ?? String(mark)}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample, sourceFile }) => {
      const mark: unknown = Reflect.get(window, '__ran');
      if (typeof mark === 'function')
        Reflect.apply(mark, window, [`refused by ${violatedDirective}: ${blockedURI} ${sample} ${sourceFile}`]);
    });
  });
  await context.route(
    (asked) => asked.origin !== origin && asked.protocol.startsWith('http'),
    (route) => {
      findings.push(`asked another site: ${route.request().url()}`);
      return route.abort();
    },
  );
  context.on('dialog', (dialog) => {
    findings.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on('weberror', (error) => findings.push(`an error in the page: ${error.error().message}`));
  context.on('page', (page) =>
    page.on('framenavigated', (frame) => {
      if (!frame.url().startsWith(origin) && !frame.url().startsWith(pdfViewer) && frame.url() !== 'about:blank')
        findings.push(`a frame went to ${frame.url()}`);
    }),
  );
  return findings;
}

/** What no page of ours holds, wherever it is: found in the browser's own reading of the page. */
function foreignMarkup(): string[] {
  const never =
    'object,embed,applet,base,frame,frameset,portal,fencedframe,marquee,video,audio,xmp,plaintext,noembed,animate,set,' +
    'foreignObject,mglyph,maction,annotation-xml,isindex,template[shadowrootmode],turbo-stream,xss,area,' +
    'meta[http-equiv],iframe[srcdoc],main script:not(#json-ld[type="application/ld+json"]),main style:not([data-mantine-styles]),main link[rel=stylesheet],main meta[content*=url],[formaction],[ping]';
  const clobbered = new Set(
    'body getElementById currentUser __reactRouterContext streamController firstChild l m u stolen'.split(' '),
  );
  const addresses = new Set('href src action formaction xlink:href data poster srcset background'.split(' '));
  const shown = (element: Element) => element.outerHTML.slice(0, 200);
  const faults = [...document.querySelectorAll(never)].map((element) => `an element: ${shown(element)}`);
  for (const element of document.querySelectorAll('*')) {
    for (const { name, value } of element.attributes) {
      const address = value.replace(/[\s\p{Cc}]/gu, '').toLowerCase();
      if (/^on/i.test(name) || /^(x-init|ng-init|hx-)/.test(name)) faults.push(`a handler ${name}: ${shown(element)}`);
      if (addresses.has(name) && /^(javascript|vbscript|livescript|data:(?!image\/)|blob):?/.test(address))
        faults.push(`an address: ${shown(element)}`);
      if (['id', 'name'].includes(name) && clobbered.has(value)) faults.push(`a name: ${shown(element)}`);
      // The drag-and-drop library puts its screen reader messages outside of the visible page.
      const isOurs = element.id.startsWith('DndLiveRegion');
      if (
        name === 'style' &&
        !isOurs &&
        /url\(|expression|behavior|binding|fixed/i.test(value) &&
        element.closest('main')
      )
        faults.push(`a style: ${shown(element)}`);
    }
  }
  for (const frame of document.querySelectorAll('iframe'))
    if (!/^\/(api\/files|journal)\//.test(frame.getAttribute('src') ?? '')) faults.push(`a frame: ${shown(frame)}`);
  for (const script of document.scripts) {
    const isData =
      script.type.endsWith('json') || script.text.startsWith('window.__reactRouterContext.streamController');
    if (!isData && script.text.includes('__ran')) faults.push(`a script: ${shown(script)}`);
  }
  return faults;
}

/** Waits until the browser has taken the page over, and what would run has had the time to. */
async function settled(page: Page): Promise<void> {
  await answers(page);
  // Of what must not happen there is nothing to wait for: an image that cannot be loaded says so within this time.
  await page.waitForTimeout(120);
}

/** The current page contains nothing that came as mark-up from outside. */
async function isClean(page: Page, findings: readonly string[]): Promise<void> {
  expect.soft(await page.evaluate(foreignMarkup), `foreign markup in ${page.url()}`).toEqual([]);
  expect.soft(findings, `seen up to ${page.url()}`).toEqual([]);
}

/** A watched page in its own context; `isInert` checks its current content, `visit` opens an address first. */
export async function watchedPage(browser: Browser, baseURL: string, bypassCSP: boolean) {
  const context = await browser.newContext({ baseURL, bypassCSP });
  const findings = await watchForExecution(context, baseURL);
  const page = await context.newPage();
  const isInert = async () => {
    await settled(page);
    await isClean(page, findings.splice(0));
  };
  const visit = async (address: string) => {
    await page.goto(address, { waitUntil: 'load' });
    await isInert();
  };
  return { page, visit, isInert };
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Which of the texts a part of a page does not say as they are. */
export async function unsaid(part: Locator, texts: readonly string[]): Promise<string[]> {
  const said = folded((await part.allTextContents()).join(' '));
  return texts.filter((text) => !said.includes(folded(text)));
}
