import fc, { type Arbitrary } from 'fast-check';

type Headers = Record<string, string>;

const odd: Readonly<Record<string, readonly string[]>> = {
  accept: ['text/html', '*/*;q=0', 'application/xml', ','],
  'accept-encoding': ['br', 'gzip;q=0, identity;q=0', 'x'.repeat(500), '*'],
  'accept-language': ['ar', '*;q=9', ',,,;'],
  cookie: ['colophon_session=x', 'colophon_session=%ff; colophon_session=', '=;=', 'a'.repeat(4000)],
  'content-type': [
    'text/plain',
    'application/xml',
    'application/json; charset=utf-16',
    'multipart/form-data',
    'multipart/form-data; boundary=b',
    'application/x-www-form-urlencoded',
    ';',
    'application/json;;;',
    'application/vnd.api+json',
  ],
  'if-match': ['*', '"x"'],
  'if-modified-since': ['Sun, 06 Nov 1994 08:49:37 GMT', 'never'],
  'if-none-match': ['*', '"x"', 'W/"x", "y"', '"'],
  origin: ['null', 'https://evil.example', 'x'],
  prefer: ['return=minimal'],
  range: ['bytes=0-0', 'bytes=9-1', 'bytes=-1', 'bytes=0-1,3-4', 'bytes=99999999999999999999-', 'lines=1-2'],
  referer: ['https://evil.example/"><svg/onload=marked(1)>', '::'],
  'sec-fetch-site': ['cross-site', 'same-origin', 'x'],
  'user-agent': ['', '"><svg/onload=marked(1)>', 'bot', 'a'.repeat(6000)],
  'x-forwarded-for': ['1.2.3.4', '::1, x', "' OR 1=1 --", ','.repeat(400)],
  'x-forwarded-host': ['evil.example'],
  'x-forwarded-proto': ['https', 'javascript'],
  'x-http-method-override': ['DELETE'],
  'x-request-id': ['"><svg/onload=marked(1)>', '../x'],
};

const chosen = (choices: Readonly<Record<string, readonly string[]>>): Arbitrary<Headers> =>
  fc
    .subarray(Object.keys(choices), { minLength: 1, maxLength: 3 })
    .chain((names) =>
      fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...(choices[name] ?? []))]))),
    );

/** Headers that nobody sends who means well. */
export const oddHeaders: Arbitrary<Headers> = chosen(odd);

const encoded = (text: string) => Buffer.from(text).toString('base64');
const facts = `filename ${encoded('paper.pdf')},awsId ${encoded('0190aaaa-0000-7000-8000-000000000000')},slot ${encoded('1')}`;

const right = { 'tus-resumable': '1.0.0', 'upload-offset': '0', 'upload-length': '20', 'upload-metadata': facts };

/** What uploads that come piece by piece say of themselves: rightly, and not. */
export const protocolHeaders: Arbitrary<Headers> = fc
  .tuple(
    fc.integer({ min: 0, max: 3 }),
    chosen({
      'tus-resumable': ['0.2.2', '', 'x'],
      'upload-offset': ['-1', '1e3', '99999999999999999999', 'x', '5'],
      'upload-length': ['-1', '0', '99999999999999999999', 'x', '60000000'],
      'upload-defer-length': ['1', 'x'],
      'upload-metadata': [
        'x',
        'filename !!!',
        `filename ${encoded('\0')}`,
        `${facts},slot ${encoded('9')}`,
        'a '.repeat(2000),
        '',
      ],
      'upload-concat': ['partial', 'final;/api/s3/resumable/x'],
      'upload-checksum': ['sha1 x', 'x'],
      'content-type': ['application/offset+octet-stream', 'text/plain'],
      'x-http-method-override': ['DELETE', 'PATCH'],
    }),
  )
  .map(([turn, wrong]) => (turn === 0 ? right : { ...right, ...wrong }));
