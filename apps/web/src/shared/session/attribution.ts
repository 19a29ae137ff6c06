/**
 * Where a visitor came from and who invited them: read from the landing URL, kept for the browser session,
 * sent at sign-up. The source is for statistics and needs consent; an invitation does not.
 */
import { readConsent } from './consent.ts';

const ATTRIBUTION_KEY = 'wenjian.attribution';

const originNames = ['channel', 'keyword', 'bd_vid'] as const;
const attributionNames = [...originNames, 'inviteNewCode', 'invitationCode'] as const;
type AttributionName = (typeof attributionNames)[number];

export type Attribution = { readonly [Name in AttributionName]?: string };

/** The longest values the sign-up call accepts; longer ones are cut instead of refused at sign-in. */
const maxCharacters: Readonly<Record<AttributionName, number>> = {
  channel: 100,
  keyword: 200,
  bd_vid: 200,
  inviteNewCode: 64,
  invitationCode: 64,
};

/**
 * The source is read once: the first landing of the session with any value counts as a whole, because mixing
 * the channel of one advertisement with the click of another would be wrong. Of invitations the latest
 * counts.
 */
export function keepAttribution(query: string, storage: Storage = sessionStorage): void {
  const kept = readAttribution(storage);
  const landed = attributionOf(query);
  const isKnown = originNames.some((name) => kept[name] !== undefined) || readConsent() === 'declined';
  const merged = { ...kept, ...(isKnown ? withoutOrigin(landed) : landed) };
  if (Object.keys(merged).length > 0) storage.setItem(ATTRIBUTION_KEY, JSON.stringify(merged));
}

/** The data sent with a sign-up: everything with consent, otherwise only the inviter. */
export function signUpAttribution(storage: Storage = sessionStorage): Attribution {
  const kept = readAttribution(storage);
  return readConsent() === 'granted' ? kept : withoutOrigin(kept);
}

/** The visitor declined. */
export function forgetOrigin(storage: Storage = sessionStorage): void {
  storage.setItem(ATTRIBUTION_KEY, JSON.stringify(withoutOrigin(readAttribution(storage))));
}

export function readAttribution(storage: Storage = sessionStorage): Attribution {
  try {
    const value: unknown = JSON.parse(storage.getItem(ATTRIBUTION_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? pick((name) => Reflect.get(value, name)) : {};
  } catch {
    return {};
  }
}

/** The code of the visitor's inviter; the one for new users before the other. */
export function readInvitation(storage: Storage = sessionStorage): string | null {
  const { inviteNewCode, invitationCode } = readAttribution(storage);
  return inviteNewCode ?? invitationCode ?? null;
}

/** The invitation was accepted or refused; the source stays known. */
export function forgetInvitation(storage: Storage = sessionStorage): void {
  const { inviteNewCode: _, invitationCode: __, ...rest } = readAttribution(storage);
  storage.setItem(ATTRIBUTION_KEY, JSON.stringify(rest));
}

export function attributionOf(query: string): Attribution {
  const parameters = new URLSearchParams(query);
  return pick((name) => parameters.get(name));
}

function pick(read: (name: AttributionName) => unknown): Attribution {
  const pairs = attributionNames.flatMap((name) => {
    const value = read(name);
    return typeof value === 'string' && value !== ''
      ? [[name, value.slice(0, maxCharacters[name])] as const]
      : [];
  });
  return Object.fromEntries(pairs);
}

function withoutOrigin({ channel: _, keyword: __, bd_vid: ___, ...rest }: Attribution): Attribution {
  return rest;
}
