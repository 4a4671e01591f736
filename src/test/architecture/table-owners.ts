import { type Fault, type SourceFile, isCode, isForTests } from './source-file.ts';

/** The tables that each domain owns: it alone writes them. Other domains join a table only where they are named beside it. */
const owned: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'audit-log': {
    records: ['admin-overview', 'conflicts'],
  },
  files: {
    uploads: ['editorial'],
    files: ['issues', 'editorial'],
    installationSecrets: [],
  },
  'site-content': {
    siteContent: ['issues'],
  },
  emails: {
    emails: ['mailings', 'admin-overview', 'editorial'],
    undeliverableAddresses: ['mailings', 'admin-overview'],
    emailTemplates: [],
    journalEmailTemplates: [],
  },
  accounts: {
    users: ['emails', 'payments', 'fees', 'editorial', 'mailings', 'admin-overview', 'conflicts', 'production'],
    formerMailboxes: [],
    sessions: [],
    emailLinks: [],
    accountNames: [],
    journalRoleHolders: ['editorial', 'conflicts', 'production'],
  },
  orcid: {
    orcidConnections: [],
    orcidSignIns: [],
    orcidPermissions: [],
    orcidWorks: [],
    orcidReviews: [],
  },
  payments: {
    orders: ['admin-overview'],
    subscriptions: [],
    fullIssuePurchases: ['issues'],
    ledgerEntries: [],
    refunds: [],
    documentSeries: [],
    paymentDocuments: [],
    paymentFindings: ['admin-overview'],
    reconciliations: [],
  },
  journals: {
    journals: ['accounts', 'articles', 'usage', 'issues', 'fees', 'editorial', 'admin-overview', 'orcid', 'production'],
    formerAbbreviations: [],
    reviewForms: ['editorial'],
    manuscriptClasses: ['editorial'],
    journalSetups: [],
  },
  institutions: {
    institutions: [],
  },
  retractions: {
    retractedWorks: ['admin-overview'],
    retractedTitles: [],
  },
  articles: {
    articleCounts: ['journals'],
    articleRelations: [],
    articleCitations: ['admin-overview'],
    referenceLookups: [],
    articles: ['usage', 'issues', 'editorial', 'admin-overview', 'orcid'],
    articleCorrections: ['issues', 'editorial'],
    articleTexts: ['usage', 'issues'],
    openReviews: ['orcid'],
    doiRegistrations: ['admin-overview'],
    authorships: [],
    articleSearch: [],
    articleKeywords: [],
    searchWords: [],
  },
  usage: {
    usageEvents: [],
    usageSums: [],
    usageMonths: [],
    usageSearches: [],
    usageKeys: [],
  },
  issues: {
    issueBuilds: [],
    fullIssues: ['payments'],
  },
  fees: {
    handlingFees: ['editorial', 'admin-overview'],
    waiverRequests: ['admin-overview'],
  },
  editorial: {
    reviewCopies: [],
    manuscriptChecks: [],
    findingDismissals: [],
    manuscriptNumbers: [],
    manuscripts: ['emails', 'journals', 'fees', 'admin-overview', 'conflicts', 'orcid', 'production'],
    manuscriptVersions: [],
    manuscriptWriters: ['conflicts'],
    authorOrcids: [],
    drafts: [],
    reviewerProfiles: [],
    sentReminders: [],
    mutedReminders: [],
    reviewInvitations: ['admin-overview', 'conflicts', 'orcid'],
    reviewReports: ['orcid'],
    reviewAnswerFiles: [],
    publicationConsents: [],
    editorialDecisions: ['admin-overview', 'orcid'],
    editorRecusals: ['conflicts'],
    revisionAnswers: [],
    revisionExtensions: [],
    appeals: [],
    editorNotes: [],
    discussions: [],
    discussionMessages: [],
    discussionFiles: [],
    discussionReads: [],
    discussionEmails: [],
  },
  production: {
    productions: ['editorial'],
    productionRevisions: [],
    productionTaskRows: [],
    proofNotes: [],
  },
  mailings: {
    mailings: [],
  },
};

interface Table {
  readonly owner: string;
  readonly readers: readonly string[];
}

const tables = new Map<string, Table>(
  Object.entries(owned).flatMap(([owner, its]) =>
    Object.entries(its).map(([table, readers]): [string, Table] => [table, { owner, readers }]),
  ),
);

/** Counts calls for the limits of `ports/limits`, which is no domain. */
const ofNoDomain = new Set(['callCounts']);

/** A write by the query builder, or in SQL. */
const WRITE = /(?:\.(?:insert|update|delete)\(\s*|\b(?:insert into|update|delete from)\s+\$\{)(\w+)/g;
const schema = 'src/server/db/schema/';
const namesIn = (source: string, pattern: RegExp) => [...source.matchAll(pattern)].map(([, name = '']) => name);

/** Faults of a file that uses tables: a write outside of the owner's domain, or a query that the map does not name. */
export function checkTables({ path, source }: SourceFile): Fault[] {
  if (!isCode(path) || !path.startsWith('src/server/') || isForTests(path)) return [];
  if (path.startsWith(schema))
    return namesIn(source, /export const (\w+) = pgTable\(/g)
      .filter((name) => !tables.has(name) && !ofNoDomain.has(name))
      .map((name) => ({ path, fault: `the table ${name} has no owner in table-owners.ts` }));
  const domain = /^src\/server\/domains\/([^/]+)\//.exec(path)?.[1] ?? 'no domain';
  const faults: string[] = [];
  for (const name of namesIn(source, WRITE)) {
    const owner = tables.get(name)?.owner;
    if (owner !== undefined && owner !== domain) faults.push(`only ${owner} writes ${name}`);
  }
  for (const name of tablesImported(source)) {
    const table = tables.get(name);
    if (table && table.owner !== domain && !table.readers.includes(domain))
      faults.push(`${domain} reads ${name} through a query that ${table.owner} exports`);
  }
  return faults.map((fault) => ({ path, fault }));
}

/** What a file imports from the schema as values: its tables. */
const tablesImported = (source: string): string[] =>
  namesIn(source, /import \{([^}]*)\} from '[^']*db\/schema\/index\.ts'/g).flatMap((names) =>
    names.split(',').map((name) => name.trim()),
  );

/** Readers that the map names and that no longer read: the list only ever gets shorter. */
export function checkReaders(files: readonly SourceFile[]): Fault[] {
  const used = new Set(
    files.flatMap(({ path, source }) => {
      const domain = /^src\/server\/domains\/([^/]+)\//.exec(path)?.[1];
      return domain === undefined ? [] : tablesImported(source).map((name) => `${domain} ${name}`);
    }),
  );
  return [...tables].flatMap(([name, { readers }]) =>
    readers
      .filter((reader) => !used.has(`${reader} ${name}`))
      .map((reader) => ({ path: 'src/test/architecture/table-owners.ts', fault: `${reader} no longer reads ${name}` })),
  );
}
