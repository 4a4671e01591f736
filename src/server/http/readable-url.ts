const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** The address to look up: one of a page that cannot be decoded gets the not-found screen, where the router would only refuse it. */
export function readableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [path = '/'] = url.split('?');
  return path.startsWith('/api/') || isDecodable(path) ? url : '/not-found';
}
