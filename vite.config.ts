import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // The built server bundle carries its own React, made for production whatever NODE_ENV says at run time.
  ssr: command === 'build' ? { noExternal: true as const } : {},
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'zod',
      '@mantine/core',
      '@mantine/form',
      '@mantine/hooks',
      '@mantine/modals',
      '@tanstack/react-query',
      '@tabler/icons-react',
    ],
  },
  server: { allowedHosts: true as const },
}));
