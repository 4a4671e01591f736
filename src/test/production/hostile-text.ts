import { foreignHost, hostileAddresses, payloads } from '../../../e2e/hostile-payloads.ts';
import type { ProductionReference, ProductionText } from '../../contracts/production-values.ts';
import { cleanText, inlineHtml as escaped } from '../../server/domains/articles/index.ts';
import { emptyWork } from '../../web/features/article-editor/references/reference-changes.ts';

/** Whether what follows a payload is read as part of it. */
const isOpen = (payload: string) =>
  !payload.endsWith('>') ||
  !cleanText({ bodyHtml: `<div>${payload}</div><p>after</p>`, references: [] }).text.bodyHtml.endsWith('<p>after</p>');

const picture = '/api/files/01234567-89ab-cdef-0123-456789abcdef';

/** One payload at every place of a text, as markup and as words. */
const everywhere = (payload: string, place: number) => {
  const words = escaped(payload);
  const markup = isOpen(payload) ? words : payload;
  const address = escaped(hostileAddresses[place % hostileAddresses.length] ?? '');
  return [
    `<section id="${words}" class="${words}"><h2>${words} ${markup}</h2><p>Before ${place}: ${words} ${markup}<sup><a href="#textnote-${place}">1</a></sup></p>`,
    `<p><a href="${address}">${words}</a><a href="${words}">x</a><span class="${words}">y</span></p>`,
    `<figure class="figure" onclick="__ran(1)"><a class="picture" href="${address}"><img src="${picture}" alt="${words}" onerror="__ran(1)"></a><figcaption><span class="label">${words}</span> ${markup}</figcaption></figure>`,
    `<figure class="figure"><img src="${address}" alt="x" srcset="//${foreignHost}/1 1x"></figure>`,
    `<figure class="table"><div class="table-scroll" aria-label="${words}"><table onclick="__ran(1)"><tr><th scope="${words}">${words}</th><td colspan="${words}">${markup}</td></tr></table></div></figure>`,
    `<ul><li>${markup}</li></ul><dl><dt>${words}</dt><dd>${markup}</dd></dl><pre>${markup}</pre><blockquote>${markup}</blockquote>`,
    `<div class="formula"><math href="${address}" onclick="__ran(1)"><maction actiontype="statusline"><mi href="${address}">${words}</mi><mtext>${markup}</mtext></maction></math></div>`,
    `<div class="supplement"><div class="supplement-caption">${words}</div><p class="supplement-link"><a href="${address}">${words}</a></p></div>`,
    `</section>`,
  ].join('');
};

const work = (payload: string, place: number) => ({
  ...emptyWork,
  kind: 'webpage' as const,
  authors: [{ given: payload, family: payload }],
  title: payload,
  container: payload,
  publisher: payload,
  year: payload,
  volume: payload,
  issue: payload,
  pages: payload,
  doi: place % 2 === 0 ? payload : '',
  url: hostileAddresses[place % hostileAddresses.length] ?? '',
});

const references: ProductionReference[] = payloads.flatMap((payload, place) => [
  {
    id: payload,
    html: payload,
    doi: payload,
    url: hostileAddresses[place % hostileAddresses.length] ?? '',
    work: null,
  },
  { id: `textwork-${place}`, html: '', doi: null, url: payload, work: work(payload, place) },
]);

const footnote = (payload: string, place: number) =>
  `<li id="textnote-${place}">${escaped(payload)} ${isOpen(payload) ? '' : payload}</li>`;
const footnotes = `<section class="footnotes"><ol>${payloads.map(footnote).join('')}</ol></section>`;

/** A text in production with each payload at each place that can be typed into. */
export const hostileText: ProductionText = { bodyHtml: payloads.map(everywhere).join('') + footnotes, references };
