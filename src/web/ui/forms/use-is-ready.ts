import { useSyncExternalStore } from 'react';

const nothingToHear = () => () => {};

/** Whether the page is ready to keep what is typed or chosen; what comes into a ready page is so from its start. */
export const useIsReady = () =>
  useSyncExternalStore(
    nothingToHear,
    () => true,
    () => false,
  );
