/** Phones are mobile clients; tablets and everything else get the desktop site. */

export type ClientKind = 'mobile' | 'desktop';

const TABLET = /iPad|Tablet|PlayBook|Silk|Kindle/i;
const PHONE = /iPhone|iPod|Windows Phone|\(Phone;|BlackBerry|Opera Mini|IEMobile/i;
/** Android phones say "Mobile", Android tablets do not. */
const ANDROID_PHONE = /Android.*Mobile|HarmonyOS.*Mobile/i;

export function clientKindOf(userAgent: string): ClientKind {
  if (TABLET.test(userAgent)) return 'desktop';
  return PHONE.test(userAgent) || ANDROID_PHONE.test(userAgent) ? 'mobile' : 'desktop';
}
