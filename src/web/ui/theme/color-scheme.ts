import { useSyncExternalStore } from 'react';

export type ColorScheme = 'light' | 'dark';

/** Mantine's own key, so that its components and our pages follow one choice. */
const storageKey = 'mantine-color-scheme-value';

/** Runs before the first paint, so that a chosen scheme never flashes. */
export const colorSchemeScript = `try{var s=localStorage.getItem('${storageKey}');if(s==='light'||s==='dark')document.documentElement.setAttribute('data-mantine-color-scheme',s)}catch(e){}`;

const preferred = () => matchMedia('(prefers-color-scheme: dark)');

function subscribe(notify: () => void): () => void {
  const query = preferred();
  const observer = new MutationObserver(notify);
  query.addEventListener('change', notify);
  observer.observe(document.documentElement, { attributeFilter: ['data-mantine-color-scheme'] });
  return () => {
    query.removeEventListener('change', notify);
    observer.disconnect();
  };
}

function current(): ColorScheme {
  const chosen = document.documentElement.dataset['mantineColorScheme'];
  return chosen === 'light' || chosen === 'dark' ? chosen : preferred().matches ? 'dark' : 'light';
}

/** The scheme in force and how to change it; null while the page is still the server's. */
export function useColorSchemeChoice(): [ColorScheme | null, (scheme: ColorScheme) => void] {
  const scheme = useSyncExternalStore<ColorScheme | null>(subscribe, current, () => null);
  const choose = (chosen: ColorScheme) => {
    localStorage.setItem(storageKey, chosen);
    document.documentElement.dataset['mantineColorScheme'] = chosen;
  };
  return [scheme, choose];
}
