import { index, layout, route, type RouteConfig } from '@react-router/dev/routes';
import { pages } from '../contracts/pages.ts';

const at = (page: { pattern: string }, file: string, id?: string) =>
  route(page.pattern.slice(1), file, id ? { id } : {});

export default [
  layout('features/shell/site-frame.tsx', [
    index('features/home/home-page.tsx'),
    at(pages.journals, 'features/journals/journal-list-page.tsx', 'journals'),
    at(pages.journalPublications, 'features/journals/journal-list-page.tsx', 'journal-publications'),
    at(pages.proceedings, 'features/journals/proceedings-page.tsx'),
    at(pages.conferences, 'features/journals/conferences-page.tsx'),
    at(pages.journal, 'features/journals/journal-page.tsx'),
    layout('features/articles/article-frame.tsx', [
      at(pages.article, 'features/articles/article-page.tsx'),
      at(pages.articleFullPdf, 'features/articles/full-pdf-page.tsx'),
    ]),
    at(pages.pricing, 'features/payments/pricing-page.tsx'),
    at(pages.logout, 'features/accounts/logout-page.tsx'),
    layout('features/shell/app-frame.tsx', [
      at(pages.register, 'features/accounts/register-page.tsx'),
      at(pages.login, 'features/accounts/login-page.tsx'),
      at(pages.verifyEmail, 'features/accounts/verify-email-page.tsx'),
      at(pages.dashboard, 'features/dashboard/dashboard-page.tsx'),
      at(pages.sandboxCheckout, 'features/payments/sandbox-checkout-page.tsx'),
    ]),
    route('*', 'features/shell/not-found-page.tsx'),
  ]),
] satisfies RouteConfig;
