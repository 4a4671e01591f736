import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { readArticlePicture, type ArticlePicture } from '../../domains/files/index.ts';

const mostBytes = 20 * 1024 * 1024;
/** Some files name pictures without the ending. */
const endings = ['', '.svg', '.png', '.jpg', '.jpeg', '.webp'];

function readBeside(folder: string, href: string): ArticlePicture | null {
  const place = path.resolve(folder, href);
  if (!place.startsWith(path.join(folder, path.sep))) return null;
  for (const ending of endings) {
    const found = statSync(place + ending, { throwIfNoEntry: false });
    if (found?.isFile() && found.size <= mostBytes)
      return readArticlePicture(path.basename(place + ending), readFileSync(place + ending));
  }
  return null;
}

/** Finds pictures in the folder of an article's XML, and collects them by the names that the XML gives. */
export function picturesBeside(xmlPath: string) {
  const folder = path.resolve(path.dirname(xmlPath));
  const found = new Map<string, ArticlePicture>();
  const find = (href: string): ArticlePicture | null => {
    const picture = found.get(href) ?? readBeside(folder, href);
    if (picture) found.set(href, picture);
    return picture;
  };
  return { find, found };
}
