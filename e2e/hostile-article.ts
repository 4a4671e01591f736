import { foreignHost, hostileAddresses, payloads } from './hostile-payloads.ts';

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`).replace(/[\t\n]/g, ' ');

const each = (texts: readonly string[], element: (text: string) => string): string => texts.map(element).join('\n');

/** Well-formed markup that is no part of JATS, or is one with attributes that are not. */
const elements = [
  '<script>__ran(2000)</script>',
  '<h:script>__ran(2001)</h:script>',
  '<s:svg onload="__ran(2002)"><s:script>__ran(2002)</s:script><s:a xlink:href="javascript:__ran(2002)">x</s:a></s:svg>',
  '<img src="x" onerror="__ran(2003)"/><h:img src="x" onerror="__ran(2003)"/>',
  '<h:iframe srcdoc="&lt;script&gt;parent.__ran(2004)&lt;/script&gt;"/><iframe src="javascript:parent.__ran(2004)"/>',
  `<h:object data="//${foreignHost}/2005"/><h:embed src="//${foreignHost}/2005"/><h:base href="//${foreignHost}/"/>`,
  `<h:meta http-equiv="refresh" content="0;url=//${foreignHost}/2006"/><h:link rel="stylesheet" href="//${foreignHost}/2006"/>`,
  `<h:style>@import '//${foreignHost}/2007';</h:style><style-content style="background:url(//${foreignHost}/2007)">x</style-content>`,
  `<h:form action="//${foreignHost}/2008"><h:button formaction="javascript:__ran(2008)" autofocus="" onfocus="__ran(2008)">x</h:button></h:form>`,
  '<italic onclick="__ran(2009)" style="position:fixed;inset:0">x</italic><bold tabindex="1" autofocus="" onfocus="__ran(2009)">y</bold>',
  '<xref ref-type="fig" rid="&quot; onfocus=&quot;__ran(2010)&quot; autofocus=&quot;">x</xref>',
  '<email xlink:href="javascript:__ran(2011)">x@example.org"&gt;&lt;img src=x onerror=__ran(2011)&gt;</email>',
  '<inline-graphic xlink:href="x&quot; onerror=&quot;__ran(2012)"/><media xlink:href="javascript:__ran(2012)"/>',
  '<inline-formula><mml:math href="javascript:__ran(2013)" onclick="__ran(2013)" style="background:url(x)"><mml:mi mathvariant="&quot; onclick=&quot;__ran(2013)">x</mml:mi></mml:math></inline-formula>',
  '<inline-formula><mml:math><mml:semantics><mml:mi>x</mml:mi><mml:annotation-xml encoding="text/html"><h:img src="x" onerror="__ran(2014)"/></mml:annotation-xml></mml:semantics></mml:math></inline-formula>',
  '<inline-formula><mml:math><mml:mtext><h:script>__ran(2015)</h:script>&lt;img src=x onerror=__ran(2015)&gt;</mml:mtext><mml:mglyph src="x"/><mml:maction xlink:href="javascript:__ran(2015)"><mml:mi>x</mml:mi></mml:maction></mml:math></inline-formula>',
  '<inline-formula><mml:math><mml:mfenced open="&lt;img src=x onerror=__ran(2016)&gt;" separators="&quot;&gt;"><mml:mi>x</mml:mi><mml:mi>y</mml:mi></mml:mfenced></mml:math></inline-formula>',
  '<inline-formula><tex-math>\\href{javascript:__ran(2017)}{x} &lt;/code&gt;&lt;img src=x onerror=__ran(2017)&gt;</tex-math></inline-formula>',
  '<![CDATA[<img src=x onerror=__ran(2018)>]]>',
  '<?xml-stylesheet href="javascript:__ran(2019)"?><!-- <img src=x onerror=__ran(2019)> -->',
  '<inline-supplementary-material xlink:href="javascript:__ran(2020)">x</inline-supplementary-material>',
  '<a href="javascript:__ran(2021)" name="x">x</a><template><h:script>__ran(2021)</h:script></template>',
].join('');

const blocks = `
<fig id="f&quot; onclick=&quot;__ran(2100)"><label>${escaped('"><script>__ran(2100)</script>')}</label><caption><title>${elements}</title><p>${elements}</p></caption><graphic xlink:href="javascript:__ran(2100)"/></fig>
<table-wrap id="t1"><label>Table" onfocus="__ran(2101)" autofocus="</label><caption><p>${elements}</p></caption><table onclick="__ran(2101)"><thead><tr><th colspan="2&quot; onclick=&quot;__ran(2101)">${elements}</th></tr></thead><tbody><tr><td align="right&quot; onclick=&quot;__ran(2101)">${elements}</td></tr></tbody></table><table-wrap-foot><fn><p>${elements}</p></fn></table-wrap-foot></table-wrap>
<list list-type="order&quot; onclick=&quot;__ran(2102)"><list-item><p>${elements}</p></list-item></list>
<def-list><def-item><term>${elements}</term><def><p>${elements}</p></def></def-item></def-list>
<disp-quote><p>${elements}</p></disp-quote><boxed-text><p>${elements}</p></boxed-text><verse-group><verse-line>${elements}</verse-line></verse-group>
<code language="html&quot; onclick=&quot;__ran(2103)">${elements}</code><preformat>${elements}</preformat><disp-formula><mml:math><h:script>__ran(2103)</h:script></mml:math></disp-formula>
<tp:taxon-treatment><tp:nomenclature><tp:taxon-name onclick="__ran(2104)">${elements}</tp:taxon-name></tp:nomenclature><tp:treatment-sec sec-type="x"><title>${elements}</title><p>${elements}</p></tp:treatment-sec></tp:taxon-treatment>
${each(hostileAddresses, (address) => `<p><ext-link xlink:href="${escaped(address)}">x</ext-link> <uri>${escaped(address)}</uri></p><supplementary-material xlink:href="${escaped(address)}"><caption><p>x</p></caption></supplementary-material>`)}`;

const citations = each(
  hostileAddresses,
  (address) =>
    `<ref><mixed-citation>${elements} <ext-link xlink:href="${escaped(address)}">x</ext-link> <pub-id pub-id-type="doi">${escaped(address)}</pub-id></mixed-citation></ref>
