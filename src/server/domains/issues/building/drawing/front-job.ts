import * as t from '../../../../../messages/documents.ts';
import type { PrintJob, Template } from '../../../../ports/typesetter/print-job.ts';
import { firstDay, printDate } from '../../../../print-date.ts';
import { dunesOf } from './dunes.ts';
import { paletteOf } from './palette.ts';
import { placeOf, yearsOf, type PrintedIssue } from './printed-issue.ts';

const mostAuthors = 320;

/** The names that fit in the list; the article has all of them. */
function shortened(names: string): string {
  if (names.length <= mostAuthors) return names;
  return t.andOthers({ names: names.slice(0, names.lastIndexOf(',', mostAuthors)) });
}

function imprintOf(issue: PrintedIssue): { label: string; lines: readonly string[] }[] {
  const { first, last } = issue.published;
  const count = issue.articles.length;
  const days = first === last ? printDate(last) : t.daysFromTo({ first: printDate(first), last: printDate(last) });
  return [
    { label: t.issueLabel(), lines: [t.issueYears({ place: placeOf(issue), years: yearsOf(issue) })] },
    ...(issue.journalIssn === null ? [] : [{ label: t.issnLabel(), lines: [issue.journalIssn] }]),
    { label: t.publisher(), lines: [issue.publisher, ...issue.publisherAddress] },
    { label: t.website(), lines: [issue.journalUrl] },
    { label: t.articles(), lines: [t.articlesPublished({ count, days })] },
  ];
}

/** The data of the three templates of an issue: `issue-front`, `issue-feet` and `issue-cover`. */
export function issueJob(
  template: Template,
  issue: PrintedIssue,
  picture: Uint8Array | null,
  content: PrintJob['content'],
): PrintJob {
  const { accent, dunes } = paletteOf(issue.journalAbbreviation);
  const pictureName = issue.picture === 'image/png' ? 'picture.png' : 'picture.jpg';
  return {
    template,
    title: t.issueTitle({ journal: issue.journalTitle, place: placeOf(issue) }),
    authors: [issue.journalTitle],
    date: firstDay(issue.published.last),
    language: issue.language,
    content: {
      journal: issue.journalTitle,
      abbreviation: issue.journalAbbreviation,
      place: placeOf(issue),
      years: yearsOf(issue),
      publisher: issue.publisher,
      palette: { accent, dark: dunes[3] },
      dunes: dunesOf(issue),
      picture: picture && pictureName,
      ...content,
    },
    pictures: picture ? { [pictureName]: picture } : {},
  };
}

/** The data that only `issue-front` needs: page size in points, imprint, contents and editorial. */
export const frontContent = (
  issue: PrintedIssue,
  { width, height }: { readonly width: number; readonly height: number },
  lengths: readonly number[],
): PrintJob['content'] => ({
  width,
  height,
  facts: imprintOf(issue),
  note: t.issueNote(),
  articles: issue.articles.map(({ title, authors }, index) => ({
    title,
    authors: shortened(authors),
    pages: lengths[index] ?? 0,
  })),
  withdrawn: issue.withdrawn.map(({ title, on }) => t.withdrawnOn({ title, day: printDate(on) })),
  preface: issue.preface.split(/\n\s*\n/).filter((text) => text.trim() !== ''),
});
