import type { Database } from '../../db/database.ts';
import { about, board, contact, hero } from './site-text.ts';
import { findTexts } from './text-store.ts';

/** What each text is called for administrators. */
const titles = new Map([
  [hero.name, 'the first view'],
  [about.name, '“About us”'],
  [contact.name, 'the contact page'],
  [board.name, 'the editorial board'],
]);

/** The texts of the site that nobody has changed: they name the house, the address and the people of the delivered product. */
export async function listDelivered(db: Database): Promise<string[]> {
  const rows = await findTexts(db, [...titles.keys()]);
  const written = new Set(rows.flatMap(({ name, content }) => (content === null ? [] : [name])));
  return [...titles].flatMap(([name, title]) => (written.has(name) ? [] : [title]));
}
