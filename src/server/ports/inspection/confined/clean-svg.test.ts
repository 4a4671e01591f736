import { expect, test } from 'vitest';
import { aJpegPhotograph } from '../../../../test/documents/make-photograph.ts';
import { cleanPicture } from './clean-picture.ts';

const spaces =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:sodipodi="s" xmlns:inkscape="i"';
const kept = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const clean = (within: string, before = '') =>
  Buffer.from(cleanPicture(Buffer.from(`${before}<svg ${spaces}>${within}</svg>`)))
    .toString()
    .replace(/^<\?xml[^>]*>\s*/, '');

test.each([
  ['data of programs', '<metadata>doe</metadata><sodipodi:namedview id="doe"><g id="doe"/></sodipodi:namedview>', ''],
  ['titles', '<g><title>doe</title><desc>doe</desc></g>', '<g></g>'],
  ['labels and places', '<g inkscape:label="doe" sodipodi:absref="/home/doe" data-name="doe" onclick="doe"/>', '<g/>'],
  ['links to a disk', '<image xlink:href="file:///home/doe/a.jpg" width="2"/>', '<image width="2"/>'],
  ['links to people', '<a href="https://example.org/doe"><text>a</text></a>', '<a><text>a</text></a>'],
  ['remarks between rules', '<style>/* doe */ a{fill:red}</style>', '<style>  a{fill:red}</style>'],
  ['what rules fetch', '<style>a{fill:url(file:///doe)}@import "doe";</style>', '<style>a{fill:none}@none;</style>'],
  [
    'what they fetch, called otherwise',
    '<style>a{fill:image-set("doe" 1x);src:src("doe")}</style>',
    '<style>a{fill:none;src:none}</style>',
  ],
  [
    'what they fetch, in escapes',
    String.raw`<style>a{fill:u\72 l(doe);b:\75rl("(doe)")}@\69mport "doe";</style>`,
    '<style>a{fill:none;b:none}@none;</style>',
  ],
  [
    'what they fetch, in entities',
    '<path style="fill:&#117;rl(doe)"/><style>a{fill:ur&#x6c;(doe)}</style>',
    '<path style="fill:none"/><style>a{fill:none}</style>',
  ],
  [
    'what they fetch, in pieces',
    '<style>a{fill:u<!-- -->r<g/><title>doe</title><![CDATA[l(doe)}]]></style>',
    '<style>a{fill:none}</style>',
  ],
  ['what they fetch, without an end', '<style>a{fill:url( url( "doe</style>', '<style>a{fill:none</style>'],
  ['links that are moved', '<use><set attributeName="xlink:href" to="doe:"/></use>', '<use><set to="doe:"/></use>'],
  [
    'what they fetch, around what goes',
    '<style>@im@import x;port "doe";</style>',
    '<style>@im@none;port "doe";</style>',
  ],
  [
    'what they fetch, in escapes of escapes',
    String.raw`<style>a{a:\\37 5rl(doe);b:\7\35 rl(doe);c:"\201c"}</style><path filter="&#x0000075;rl(doe)"/>`,
    String.raw`<style>a{a:\\37 5rl(doe);b:\000007 5rl(doe);c:"\00201c "}</style><path filter="none"/>`,
  ],
  [
    'links to a disk, called otherwise',
    '<image xmlns:n="http://www.w3.org/1999/xlink" n:href="doe"/>',
    '<image xmlns:n="http://www.w3.org/1999/xlink"/>',
  ],
  ['pages within', '<foreignObject><p xmlns="h">doe</p></foreignObject>', ''],
])('of an SVG goes what is not drawn: %s', (_what, within, made) => {
  expect(clean(within)).toBe(`<svg ${kept}>${made}</svg>`);
});

test.each([
  '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path d="M0 0" style="fill:url(#a)"/>',
  '<style>g &gt; path[id="a"]{fill:url( #a );marker:url("#b")}</style><path style="fill:url(&quot;#a&quot;)"/>',
  '<use xmlns:n="http://www.w3.org/1999/xlink" n:href="#a"/>',
  '<use xlink:href="#a"/><text x="1"><tspan font-size="3">A word</tspan></text>',
])('what is drawn stays: %s', (within) => {
  expect(clean(within)).toBe(`<svg ${kept}>${within}</svg>`);
});

test('a photograph that stands in an SVG is cleaned like others', () => {
  const { bytes, drawn } = aJpegPhotograph(1);
  const image = (picture: Buffer) => `<image href="data:image/jpeg;base64,${picture.toString('base64')}"/>`;
  expect(clean(image(bytes))).toBe(`<svg ${kept}>${image(drawn)}</svg>`);
  expect(clean(image(Buffer.from('doe')))).toBe(`<svg ${kept}>${image(Buffer.alloc(0))}</svg>`);
});

test('an SVG may name its document type', () => {
  const type = '<?xml version="1.0"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/svg11.dtd">';
  expect(clean('<g/>', type)).toBe(`<svg ${kept}><g/></svg>`);
});

test('an SVG may call namespaces and colours by entities of its own, as Illustrator does', () => {
  const type =
    '<!DOCTYPE svg PUBLIC "a" "b" [\n<!ENTITY red "#f00">\n<!ENTITY red \'doe\'><!ENTITY doe "url(doe)">\n]>';
  expect(clean('<g fill="&red;" mask="&doe;"/>', type)).toBe(`<svg ${kept}><g fill="#f00" mask="none"/></svg>`);
  const many = `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(9999)}">]>`;
  expect(() => clean(`<g fill="${'&a;'.repeat(999)}"/>`, many)).toThrow('too-complex');
  expect(() => clean('<g/>', '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///doe">]>')).toThrow('damaged');
});

test.each(['<image hr foo="x"ef="doe"/>', '<g\u1680:a/>', '<image href=doe/>', '<image href="a"width="1"/>'])(
  'a tag that is not as XML has it is none: %s',
  (within) => {
    expect(() => clean(within)).toThrow('damaged');
  },
);
