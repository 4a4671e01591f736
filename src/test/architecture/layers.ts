/** The domains of the server in their order: each may import those before it. */
export const domains = [
  'audit-log',
  'files',
  'site-content',
  'emails',
  'accounts',
  'orcid',
  'conflicts',
  'payments',
  'journals',
  'institutions',
  'retractions',
  'articles',
  'usage',
  'issues',
  'fees',
  'editorial',
  'production',
  'mailings',
  'admin-overview',
];

/** From the bottom up: a file imports from its own layer and from those below it, never from above. */
const layers: readonly { readonly name: string; readonly holds: RegExp }[] = [
  { name: 'messages', holds: /^src\/messages\// },
  { name: 'contracts', holds: /^src\/contracts\// },
  {
    name: 'errors and configuration',
    holds:
      /^src\/server\/(errors|config|database-settings|payment-settings|mail-settings|storage-settings|doi-settings|orcid-settings|setting-values|logged-error|spreadsheet-table|print-date|named-actor|sanitise-formatted-text|project-folder|own-lines|misspelt-settings|setting-fault|listening-address|data-folder)\.ts$/,
  },
  { name: 'db and ports', holds: /^src\/server\/(db|ports)\/|^src\/server\/jobs\/jobs\.ts$/ },
  { name: 'context', holds: /^src\/server\/(context|in-transaction|request-memo)\.ts$/ },
  { name: 'domains', holds: /^src\/server\/domains\// },
  { name: 'workflows', holds: /^src\/server\/workflows\// },
  { name: "the routes' vocabulary", holds: /^src\/server\/http\/route\.ts$/ },
  { name: 'routes', holds: /^src\/server\/routes\// },
  {
    name: 'http, pages, jobs, demo, backup and commands',
    holds: /^src\/server\/(http|pages|jobs|demo|backup)\/|^src\/server\/cli\/(?!main\.ts)/,
  },
  {
    name: 'main',
    holds:
      /^src\/server\/(main|cli\/main|start-server|job-handlers|open-parts|quick-imports)\.ts$|^src\/server\/processes\//,
  },
];

const webLayers: typeof layers = [
  { name: 'messages', holds: /^src\/messages\// },
  { name: 'contracts', holds: /^src\/contracts\// },
  { name: 'ui and texts', holds: /^src\/web\/(ui|content)\// },
  { name: 'session and api', holds: /^src\/web\/(session|api)\// },
  { name: 'drafts', holds: /^src\/web\/drafts\// },
  { name: 'features', holds: /^src\/web\/features\// },
  { name: 'root and routes', holds: /^src\/web\// },
];

/** A file's place from the bottom of its side. */
export interface Layer {
  readonly name: string;
  readonly height: number;
}

/** The layer that holds a file; undefined when it has no place. */
export function layerOf(path: string): Layer | undefined {
  const side = path.startsWith('src/web/') ? webLayers : layers;
  const height = side.findIndex(({ holds }) => holds.test(path));
  const layer = side[height];
  return layer === undefined ? undefined : { name: layer.name, height };
}

/** The server's domain that a file belongs to. */
export function domainOf(path: string): string | undefined {
  return /^src\/server\/domains\/([^/]+)\//.exec(path)?.[1];
}

/** The features of the pages in the order in which they know of each other: each may import those before it. */
export const features = [
  'shell',
  'lists',
  'attachments',
  'names-found',
  'journal-choice',
  'review-settings',
  'pdf',
  'checkout',
  'accounts',
  'orcid',
  'texts',
  'editorial-board',
  'certificates',
  'issues',
  'articles',
  'article-editor',
  'search',
  'home',
  'discussions',
  'open-review',
  'fees',
  'payments',
  'manuscripts',
  'reviewing',
  'review-forms',
  'journal-setup',
  'indexing',
  'editing',
  'comparing',
  'production',
  'bookkeeping',
  'journals',
  'profile',
  'administration',
  'mailings',
  'outbox',
  'site-content',
  'overview',
  'statistics',
  'usage',
  'audit-log',
  'dashboard',
  'tracking',
  'styleguide',
];

/** The feature of the pages that a file belongs to. */
export function featureOf(path: string): string | undefined {
  return /^src\/web\/features\/([^/]+)\//.exec(path)?.[1];
}
