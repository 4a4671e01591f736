import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

type Setting = readonly [place: string, name: string, value: string];

const scripting = '/org.openoffice.Office.Common/Security/Scripting';
const proxies = '/org.openoffice.Inet/Settings';

/** Nothing in a document runs, and nothing is fetched for it. */
const settings: readonly Setting[] = [
  [scripting, 'DisableMacrosExecution', 'true'],
  [scripting, 'MacroSecurityLevel', '3'],
  [scripting, 'BlockUntrustedRefererLinks', 'true'],
  [scripting, 'DisablePythonRuntime', 'true'],
  ['/org.openoffice.Office.Writer/Content/Update', 'Link', '2'],
  ['/org.openoffice.Office.Common/Misc', 'FirstRun', 'false'],
  // A proxy that nobody listens at, for whatever asks the network all the same.
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
export async function writeOfficeProfile(folder: string): Promise<void> {
  const user = path.join(folder, 'user');
  await mkdir(user, { recursive: true });
  const registry = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry">${settings.map(item).join('')}${unwantedReaders.map(removed).join('')}</oor:items>`;
  await writeFile(path.join(user, 'registrymodifications.xcu'), registry);
}
