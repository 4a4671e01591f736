import mustache from 'mustache';
import { postalAddress } from '../../../contracts/publisher.ts';
import { BoardText, type AboutText, type ContactText, type HeroText } from '../../../contracts/site-content.ts';
import * as t from '../../../messages/content-responses.ts';
import type { SiteFacts } from '../../context.ts';
import board from './original-board.json' with { type: 'json' };

/** The default top of the home page: the publisher's name over the dunes. */
export const originalHero = ({ name }: SiteFacts): HeroText => ({
  title: name,
  sentence: t.originalSentence(),
  imageUrl: '',
});

/** The publisher of the specification. */
export const originalAbout = ({ name }: SiteFacts): AboutText => ({
  html: [
    `<p>${mustache.escape(name)} is the publishing brand of a company based in Dubai. We publish peer-reviewed journals, with hybrid open and subscription access, in arts and humanities, engineering, medical science, social sciences, biological sciences, physical sciences and agricultural sciences.</p>`,
    '<p>Our aim is to speed up the sharing of high quality research. Peer review and an editorial board stand behind every paper.</p>',
  ].join(''),
});

/** The addresses of the installation. */
export const originalContact = ({ firstContactEmail }: SiteFacts): ContactText => ({
  lead: t.originalContact(),
  email: firstContactEmail,
  address: postalAddress.join('\n'),
});

const members = BoardText.parse({ members: board });

/** The editorial board as it is delivered. */
export const originalBoard = (): BoardText => members;
