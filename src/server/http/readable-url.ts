/** The path in letters; null where it is none. What the bundler sees nobody use is left out by it, though it throws. */
const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
};

/** The address to look up: one of a page that cannot be decoded gets the not-found screen, where the router would only refuse it. */
export function readableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '/'] = url.split('?');
  return path.startsWith('/api/') || decoded(path) !== null ? url : '/not-found';
}
