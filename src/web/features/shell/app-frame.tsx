import { MantineProvider } from '@mantine/core';
import '@mantine/core/styles.layer.css';
import { ModalsProvider } from '@mantine/modals';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Outlet } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { keepFocus } from '../../ui/keep-focus.ts';
import { mantineTheme, tokenVariables } from '../../ui/theme/mantine-theme.ts';

/** A refusal stays a refusal; only a lost connection is worth another try. */
const worthRetrying = (failures: number, error: Error) =>
  failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status === 503);

/** The frame of screens with forms and private data: components and queries are loaded here and not on reading pages. */
export default function AppFrame() {
  const [client] = useState(
    () => new QueryClient({ defaultOptions: { queries: { retry: worthRetrying, staleTime: 5000 } } }),
  );
  useEffect(keepFocus, []);
  return (
    <QueryClientProvider client={client}>
      <MantineProvider theme={mantineTheme} cssVariablesResolver={tokenVariables} defaultColorScheme="auto">
        <ModalsProvider>
          <Outlet />
        </ModalsProvider>
      </MantineProvider>
    </QueryClientProvider>
  );
}