<ref><element-citation><person-group><name><surname>${escaped(address)}</surname></name></person-group><article-title>${elements}</article-title><source>${elements}</source><uri>${escaped(address)}</uri><pub-id pub-id-type="doi">${escaped(address)}</pub-id></element-citation></ref>`,
);

interface Source {
  readonly doi: string;
  /** What every field says; escaped as text. */
  readonly texts: readonly string[];
}

/** The words of the fields, as text that a careful publisher has escaped. */
function escapedText({ doi, texts }: Source): string {
  const all = each(texts, escaped);
  const paragraphs = each(texts, (text) => `<p>${escaped(text)}</p>`);
  return `<front><journal-meta><journal-title-group><journal-title>${escaped(texts[0] ?? '')}</journal-title></journal-title-group><issn pub-type="epub">${all}</issn></journal-meta>
<article-meta><article-id pub-id-type="doi">${doi}</article-id><article-categories><subj-group subj-group-type="heading"><subject>${all}</subject></subj-group></article-categories>
<title-group><article-title>${all}</article-title><subtitle>${all}</subtitle></title-group>
<contrib-group>${each(texts, (text) => `<contrib contrib-type="author" corresp="yes"><contrib-id contrib-id-type="orcid">https://orcid.org/0000-0001-2345-6789${escaped(text)}</contrib-id><name><surname>${escaped(text)}</surname><given-names>${escaped(text)}</given-names></name><email>${escaped(text)}</email><aff>${escaped(text)}</aff></contrib>`)}</contrib-group>
<pub-date pub-type="epub"><day>2</day><month>3</month><year>2021</year></pub-date><volume>${all}</volume><issue>${all}</issue><fpage>${all}</fpage><lpage>${all}</lpage>
<permissions><copyright-statement>${all}</copyright-statement><license><license-p>Creative Commons ${all}</license-p></license></permissions>
<abstract>${paragraphs}<sec><title>${all}</title>${paragraphs}</sec></abstract><kwd-group>${each(texts, (text) => `<kwd>${escaped(text)}</kwd>`)}</kwd-group></article-meta></front>
<body>${each(texts, (text) => `<sec><title>${escaped(text)}</title><p>${escaped(text)}</p><list><list-item><p>${escaped(text)}</p></list-item></list></sec>`)}
<table-wrap><label>${all}</label><caption><p>${all}</p></caption><table><tr><td>${all}</td></tr></table></table-wrap><fig><label>${all}</label><caption><p>${all}</p></caption></fig><preformat>${all}</preformat></body>
<back><ack>${paragraphs}</ack><fn-group><fn><p>${all}</p></fn></fn-group><ref-list>${each(texts, (text) => `<ref><mixed-citation>${escaped(text)}</mixed-citation></ref>`)}</ref-list></back>`;
}

/** Markup itself in every field that can hold some. */
function foreignElements(doi: string): string {
  return `<front><journal-meta><journal-title-group><journal-title>${elements}</journal-title></journal-title-group></journal-meta>
<article-meta><article-id pub-id-type="doi">${doi}"onclick="__ran(2200)</article-id><title-group><article-title>Elements ${elements}</article-title></title-group>
<contrib-group><contrib contrib-type="author"><contrib-id contrib-id-type="orcid">javascript:__ran(2201)//0000-0001-2345-6789</contrib-id><name><surname>${elements}</surname><given-names>${elements}</given-names></name><aff>${elements}</aff></contrib></contrib-group>
<pub-date pub-type="epub"><year>2020</year></pub-date><volume>${elements}</volume><issue>${elements}</issue>
<permissions><copyright-statement>${elements}</copyright-statement><license xlink:href="javascript:__ran(2202)"><license-p>Creative Commons ${elements}${each(hostileAddresses, (address) => `<ext-link xlink:href="${escaped(address)}">x</ext-link>`)}</license-p></license></permissions>
<abstract><title>${elements}</title><p>${elements}</p></abstract><kwd-group><kwd>${elements}</kwd></kwd-group></article-meta></front>
<body><p>${elements}</p>${blocks}<sec><title>${elements}</title>${blocks}</sec></body><back><ack><p>${elements}</p></ack><ref-list>${citations}</ref-list></back>`;
}

const whole = (inside: string, language: string): string =>
  `<?xml version="1.0"?><?xml-stylesheet href="javascript:__ran(2300)"?>
<article xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:mml="http://www.w3.org/1998/Math/MathML" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:s="http://www.w3.org/2000/svg" xmlns:tp="http://www.plazi.org/taxpub" xml:lang="${escaped(language)}" article-type="research-article">${inside}</article>`;

/** JATS articles that hold every payload as text in every field, and one that holds markup where JATS has none. */
export function hostileArticles(): string[] {
  const third = Math.ceil(payloads.length / 3);
  const texts = [0, 1, 2].map((part) => payloads.slice(part * third, (part + 1) * third));
  return [
    ...texts.map((some, part) => whole(escapedText({ doi: `10.5555/text-${part}`, texts: some }), 'en')),
    whole(foreignElements('10.5555/elements'), '"><img src=x onerror=__ran(2301)>'),
  ];
}
