import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect, test } from 'vitest';
import { payloads, payloadsInProse } from '../../e2e/hostile-payloads.ts';
import { articleFileHref, articlePdfHref, articleXmlHref, pages } from '../contracts/pages.ts';
import { articles } from '../server/db/schema/index.ts';
import { inlineHtml as escaped } from '../server/domains/articles/index.ts';
import { activeParts } from './production/active-parts.ts';
import { hostileText } from './production/hostile-text.ts';
import { aProduction } from './product/producing.ts';
import { sharedProduct } from './product/start-product.ts';

const product = await sharedProduct();

/** What the PDF does, and where its links lead. */
async function pdfActions(bytes: Uint8Array) {
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const found: string[] = [];
  if ((await document.getJSActions()) !== null || (await document.getAttachments()) !== null) found.push('actions');
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    if ((await page.getJSActions()) !== null) found.push(`actions of page ${number}`);
    for (const { url, unsafeUrl, subtype } of (await page.getAnnotations()) as {
      url?: string;
      unsafeUrl?: string;
      subtype: string;
    }[]) {
      const address = url ?? unsafeUrl ?? 'https:';
      if (subtype !== 'Link' || !/^(?:https?|mailto):/u.test(address)) found.push(`${subtype} ${address}`);
    }
  }
  await document.loadingTask.destroy();
  return found;
}

async function asked(at: string) {
  const answer = await fetch(product.url + at);
  expect([at, answer.status]).toEqual([at, 200]);
  return Buffer.from(await answer.arrayBuffer());
}

async function activeInZip(bytes: Buffer): Promise<string[]> {
  const { files } = await JSZip.loadAsync(bytes);
  const found = await Promise.all(
    Object.values(files).map(async (file) => {
      const isText = /\.(?:xhtml|opf|ncx|xml|svg)$/u.test(file.name);
      const parts = isText ? activeParts(await file.async('string'), { isXml: true }) : [];
      return parts.map((part) => `${file.name}: ${part}`);
    }),
  );
  return found.flat();
}

test('nothing that is typed in production runs anywhere, and all of it is there to read', async () => {
  const produced = await aProduction(product);
  const { author, chief, journal, id, save, read } = produced;
  expect((await save(hostileText)).status).toBe(200);
  const { text } = await read();
  const saved = [text.bodyHtml, ...text.references.map(({ html }) => html)].join('');
  expect(activeParts(saved)).toEqual([]);
  expect(text.references.filter(({ id: given }) => !/^text[\w.:-]+$/u.test(given))).toEqual([]);
  expect(new Set(text.references.map(({ id: given }) => given)).size).toBe(hostileText.references.length);
  expect(text.references.flatMap(({ url }) => url ?? []).filter((url) => !/^https?:\/\//u.test(url))).toEqual([]);
  const unsaid = payloads.filter((payload) => !saved.includes(escaped(payload)));
  expect(unsaid).toEqual([]);

  const [first = '', ...others] = payloadsInProse;
  await produced.ask('Before', first);
  await produced.sendProof();
  const [question] = (await read()).notes;
  await produced.answer(author, question?.id ?? '', others.join(' ').slice(0, 2000));
  for (const [place, payload] of others.slice(0, 8).entries())
    await produced.comment(author, `Before ${place}:`, { text: payload, replacement: payload });
  expect((await produced.approve(author)).status).toBe(200);
  for (const note of (await read()).notes)
    expect((await produced.settle(note.id, note.kind === 'change' ? 'accepted' : 'settled')).status).toBe(200);
  const changed = await read();
  expect(activeParts(changed.text.bodyHtml)).toEqual([]);
  const isSaid = (payload: string) => changed.text.bodyHtml.includes(`<p>${escaped(payload)} `);
  expect(others.slice(0, 8).filter((payload) => !isSaid(payload))).toEqual([]);

  expect((await produced.publish(others.join(' ').slice(0, 2000), chief)).status).toBe(200);
  await product.parts.db.update(articles).set({ access: 'open' }).where(eq(articles.id, id));
  const page = (await asked(pages.article.href({ catId: journal.abbreviation, articleId: id }))).toString();
  expect(activeParts(/<main[\s\S]*<\/main>/u.exec(page)?.[0] ?? '<script>')).toEqual([]);
  expect(page).toContain('id="textpart-140"');
  const at = [journal.abbreviation, id] as const;
  expect(activeParts((await asked(articleXmlHref(...at))).toString(), { isXml: true })).toEqual([]);
  expect(await activeInZip(await asked(articleFileHref(...at, 'epub')))).toEqual([]);
  expect(await activeInZip(await asked(articleFileHref(...at, 'zip')))).toEqual([]);
  expect(await pdfActions(await asked(articlePdfHref(...at)))).toEqual([]);
});
