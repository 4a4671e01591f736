import { aboutText, boardText, contactText, heroText, siteContent } from '../../contracts/site-content.ts';
import { administratorOnly, all, nothing, row } from './table.ts';

const hero = { title: 'Dunes', sentence: 'Research from the desert.', imageUrl: '' };
const about = { html: '<p>A house at the edge of the desert.</p>' };
const contact = { lead: 'Write to us.', email: 'desk@example.org', address: 'P.O. Box 1' };
const board = {
  members: [
    {
      name: 'Prof Ada Sand',
      designation: 'Chairman' as const,
      university: 'Dune University',
      about: 'She counts grains.',
      contact_details: 'ada@example.org',
      profileImg: '',
    },
  ],
};

/** The texts of the site: read by everybody, changed by administrators. */
export const siteContentRows = [
  row(siteContent.home, 'the home page', nothing, all(200)),
  row(siteContent.contact, 'the contact page', nothing, all(200)),
  row(siteContent.board, 'the board', nothing, all(200)),
  ...[heroText, aboutText, contactText, boardText].flatMap((calls) => [
    row(calls.read, 'the text', nothing, administratorOnly(200)),
    row(calls.reset, 'a version that does not stand', () => ({ body: { version: 999 } }), administratorOnly(409)),
  ]),
  row(heroText.preview, 'the text', () => ({ body: hero }), administratorOnly(200)),
  row(aboutText.preview, 'the text', () => ({ body: about }), administratorOnly(200)),
  row(contactText.preview, 'the text', () => ({ body: contact }), administratorOnly(200)),
  row(boardText.preview, 'the text', () => ({ body: board }), administratorOnly(200)),
  row(heroText.publish, 'an older version', () => ({ body: { ...hero, version: 999 } }), administratorOnly(409)),
  row(aboutText.publish, 'an older version', () => ({ body: { ...about, version: 999 } }), administratorOnly(409)),
  row(contactText.publish, 'an older version', () => ({ body: { ...contact, version: 999 } }), administratorOnly(409)),
  row(boardText.publish, 'an older version', () => ({ body: { ...board, version: 999 } }), administratorOnly(409)),
];
