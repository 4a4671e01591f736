import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { pathToFileURL } from 'node:url';
import { limitedCommand } from '../limited-command.ts';
import { fairLocks, theSite, withLock, type Holder, type Locks } from '../workers/fair-locks.ts';
import { ConversionError, type ConvertedPdf, type DocumentConverter } from './document-converter.ts';
import { runInGroup } from './run-in-group.ts';

type Setting = readonly [place: string, name: string, value: string];

const scripting = '/org.openoffice.Office.Common/Security/Scripting';
const proxies = '/org.openoffice.Inet/Settings';

/** Documents may not run code or fetch anything. */
const officeSettings: readonly Setting[] = [
  [scripting, 'DisableMacrosExecution', 'true'],
  [scripting, 'MacroSecurityLevel', '3'],
  [scripting, 'BlockUntrustedRefererLinks', 'true'],
  [scripting, 'DisablePythonRuntime', 'true'],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', '2'],
  ['/org.openoffice.Office.Common/Misc', 'FirstRun', 'false'],
  // A dead proxy, for any part that tries to use the network.
  [proxies, 'ooInetProxyType', '2'],
  ...['HTTP', 'HTTPS', 'FTP'].flatMap((scheme): Setting[] => [
    [proxies, `ooInet${scheme}ProxyName`, '127.0.0.1'],
    [proxies, `ooInet${scheme}ProxyPort`, '9'],
  ]),
];

const pictureReaders = '/org.openoffice.TypeDetection.GraphicFilter/Filters';

/**
 * The readers of pictures that are programs of their own: a drawing (SVG), under whatever name it is packed, names files of this
 * machine, which would be shown in the PDF; another kind (EPS) is handed to an interpreter.
 */
const unwantedReaders = ['svg_Import', 'eps_Import'];

const removed = (reader: string) =>
  `<item oor:path="${pictureReaders}"><node oor:name="${reader}" oor:op="remove"/></item>`;

const item = ([place, name, value]: Setting) =>
  `<item oor:path="${place}"><prop oor:name="${name}" oor:op="fuse"><value>${value}</value></prop></item>`;

/** Writes the profile of one conversion. */
async function writeOfficeProfile(folder: string): Promise<void> {
  const user = path.join(folder, 'user');
  await mkdir(user, { recursive: true });
  const registry = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">${officeSettings.map(item).join('')}${unwantedReaders.map(removed).join('')}</oor:items>`;
  await writeFile(path.join(user, 'registrymodifications.xcu'), registry);
}

interface Settings {
  /** LibreOffice's command. */
  readonly program: string;
  /** Where it finds the programs that it needs. */
  readonly searchPath: string;
  /** How long one conversion may take, in milliseconds. */
  readonly patience: number;
}

const limits = { data: 4_000_000, computing: 300 };
const nowhere = 'http://127.0.0.1:9';

/** An environment without our settings, and with a home folder that is deleted with the conversion. */
const environment = (folder: string, searchPath: string) => ({
  PATH: searchPath,
  HOME: folder,
  TMPDIR: folder,
  LANG: 'C.UTF-8',
  SAL_USE_VCLPLUGIN: 'svp',
  http_proxy: nowhere,
  https_proxy: nowhere,
});

/** Tagged, so that screen readers find headings, tables and the order of reading. */
const pdfWithTags = 'pdf:writer_pdf_Export:{"UseTaggedPDF":{"type":"boolean","value":"true"}}';

const switches = ['--headless', '--norestore', '--nolockcheck', '--nodefault', '--nologo', '--nofirststartwizard'];

async function convert(folder: string, source: string, settings: Settings, signal: AbortSignal): Promise<string> {
  const profile = path.join(folder, 'profile');
  const made = path.join(folder, 'made');
  await writeOfficeProfile(profile);
  await mkdir(made);
  const installation = `-env:UserInstallation=${pathToFileURL(profile).href}`;
  const ending = await runInGroup({
    words: limitedCommand(limits, [
      settings.program,
      installation,
      ...switches,
      '--convert-to',
      pdfWithTags,
      '--outdir',
      made,
      source,
    ]),
    env: environment(folder, settings.searchPath),
    cwd: folder,
    patience: settings.patience,
    signal,
  });
  if (ending === 'out-of-time') throw new ConversionError('The conversion took too long');
  const pdf = path.join(made, 'document.pdf');
  // The program also reports success when it has made no file.
  const size = await stat(pdf).then(
    ({ size: bytes }) => bytes,
    () => 0,
  );
  if (ending.code !== 0 || size === 0) throw new ConversionError(`The conversion ended with code ${ending.code}`);
  return pdf;
}

/** LibreOffice, one document at a time for an account, each with a profile and a folder of its own. */
export function officeConverter(settings: Settings, locks: Locks = fairLocks()): DocumentConverter {
  const underWay = new Set<Promise<unknown>>();
  const closing = new AbortController();
  const toPdf = async (open: () => Promise<Readable>, name: string, { givenUp }: Holder): Promise<ConvertedPdf> => {
    const folder = await mkdtemp(path.join(tmpdir(), 'colophon-conversion-'));
    const discard = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
    try {
      // Its name is ours: what the person called it goes into no command.
      const source = path.join(folder, name.toLowerCase().endsWith('.doc') ? 'document.doc' : 'document.docx');
      await pipeline(await open(), createWriteStream(source, { mode: 0o600 }));
      const signal = AbortSignal.any(givenUp === undefined ? [closing.signal] : [closing.signal, givenUp]);
      const pdf = await convert(folder, source, settings, signal);
      return { open: () => createReadStream(pdf), discard };
    } catch (error) {
      await discard();
      givenUp?.throwIfAborted();
      throw error;
    }
  };
  const converterFor = (holder: Holder): DocumentConverter => ({
    isAvailable: true,
    toPdf: async (open, name) => {
      const conversion = withLock(locks, 'conversion', () => toPdf(open, name, holder), holder);
      underWay.add(conversion);
      return conversion.finally(() => underWay.delete(conversion));
    },
    onBehalfOf: converterFor,
    close: async () => {
      closing.abort();
      await Promise.allSettled(underWay);
    },
  });
  return converterFor(theSite);
}
