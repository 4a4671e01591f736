const ownDrive = /^(file:\/*)?[a-z][:|]\//;
const ownRoot = /^file:\/\/\/(?!\/)|^file:\/(?!\/)|^\/(?!\/)/;

/** Whether the target of a relationship lies on another computer: any address, and a Windows share. */
export function isRemoteTarget(target: string): boolean {
  const place = target.trim().replaceAll('\\', '/').toLowerCase();
  if (place === 'about:blank') return false;
  if (ownDrive.test(place) || ownRoot.test(place)) return false;
  return place.startsWith('//') || /^[a-z][a-z0-9+.-]+:/.test(place);
}
