/**
 * The server sends requests to the address a browser names: so only to services that are known to be one. An address inside the operator's own network
 * would otherwise be reached by whoever asks.
 */
const SERVICES = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  '*.push.apple.com',
  '*.notify.windows.com',
];

/** `further`: those an operator has added (`PUSH_HOSTS`). */
export function isPushService(endpoint: string, further: readonly string[]): boolean {
  const { protocol, hostname } = new URL(endpoint);
  return (
    protocol === 'https:' &&
    [...SERVICES, ...further].some((name) =>
      name.startsWith('*.') ? hostname.endsWith(name.slice(1)) : hostname === name,
    )
  );
}
