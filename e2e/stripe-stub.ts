import type { Page, Route } from '@playwright/test';

/** Where a payment in the stub's form goes; answers with the address that the payer is led on to. */
type TakePayment = (sessionId: string) => Promise<{ returnUrl: string }>;

/** What the provider's script does for its own component: a frame in the page, which navigates when it is done. */
const script = `
window.Stripe = (key) => {
  const nothing = () => undefined;
  return {
    elements: nothing, createToken: nothing, createPaymentMethod: nothing, confirmCardPayment: nothing,
    registerAppInfo: nothing, _registerWrapper: nothing,
    createEmbeddedCheckoutPage: async ({ clientSecret }) => {
      const frame = document.createElement('iframe');
      frame.title = 'Secure payment input frame';
      frame.src = 'https://js.stripe.com/stub/form?' + new URLSearchParams({ key, clientSecret });
      window.addEventListener('message', ({ origin, data }) => {
        if (origin === 'https://js.stripe.com' && data.returnUrl) location.assign(data.returnUrl);
      });
      return { mount: (place) => place.append(frame), unmount: () => frame.remove(), destroy: () => frame.remove() };
    },
  };
};
window.Stripe.version = 'endive';
`;

/** The form in the frame shows what it was opened with. */
const form = `<!doctype html><title>Card form</title>
<p id="key"></p><p id="secret"></p><button>Pay</button>
<script>
  const given = new URLSearchParams(location.search);
  document.querySelector('#key').textContent = given.get('key');
  document.querySelector('#secret').textContent = given.get('clientSecret');
  document.querySelector('button').addEventListener('click', async () => {
    const answer = await fetch('/stub/pay?' + given, { method: 'POST' });
    parent.postMessage(await answer.json(), '*');
  });
</script>`;

async function answer(route: Route, url: URL, takePayment: TakePayment): Promise<void> {
  if (url.pathname.endsWith('/stripe.js')) return route.fulfill({ contentType: 'text/javascript', body: script });
  if (url.pathname === '/stub/form') return route.fulfill({ contentType: 'text/html', body: form });
  if (url.pathname !== '/stub/pay') return route.fulfill({ body: '', headers: { 'access-control-allow-origin': '*' } });
  const sessionId = (url.searchParams.get('clientSecret') ?? '').split('_secret_')[0] ?? '';
  return route.fulfill({ json: await takePayment(sessionId) });
}

/**
 * Replaces every address outside the site: the provider's script and form at its own, nothing elsewhere. Returns the
 * requests that came through, as kind and host.
 */
export async function stubStripe(page: Page, siteUrl: string, takePayment: TakePayment): Promise<Set<string>> {
  const reached = new Set<string>();
  await page.route(
    (url) => url.origin !== siteUrl,
    (route, request) => {
      const url = new URL(request.url());
      reached.add(`${request.resourceType()} ${url.hostname}`);
      return answer(route, url, takePayment);
    },
  );
  return reached;
}
