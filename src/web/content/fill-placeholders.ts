import type { Site } from '../../contracts/site.ts';

/** Text as it stands in HTML, between tags and in attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** What the texts may say of the installation. */
export type TextFacts = Pick<Site, 'name' | 'contactEmail' | 'maxUploadMegabytes'>;

/** Fills in plain text what the installation says. */
export function fillPlain(text: string, facts: TextFacts): string {
  return text
    .replaceAll('{{siteName}}', () => facts.name)
    .replaceAll('{{contactEmail}}', () => facts.contactEmail)
    .replaceAll('{{maxUploadMegabytes}}', () => String(facts.maxUploadMegabytes));
}

/** Fills in HTML what the installation says; nothing of it is taken for markup. */
export const fillHtml = (html: string, { name, contactEmail, maxUploadMegabytes }: TextFacts): string =>
  fillPlain(html, { name: escapeHtml(name), contactEmail: escapeHtml(contactEmail), maxUploadMegabytes });
