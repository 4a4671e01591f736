/** Where dots in an address are written or left out as one likes. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an address: one person’s, whatever the case, a tag after a plus, or dots where they mean nothing. The
 * database keeps it beside addresses by which people are looked for, by the same rule (`mailbox_of`).
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [beforeTag = ''] = name.split('+');
  const untagged = beforeTag === '' ? name : beforeTag;
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
