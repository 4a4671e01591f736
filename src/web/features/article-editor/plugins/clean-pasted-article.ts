import { cleanPasted } from '../../../ui/formatted-text/clean-pasted.ts';

/** Word and web pages begin with the title of the text; ours is elsewhere. */
const headings = { h1: 'h2' };

const keptOfCells = new Set(['colspan', 'rowspan', 'start']);

/** What is copied within an editor says so; a page could say the same, so it is cleaned too. */
const isOurs = (html: string) => /<[^>]* data-pm-slice=/.test(html);

const isOnThisSite = (address: string) => /^\/(?![/\\])/.test(address);

/** Pictures of other sites would tell those who reads the text; formulas and pictures of ours stay. */
function withoutForeignPictures(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const image of body.querySelectorAll('img'))
    if (!isOnThisSite(image.getAttribute('src') ?? '')) (image.closest('a.picture') ?? image).remove();
  return body.innerHTML;
}

/** What is pasted from Word, a web page or another part of the text, as far as an article can hold it; the editor leaves out the rest. */
export function cleanPastedArticle(html: string): string {
  if (isOurs(html)) return withoutForeignPictures(cleanPasted(html, { headings: {}, isOwn: true }));
  return cleanPasted(html, { headings, keeps: (name) => keptOfCells.has(name) });
}
