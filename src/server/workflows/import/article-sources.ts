import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

/** One article of a folder to import: its XML and, where there is one, its PDF. */
export interface ArticleSource {
  /** The path as the person gave it, for reports. */
  readonly name: string;
  readonly xmlPath: string;
  readonly pdfPath: string | null;
}

const isFile = (file: string) =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** The articles of a folder: folders with an `article.xml` (and `article.pdf`), or plain `.xml` files; by name. */
export async function listArticleSources(folder: string): Promise<ArticleSource[]> {
  const entries = (await readdir(folder, { withFileTypes: true })).toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const sources: ArticleSource[] = [];
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    if (entry.isFile() && entry.name.endsWith('.xml')) sources.push({ name: place, xmlPath: place, pdfPath: null });
    if (!entry.isDirectory()) continue;
    const xmlPath = path.join(place, 'article.xml');
    const pdfPath = path.join(place, 'article.pdf');
    if (await isFile(xmlPath))
      sources.push({ name: place, xmlPath, pdfPath: (await isFile(pdfPath)) ? pdfPath : null });
  }
  return sources;
}
