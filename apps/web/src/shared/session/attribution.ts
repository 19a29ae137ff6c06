/** Where a visitor came from: read from the landing URL, kept for the browser session, sent at sign-up. */

const ATTRIBUTION_KEY = 'wenjian.attribution';

const attributionNames = ['channel', 'keyword', 'bd_vid', 'inviteNewCode', 'invitationCode'] as const;
type AttributionName = (typeof attributionNames)[number];

export type Attribution = { readonly [Name in AttributionName]?: string };

/** The longest values the sign-up call accepts; an overlong one is cut rather than refused at sign-in. */
const maxCharacters: Readonly<Record<AttributionName, number>> = {
  channel: 100,
  keyword: 200,
  bd_vid: 200,
  inviteNewCode: 64,
  invitationCode: 64,
};

/** What the URL says wins over what was kept: the latest landing counts. */
export function keepAttribution(query: string, storage: Storage = sessionStorage): void {
  const merged = { ...readAttribution(storage), ...attributionOf(query) };
  if (Object.keys(merged).length > 0) storage.setItem(ATTRIBUTION_KEY, JSON.stringify(merged));
}

export function readAttribution(storage: Storage = sessionStorage): Attribution {
  try {
    const value: unknown = JSON.parse(storage.getItem(ATTRIBUTION_KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? pick((name) => Reflect.get(value, name)) : {};
  } catch {
    return {};
  }
}

/** The code of somebody who invited this visitor; the one for new users before the other. */
export function readInvitation(storage: Storage = sessionStorage): string | null {
  const { inviteNewCode, invitationCode } = readAttribution(storage);
  return inviteNewCode ?? invitationCode ?? null;
}

/** It has been accepted or refused; where the visitor came from stays known. */
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
