/** The decoded path; null if it cannot be decoded. The bundler drops unused calls, even ones that throw. */
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
