import { formatAmount, formatMoney } from '../../../../contracts/money.ts';
import { printDate } from '../../../print-date.ts';

type Details = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const detailsIn = (value: unknown): Details =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** How a field is called, and how its value is told; without a way to tell it, only that it is another. */
interface Field {
  readonly name: string;
  readonly tell?: (value: unknown) => string;
}

const plain = (value: unknown): string => (isText(value) || isNumber(value) ? String(value) : 'none');
const quoted = (value: unknown): string =>
  Array.isArray(value) ? value.map((one) => `“${String(one)}”`).join(', ') || 'nothing' : `“${String(value)}”`;
const amount = (value: unknown): string => (isNumber(value) ? formatAmount(value) : 'none');

/** The fields of a journal, under the names of its columns; how it reviews is among them. */
const journalFields: Readonly<Record<string, Field>> = {
  title: { name: 'title', tell: plain },
  abbreviation: { name: 'abbreviation', tell: plain },
  descriptionHtml: { name: 'description' },
  language: { name: 'language', tell: plain },
  issn: { name: 'ISSN', tell: plain },
  doi: { name: 'DOI', tell: plain },
  coverFileId: { name: 'cover' },
  startYear: { name: 'first year', tell: plain },
  startMonth: { name: 'first month', tell: plain },
  subject: { name: 'subject', tell: plain },
  kind: { name: 'kind', tell: plain },
  reviewModel: { name: 'review', tell: plain },
  reportsNeeded: { name: 'reports needed', tell: plain },
  invitationDays: { name: 'days for an invitation', tell: plain },
  reviewDays: { name: 'days for a review', tell: plain },
  revisionDays: { name: 'days for a revision', tell: plain },
  editorDays: { name: 'days for an editor', tell: plain },
  handlingFeeMinor: { name: 'handling fee', tell: amount },
};

const told = ({ name, tell }: Field, from: unknown, to: unknown): string =>
  tell === undefined ? `another ${name}` : `${name} from ${tell(from)} to ${tell(to)}`;

/** The fields that a correction can make others: of texts and files, which are too long or no words, only that they are. */
const correctedFields: Readonly<Record<string, Field>> = {
  title: { name: 'title', tell: quoted },
  abstract: { name: 'abstract' },
  keywords: { name: 'keywords', tell: quoted },
  authors: { name: 'authors', tell: quoted },
  pdf: { name: 'PDF' },
};

/** The fields that an entry holds with what stood there and what stands there now. */
const ofFields = (fields: Readonly<Record<string, Field>>, changes: Details): string[] =>
  Object.entries(fields).flatMap(([column, field]) => {
    if (!(column in changes)) return [];
    const { from, to } = detailsIn(changes[column]);
    return [told(field, from, to)];
  });

/** Entries from before say only how a journal reviews since. */
function ofSettings(details: Details): string[] {
  const before = detailsIn(details['before']);
  return Object.entries(journalFields).flatMap(([column, field]) => {
    if (!(column in details)) return [];
    return [
      column in before ? told(field, before[column], details[column]) : `${field.name} ${plain(details[column])}`,
    ];
  });
}

const price = (issue: unknown): string => {
  const { priceMinor, currency } = detailsIn(issue);
  return isNumber(priceMinor) && isText(currency) ? formatMoney({ amountMinor: priceMinor, currency }) : 'none';
};
const place = (issue: unknown): string => {
  const { volume, number } = detailsIn(issue);
  return `Volume ${plain(volume)}, Issue ${plain(number)}`;
};

/** The parts of a full issue; that it is on sale or not is what was done itself. */
const issueFields: Readonly<Record<string, Field>> = {
  place: { name: 'place', tell: place },
  name: { name: 'name', tell: (issue) => `“${plain(detailsIn(issue)['name'])}”` },
  price: { name: 'price', tell: price },
  description: { name: 'description' },
  cover: { name: 'cover' },
  document: { name: 'document' },
};

function ofIssue({ changed, before, after }: Details): string[] {
  const parts: readonly unknown[] = Array.isArray(changed) ? changed : [];
  return Object.entries(issueFields).flatMap(([part, field]) =>
    parts.includes(part) ? [told(field, before, after)] : [],
  );
}

const profileFields: Readonly<Record<string, string>> = {
  title: 'title',
  surname: 'surname',
  otherName: 'other name',
  affiliation: 'affiliation',
  country: 'country',
};

/** Which fields of a profile: what stood there is the person's, and goes with the account. */
function ofProfile({ changed, addressWanted, addressWaitsUntil }: Details): string[] {
  const names = (Array.isArray(changed) ? changed : []).map((field) => profileFields[String(field)]).filter(isText);
  const waits = isText(addressWaitsUntil) ? `, which waits until ${printDate(addressWaitsUntil.slice(0, 10))}` : '';
  return [
    ...(names.length > 0 ? [`changed: ${names.join(', ')}`] : []),
    ...(addressWanted === true ? [`asked for another address${waits}`] : []),
  ];
}

const tellers: Readonly<Record<string, (details: Details) => string[]>> = {
  'journal-changed': (details) => ofFields(journalFields, details),
  correct: ({ corrected }) => ofFields(correctedFields, detailsIn(corrected)),
  'review-settings': ofSettings,
  'full-issue-changed': ofIssue,
  'profile-edited': ofProfile,
};

/** What an entry changed: from what, and to what. */
export const changesSaid = (action: string, details: Details): string[] => tellers[action]?.(details) ?? [];
