import { posix } from 'node:path';
import type { Part } from './word-package.ts';

const endings = new Set(
  'xml vml svg png jpg jpeg jpe jfif gif bmp dib emf wmf emz wmz tif tiff wdp webp pdf xlsx docx pptx bin odttf ttf mp4 m4v mov avi wmv mpg mp3 m4a wav wma'.split(
    ' ',
  ),
);

/** As Word itself names the parts of a document. */
const usual =
  /^word\/(glossary\/|charts\/|diagrams\/|drawings\/|fonts\/|media\/|theme\/)?(document|styles|stylesWithEffects|settings|webSettings|fontTable|numbering|footnotes|endnotes|header|footer|comments|commentsExtended|commentsIds|theme|themeOverride|chart|style|colors|data|layout|quickStyle|drawing|image|hdphoto|media|font)\d{0,4}\.[a-z]{2,5}$/;

const folders: Record<string, string> = {
  image: 'media/',
  hdphoto: 'media/',
  video: 'media/',
  audio: 'media/',
  media: 'media/',
  font: 'fonts/',
};

/** A name for each part that says what it is and nothing else: files that are put into a document leave theirs. */
export function neutralPartNames(parts: readonly Part[]): ReadonlyMap<Part, string> {
  const names = new Map<Part, string>();
  const root =
    /^(word|xl|ppt)\//.exec(parts.find(({ kind }) => kind === 'officeDocument')?.entry.name ?? '')?.[1] ?? 'word';
  const taken = new Set<string>();
  const take = (part: Part, name: string) => {
    names.set(part, name);
    taken.add(name.toLowerCase());
  };
  const isUsual = ({ entry }: Part) =>
    usual.test(entry.name) && endings.has(posix.extname(entry.name).slice(1).toLowerCase());
  for (const part of parts) if (isUsual(part)) take(part, part.entry.name);
  for (const part of parts) {
    if (names.has(part)) continue;
    const ending = posix.extname(part.entry.name).slice(1).toLowerCase();
    const stem = part.kind === 'officeDocument' ? 'document' : part.kind;
    const nameOf = (number: number) =>
      `${root}/${folders[part.kind] ?? ''}${stem}${number}.${endings.has(ending) ? ending : 'bin'}`;
    let number = 1;
    while (taken.has(nameOf(number).toLowerCase())) number += 1;
    take(part, nameOf(number));
  }
  return names;
}
