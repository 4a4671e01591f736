import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is as narrow as a phone's; for what is rendered in the browser alone. */
export const useIsPhone = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
