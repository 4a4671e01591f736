import type { PrintJob, Template } from '../../../../ports/typesetter/print-job.ts';
import { firstDay, printDate } from '../../../../print-date.ts';
import { dunesOf } from './dunes.ts';
import { paletteOf } from './palette.ts';
import { placeOf, yearsOf, type PrintedIssue } from './printed-issue.ts';

const mostAuthors = 320;

/** Names as far as a list has room for them; the article has them all. */
function shortened(names: string): string {
  if (names.length <= mostAuthors) return names;
  return `${names.slice(0, names.lastIndexOf(',', mostAuthors))} and others`;
}

function imprintOf(issue: PrintedIssue): { label: string; lines: readonly string[] }[] {
  const { first, last } = issue.published;
  const count = issue.articles.length;
  const days = first === last ? printDate(last) : `${printDate(first)} to ${printDate(last)}`;
  return [
    { label: 'Issue', lines: [`${placeOf(issue)}, ${yearsOf(issue)}`] },
    ...(issue.journalIssn === null ? [] : [{ label: 'ISSN', lines: [issue.journalIssn] }]),
    { label: 'Publisher', lines: [issue.publisher, ...issue.publisherAddress] },
    { label: 'On the web', lines: [issue.journalUrl] },
    { label: 'Articles', lines: [`${count === 1 ? 'One article' : `${count} articles`}, published ${days}`] },
  ];
}

const note =
  'The articles are printed as they were published, each with its own licence, dates and page numbers. The numbers at the foot of the pages run through the whole issue.';

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
    title: `${issue.journalTitle}, ${placeOf(issue)}`,
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
  note,
  articles: issue.articles.map(({ title, authors }, index) => ({
    title,
    authors: shortened(authors),
    pages: lengths[index] ?? 0,
  })),
  withdrawn: issue.withdrawn.map(({ title, on }) => `${title} (withdrawn on ${printDate(on)})`),
  preface: issue.preface.split(/\n\s*\n/).filter((text) => text.trim() !== ''),
});
