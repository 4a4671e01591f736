import { useSite } from '../../../ui/site-facts.ts';

/** What the installation says of the files that it takes. */
export function useUploadFacts() {
  const site = useSite();
  return { maxMegabytes: site?.maxUploadMegabytes ?? 50, convertsWord: site?.convertsWord ?? true };
}

export type UploadFacts = ReturnType<typeof useUploadFacts>;
