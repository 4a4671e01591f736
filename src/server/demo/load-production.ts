import { daysAfter } from '../../contracts/days.ts';
import { siteDay } from '../../contracts/site-zone.ts';
import {
  approveProof,
  askAuthor,
  assignCopyEditor,
  commentOnProof,
  readProduction,
  readProof,
  saveText,
  sendProof,
} from '../domains/production/index.ts';
import { publishProduction } from '../workflows/production/publish-production.ts';
import { readText } from '../workflows/production/read-text.ts';
import { chooseModeOfPublication } from '../workflows/publication/choose-mode.ts';
import type { ProductionEvent } from './demo-file.ts';
import type { Stage } from './load-manuscripts.ts';

const quoteOf = (exact: string) => ({ exact, prefix: '', suffix: '' });

async function edit({ articleId, as }: Stage, { by, words, replacement }: ProductionEvent & { event: 'edit' }) {
  const { revision, text } = await readProduction(as(by), articleId);
  if (!text.bodyHtml.includes(words)) throw new Error(`“${words}” is not in the text of ${articleId}`);
  await saveText(as(by), articleId, {
    revision,
    text: { ...text, bodyHtml: text.bodyHtml.replace(words, replacement) },
  });
}

/** One step of the production of a manuscript, as its people take it. */
export async function produce(stage: Stage, happened: ProductionEvent): Promise<void> {
  const { articleId, as, today } = stage;
  const [producer, author] = [as('producer@demo.example'), as('author@demo.example')];
  const dueOn = 'dueInDays' in happened ? siteDay(daysAfter(today, happened.dueInDays)) : '';
  switch (happened.event) {
    case 'choose-open':
      await chooseModeOfPublication(author, articleId, 'open');
      return;
    case 'read':
      return readText(producer, articleId);
    case 'ask-copy-editor':
      await assignCopyEditor(producer, articleId, { email: happened.email, dueOn });
      return;
    case 'edit':
      return edit(stage, happened);
    case 'ask-author':
      await askAuthor(producer, articleId, { quote: quoteOf(happened.words), text: happened.question });
      return;
    case 'send-proof': {
      const { revision } = await readProduction(producer, articleId);
      await sendProof(producer, articleId, { revision, dueOn });
      return;
    }
    case 'propose': {
      const { words, replacement } = happened;
      await commentOnProof(author, articleId, { quote: quoteOf(words), text: '', replacement });
      return;
    }
    case 'approve': {
      const { revision } = await readProof(author, articleId);
      await approveProof(author, articleId, { revision });
      return;
    }
    case 'publish': {
      const { revision } = await readProduction(producer, articleId);
      await publishProduction(producer, articleId, { revision });
    }
  }
}
