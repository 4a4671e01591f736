import { formatAmount, formatMoney } from '../../../../contracts/money.ts';
import * as t from '../../../../messages/audit-log.ts';
import type { PlainMessage } from '../../../../messages/message.ts';
import { printDate } from '../../../print-date.ts';

type Details = Readonly<Record<string, unknown>>;

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isNumber = (value: unknown): value is number => typeof value === 'number';
const detailsIn = (value: unknown): Details =>
  typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};

/** How a field is called, and how its value is told; without a way to tell it, only that it is another. */
interface Field {
  readonly name: PlainMessage;
  readonly tell?: (value: unknown) => string;
}

const plain = (value: unknown): string => (isText(value) || isNumber(value) ? String(value) : t.none());
const quoted = (value: unknown): string =>
  Array.isArray(value) ? value.map((one) => `“${String(one)}”`).join(', ') || t.nothing() : `“${String(value)}”`;
const amount = (value: unknown): string => (isNumber(value) ? formatAmount(value) : t.none());

/** The fields of a journal by column, including its review settings. */
const journalFields: Readonly<Record<string, Field>> = {
  title: { name: t.fieldTitle, tell: plain },
  abbreviation: { name: t.fieldAbbreviation, tell: plain },
  descriptionHtml: { name: t.fieldDescription },
  language: { name: t.fieldLanguage, tell: plain },
  issn: { name: t.fieldIssn, tell: plain },
  doi: { name: t.fieldDoi, tell: plain },
  coverFileId: { name: t.fieldCover },
  startYear: { name: t.fieldFirstYear, tell: plain },
  startMonth: { name: t.fieldFirstMonth, tell: plain },
  subject: { name: t.fieldSubject, tell: plain },
  kind: { name: t.fieldKind, tell: plain },
  reviewModel: { name: t.fieldReview, tell: plain },
  reportsNeeded: { name: t.fieldReportsNeeded, tell: plain },
  invitationDays: { name: t.fieldInvitationDays, tell: plain },
  reviewDays: { name: t.fieldReviewDays, tell: plain },
  revisionDays: { name: t.fieldRevisionDays, tell: plain },
  editorDays: { name: t.fieldEditorDays, tell: plain },
  handlingFeeMinor: { name: t.fieldHandlingFee, tell: amount },
};

const told = ({ name, tell }: Field, from: unknown, to: unknown): string =>
  tell === undefined
    ? t.otherValue({ field: name() })
    : t.valueChange({ field: name(), from: tell(from), to: tell(to) });

/** The fields that a correction can make others: of texts and files, which are too long or no words, only that they are. */
const correctedFields: Readonly<Record<string, Field>> = {
  title: { name: t.fieldTitle, tell: quoted },
  abstract: { name: t.fieldAbstract },
  keywords: { name: t.fieldKeywords, tell: quoted },
  authors: { name: t.fieldAuthors, tell: quoted },
  pdf: { name: t.fieldPdf },
};

/** The fields of an entry with their old and new values. */
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
      column in before
        ? told(field, before[column], details[column])
        : t.settingSince({ field: field.name(), value: plain(details[column]) }),
    ];
  });
}

const price = (issue: unknown): string => {
  const { priceMinor, currency } = detailsIn(issue);
  return isNumber(priceMinor) && isText(currency) ? formatMoney({ amountMinor: priceMinor, currency }) : t.none();
};
const place = (issue: unknown): string => {
  const { volume, number } = detailsIn(issue);
  return t.place({ volume: plain(volume), issue: plain(number) });
};

/** The parts of a full issue; that it is on sale or not is what was done itself. */
const issueFields: Readonly<Record<string, Field>> = {
  place: { name: t.fieldPlace, tell: place },
  name: { name: t.fieldName, tell: (issue) => `“${plain(detailsIn(issue)['name'])}”` },
  price: { name: t.fieldPrice, tell: price },
  description: { name: t.fieldDescription },
  cover: { name: t.fieldCover },
  document: { name: t.fieldDocument },
};

function ofIssue({ changed, before, after }: Details): string[] {
  const parts: readonly unknown[] = Array.isArray(changed) ? changed : [];
  return Object.entries(issueFields).flatMap(([part, field]) =>
    parts.includes(part) ? [told(field, before, after)] : [],
  );
}

const profileFields: Readonly<Record<string, PlainMessage>> = {
  title: t.fieldTitle,
  surname: t.fieldSurname,
  otherName: t.fieldOtherName,
  affiliation: t.fieldAffiliation,
  country: t.fieldCountry,
};

const emailChange = (waitsUntil: unknown): string =>
  isText(waitsUntil)
    ? t.emailChangeRequestedUntil({ day: printDate(waitsUntil.slice(0, 10)) })
    : t.emailChangeRequested();

/** Only the names of changed profile fields: the old values are personal and are deleted with the account. */
function ofProfile({ changed, addressWanted, addressWaitsUntil }: Details): string[] {
  const names = (Array.isArray(changed) ? changed : [])
    .map((field) => profileFields[String(field)])
    .flatMap((name) => name?.() ?? []);
  return [
    ...(names.length > 0 ? [t.changedFields({ fields: names.join(', ') })] : []),
    ...(addressWanted === true ? [emailChange(addressWaitsUntil)] : []),
  ];
}

const tellers: Readonly<Record<string, (details: Details) => string[]>> = {
  'journal-changed': (details) => ofFields(journalFields, details),
  correct: ({ corrected }) => ofFields(correctedFields, detailsIn(corrected)),
  'details-corrected': ({ changes }) => ofFields(correctedFields, detailsIn(changes)),
  'review-settings': ofSettings,
  'full-issue-changed': ofIssue,
  'profile-edited': ofProfile,
};

/** What an entry changed: from what, and to what. */
export const changesSaid = (action: string, details: Details): string[] => tellers[action]?.(details) ?? [];
