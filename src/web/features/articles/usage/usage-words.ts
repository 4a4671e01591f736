const number = new Intl.NumberFormat('en-GB');

const counted = (count: number, noun: string) => `${number.format(count)} ${noun}${count === 1 ? '' : 's'}`;

/** The counts of an article in words. */
export function usageWords({ views, downloads }: { readonly views: number; readonly downloads: number }): string {
  if (views === 0 && downloads === 0) return 'No views counted yet';
  return `${counted(views, 'view')} · ${counted(downloads, 'download')}`;
}
