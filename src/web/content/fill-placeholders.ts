import type { Site } from '../../contracts/site.ts';

/** Escapes text for HTML content and attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The facts of the installation that texts can use. */
export type TextFacts = Pick<Site, 'name' | 'contactEmail' | 'maxUploadMegabytes'>;

/** Fills the placeholders of plain text. */
export function fillPlain(text: string, facts: TextFacts): string {
  return text
    .replaceAll('{{siteName}}', () => facts.name)
    .replaceAll('{{contactEmail}}', () => facts.contactEmail)
    .replaceAll('{{maxUploadMegabytes}}', () => String(facts.maxUploadMegabytes));
}

/** Fills the placeholders of HTML with escaped text. */
export const fillHtml = (html: string, { name, contactEmail, maxUploadMegabytes }: TextFacts): string =>
  fillPlain(html, { name: escapeHtml(name), contactEmail: escapeHtml(contactEmail), maxUploadMegabytes });
