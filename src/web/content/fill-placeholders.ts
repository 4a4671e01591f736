import type { Site } from '../../contracts/site.ts';
import type { PlainMessage } from '../../messages/message.ts';
import * as t from '../../messages/texts.ts';

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The facts of the installation that texts can use. */
export type TextFacts = Pick<Site, 'name' | 'contactEmail' | 'maxUploadMegabytes' | 'dois'>;

const doiPolicies: Readonly<Record<Site['dois'], PlainMessage>> = {
  none: t.withoutDois,
  unregistered: t.doisUnregistered,
  registered: t.doisRegistered,
};

/** Fills the placeholders of plain text. */
export function fillPlain(text: string, facts: TextFacts): string {
  return text
    .replaceAll('{{siteName}}', () => facts.name)
    .replaceAll('{{contactEmail}}', () => facts.contactEmail)
    .replaceAll('{{doiPolicy}}', doiPolicies[facts.dois])
    .replaceAll('{{maxUploadMegabytes}}', () => String(facts.maxUploadMegabytes));
}

/** Fills the placeholders of HTML with escaped text. */
export const fillHtml = (html: string, { name, contactEmail, ...others }: TextFacts): string =>
  fillPlain(html, { name: escapeHtml(name), contactEmail: escapeHtml(contactEmail), ...others });
