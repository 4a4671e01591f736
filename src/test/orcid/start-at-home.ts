import { startOrcidAtHome } from './orcid-at-home.ts';

// For development: a provider in the place of ORCID, where a person types the iD that they want to have.
const siteUrl = process.env['SITE_URL'] ?? `http://localhost:${process.env['PORT'] ?? '3000'}`;
const client = { id: 'APP-AT-HOME', secret: 'at-home', returnTo: `${siteUrl}/orcid` };
const { issuer } = await startOrcidAtHome(Number(process.env['ORCID_PORT'] ?? '3101'), client);
process.stdout.write(
  `ORCID at home, for the site at ${siteUrl}. Start the site with:\n` +
    `ORCID_CLIENT_ID=${client.id} ORCID_CLIENT_SECRET=${client.secret} ORCID_ISSUER=${issuer} npm run dev\n`,
);
