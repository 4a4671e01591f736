import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { blankStatements, type DraftContent, type StoredDraft } from '../src/contracts/drafts.ts';
import { signIn, type NewPerson } from './people.ts';

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name });
export const stepButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: new RegExp(`^${name}`) });
export const authorRow = (page: Page, place: number) =>
  page.getByRole('list', { name: 'Authors in order' }).getByRole('listitem').nth(place);
export const isSaved = (page: Page) => expect(page.getByText(/^Saved at \d\d:\d\d$/)).toBeVisible();

/** The wizard of a person who has logged in on this page. */
export const wizardOf = ({ id }: NewPerson, draft: string, step?: number) =>
  `/dashboard/${id}?tab=1&draft=${draft}${step === undefined ? '' : `&step=${step}`}`;

/** Logs in and begins a new submission, for a regular issue. */
export async function beginSubmission(page: Page, person: NewPerson): Promise<string> {
  await signIn(page, person.email, person.password);
  await page.goto(wizardOf(person, 'new'));
  await expect(page.getByRole('heading', { name: 'Submit this manuscript as a special issue?' })).toBeVisible();
  await page.getByRole('button', { name: 'Regular Issue' }).click();
  await expect(page).toHaveURL(/draft=[0-9a-f-]{36}&step=0$/);
  return new URL(page.url()).searchParams.get('draft') ?? '';
}

const blankAuthor = {
  authorTitle: '',
  authorGivenName: '',
  authorLastName: '',
  authorEmail: '',
  authorAffiliation: '',
  isCorresponding: false,
};

export const anAuthorOf = (authorGivenName: string, authorLastName: string) => ({
  ...blankAuthor,
  authorTitle: 'Dr.',
  authorGivenName,
  authorLastName,
  authorEmail: `${authorLastName.toLowerCase()}@example.org`,
  authorAffiliation: 'Example University, Dubai',
});

/** Calls of a person, as another device makes them. */
export async function callsOf(page: Page, { email, password }: NewPerson) {
  const login = await page.request.post('/api/auth/login', { data: { email, password } });
  const { token } = (await login.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}` };
  const read = async (awsId: string) =>
    (await (await page.request.get(`/api/drafts/${awsId}`, { headers })).json()) as StoredDraft;
  const save = async (awsId: string, version: number, content: DraftContent) => {
    const saved = await page.request.put(`/api/drafts/${awsId}`, { headers, data: { version, content } });
    expect(saved.status()).toBe(200);
  };
  /** A draft that another device has saved. */
  const keep = async (part: Partial<DraftContent>) => {
    const awsId = randomUUID();
    const content: DraftContent = {
      specialReview: false,
      step: 0,
      leftSteps: [],
      journalId: '',
      sectionId: '',
      articleTypeId: '',
      confirmedStatements: [],
      articleTitle: '',
      articleAbstract: '',
      articleKeywords: [],
      statements: blankStatements,
      keywordInProgress: '',
      authors: [],
      authorInProgress: blankAuthor,
      authorEdited: null,
      files: [null, null, null],
      found: null,
      agreesToPublication: false,
      ...part,
    };
    await save(awsId, 0, content);
    return awsId;
  };
  /** Changes a draft, as another device does. */
  const change = async (awsId: string, part: Partial<DraftContent>) => {
    const { version, content } = await read(awsId);
    await save(awsId, version, { ...content, ...part });
  };
  return { headers, read, keep, change };
}

/** The first journal of the choice. */
export async function aJournal(page: Page): Promise<string> {
  const answer = await page.request.get('/api/journal/categories');
  const journals = (await answer.json()) as { id: string }[];
  return journals[0]?.id ?? '';
}

/** Fills in the author of the wizard’s second step, and adds them. */
export async function addAuthor(page: Page, email: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Title' }).selectOption('Dr.');
  await field(page, 'Given name').fill('Amal');
  await field(page, 'Last name').fill('Haddad');
  await field(page, 'Email').fill(email);
  await page.getByRole('combobox', { name: 'Affiliation' }).fill('Example University, Dubai');
  await page.getByRole('button', { name: 'Add author', exact: true }).click();
}
