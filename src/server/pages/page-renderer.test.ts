import { expect, test } from 'vitest';
import { isCacheable } from '../http/page-cache/public-answer.ts';
import { pageRenderer, webApplication, type WebBuild } from './page-renderer.ts';

const build: WebBuild = {
  entry: {
    module: {
      createRequestHandler: () => () => Promise.resolve(new Response('<html></html>')),
      RouterContextProvider: class {
        set() {}
      },
      serverApiContext: {},
      nonceContext: {},
      leftInPageContext: {},
    },
  },
};

async function policyOf(url: string, paymentsMode: 'sandbox' | 'live'): Promise<Map<string, string>> {
  const api = () => () => Promise.reject(new Error('No call is made'));
  const setting = { paymentsMode, api, siteUrl: 'https://press.example' } as const;
  const { headers } = await pageRenderer(() => Promise.resolve(webApplication(build, 'production')), setting)(url);
  const directives = (headers['content-security-policy'] ?? '').split('; ');
  return new Map(directives.map((directive) => [directive.split(' ')[0] ?? '', directive]));
}

const checkout = '/checkout/1/fullIssue/2/amal%40example.org/vol1Issue2';

test.each([checkout, '/checkout/1/publisharticle/2/amal%40example.org'])(
  'decision 29: with keys, the checkout lets in the provider’s card form (%s)',
  async (address) => {
    const policy = await policyOf(address, 'live');
    expect(policy.get('script-src')).toContain(' https://js.stripe.com');
    expect(policy.get('frame-src')).toContain(' https://js.stripe.com');
    expect(policy.get('connect-src')).toContain(' https://api.stripe.com');
  },
);

test.each([
  ['/', 'live'],
  ['/journal/EIJER', 'live'],
  ['/journal/checkout/1', 'live'],
  [checkout, 'sandbox'],
] as const)('%s lets nothing of the provider in (%s)', async (url, mode) => {
  const policy = await policyOf(url, mode);
  policy.delete('form-action');
  expect([...policy.values()].join()).not.toContain('stripe');
});

test('issue 9: a page whose loaders meet a database that is away is a 503 with Retry-After, and not kept', async () => {
  const away = () => Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
  const setting = {
    paymentsMode: 'sandbox',
    api: () => away,
    siteUrl: 'https://press.example',
  } as const;
  const loading: WebBuild = {
    entry: {
      module: {
        ...build.entry.module,
        RouterContextProvider: class {
          readonly kept = new Map<unknown, unknown>();
          set(key: unknown, value: unknown) {
            this.kept.set(key, value);
          }
        },
        // As React Router does: what a loader throws as an answer gives the page its status.
        createRequestHandler: (built) => async (_request, context) => {
          void built;
          const kept = 'kept' in context && context.kept instanceof Map ? context.kept : new Map();
          const api = [...kept.values()].find((value) => typeof value === 'function') as () => Promise<unknown>;
          const thrown = await api().then(
            () => null,
            (error: unknown) => error,
          );
          return new Response('<html></html>', { status: thrown instanceof Response ? thrown.status : 500 });
        },
      },
    },
  };
  const page = await pageRenderer(() => Promise.resolve(webApplication(loading, 'production')), setting)('/');
  expect([page.status, page.headers['retry-after'], isCacheable(page)]).toEqual([503, '5', false]);
});
