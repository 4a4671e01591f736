import type { z } from 'zod';
import { AboutText, BoardText, ContactText, HeroText } from '../../../contracts/site-content.ts';
import * as t from '../../../messages/content-responses.ts';
import type { SiteFacts } from '../../context.ts';
import { invalidInput } from '../../errors.ts';
import { sanitiseFormattedText } from '../../sanitise-formatted-text.ts';
import { originalAbout, originalBoard, originalContact, originalHero } from './original-texts.ts';

/** A picture that a text shows, and the field that names it. */
export interface NamedPicture {
  readonly field: string;
  readonly url: string;
}

/** A text of the site that administrators may change. */
export interface SiteContent<C extends Record<string, unknown>> {
  readonly name: string;
  readonly schema: z.ZodType<C>;
  /** As it was delivered. */
  readonly original: (site: SiteFacts) => C;
  /** The content ready to be saved and shown; throws if it is empty. */
  readonly clean: (content: C) => C;
  readonly pictures: (content: C) => readonly NamedPicture[];
}

const asItIs = <C>(content: C): C => content;
const none = () => [];

export const hero: SiteContent<HeroText> = {
  name: 'hero',
  schema: HeroText,
  original: originalHero,
  clean: asItIs,
  pictures: ({ imageUrl }) => [{ field: 'imageUrl', url: imageUrl }],
};

export const about: SiteContent<AboutText> = {
  name: 'about',
  schema: AboutText,
  original: originalAbout,
  clean: ({ html }) => {
    const cleaned = sanitiseFormattedText(html);
    if (cleaned === '') throw invalidInput('html', t.textRequired());
    return { html: cleaned };
  },
  pictures: none,
};

export const contact: SiteContent<ContactText> = {
  name: 'contact',
  schema: ContactText,
  original: originalContact,
  clean: asItIs,
  pictures: none,
};

export const board: SiteContent<BoardText> = {
  name: 'board',
  schema: BoardText,
  original: originalBoard,
  clean: asItIs,
  pictures: ({ members }) =>
    members.map(({ profileImg }, place) => ({ field: `members.${place}.profileImg`, url: profileImg })),
};
