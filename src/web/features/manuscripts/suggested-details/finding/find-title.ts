import type { TextLine } from '../lines/text-line.ts';
import { abstractHeading, isFollowingHeading, joinedLines, keywordsHeading } from './headings.ts';

/** Lines of the manuscript that its title is, from one to the place after the last. */
export interface FoundTitle {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** What may be above a title, even in large type. */
const notTitles =
  /^(?:(?:original |review |research |short |technical )*(?:article|paper|manuscript|communication|report|preprint|draft)|title page|running (?:head|title).*|submitted to.*|arxiv.*|doi\b.*|https?:.*|issn\b.*|volume \d.*|vol\. ?\d.*|page \d.*|\S+@\S+|journal of .{0,60})$/iu;

const emails = (text: string) => text.replaceAll(/[^\p{L}]/gu, '').length;
const isEndOfHead = ({ text }: TextLine) =>
  abstractHeading.begins(text) || keywordsHeading.begins(text) || isFollowingHeading(text);

/** The lines before abstract or text begin: title, authors, where they work. */
export function headOf(lines: readonly TextLine[]): readonly TextLine[] {
  const end = lines.findIndex(isEndOfHead);
  return lines.slice(0, end === -1 ? 40 : end);
}

const longest = 6;

/** How far a title that begins here goes: lines of the same look, without a paragraph's gap in between. */
function endOfTitle(lines: readonly TextLine[], from: number): number {
  const first = lines[from];
  const others = lines.slice(from + 1, from + longest);
  const end = others.findIndex(
    (line) =>
      line.startsParagraph ||
      line.look !== first?.look ||
      line.page !== first.page ||
      Math.abs(line.size - first.size) > 0.5,
  );
  return from + 1 + (end === -1 ? others.length : end);
}

function titleFrom(lines: readonly TextLine[], from: number): FoundTitle {
  const to = endOfTitle(lines, from);
  const text = joinedLines(lines.slice(from, to)).replaceAll('\n\n', ' ');
  return { from, to, text: text.replace(/^title\s*[:.]\s*/iu, '').replace(/[*†‡]+$/u, '') };
}

const isLikely = ({ text }: FoundTitle) => emails(text) >= 10 && text.length <= 500 && !notTitles.test(text);
const simplified = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The title: the line with the title style, the file's own metadata, or the largest type at the top. */
export function findTitle(lines: readonly TextLine[], described: string | null): FoundTitle | null {
  const head = headOf(lines);
  const candidates = head.flatMap((_, place) => {
    const title = titleFrom(lines, place);
    return isLikely(title) ? [title] : [];
  });
  const styled = candidates.find(({ from }) => /^title$/i.test(lines[from]?.style ?? ''));
  const named = described === null || emails(described) < 10 ? '' : simplified(described);
  const asDescribed = candidates.find(({ text }) => simplified(text) === named);
  const sizeOf = ({ from }: FoundTitle) => lines[from]?.size ?? 0;
  const largest = Math.max(0, ...candidates.map(sizeOf));
  return styled ?? asDescribed ?? candidates.find((title) => sizeOf(title) > largest - 0.5) ?? null;
}
