/** Where dots in an address are written or left out as one likes. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an address: the same whatever the case, a tag after a plus, or dots where the provider ignores them.
 * The database stores it beside searchable addresses by the same rule (`mailbox_of`).
 */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [beforeTag = ''] = name.split('+');
  const untagged = beforeTag === '' ? name : beforeTag;
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}
