/** Where dots in an address are written or left out as one likes. */
const dotless = new Set(['gmail.com', 'googlemail.com']);

/** The mailbox behind an address: one person’s, whatever the case, a tag after a plus, or dots where they mean nothing. */
export function mailboxOf(email: string): string {
  const [name = '', domain = ''] = email.trim().toLowerCase().split('@');
  const [beforeTag = ''] = name.split('+');
  const untagged = beforeTag === '' ? name : beforeTag;
  return dotless.has(domain) ? `${untagged.replaceAll('.', '')}@gmail.com` : `${untagged}@${domain}`;
}

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Every spelling of the mailbox behind an address, as a pattern that leaves case aside: for queries, where `mailboxOf` cannot be asked. */
export function spellingsOf(email: string): string {
  const [name = '', domain = ''] = mailboxOf(email).split('@');
  const isDotless = dotless.has(domain);
  const spelt = isDotless ? Array.from(name, literally).join(String.raw`\.*`) : literally(name);
  const place = isDotless ? `(${Array.from(dotless, literally).join('|')})` : literally(domain);
  return `^${spelt}(\\+[^@]*)?@${place}$`;
}
