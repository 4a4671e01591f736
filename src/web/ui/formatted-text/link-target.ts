import { isLinkTarget } from '../../../contracts/formatted-text.ts';

/** The address meant by `example.org` or `name@example.org`; null if it is none. */
export function linkTargetOf(typed: string): string | null {
  const text = typed.trim();
  if (isLinkTarget(text)) return text;
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#:]\S*)?$/u.test(text) && isLinkTarget(`https://${text}`))
    return `https://${text}`;
  return null;
}
