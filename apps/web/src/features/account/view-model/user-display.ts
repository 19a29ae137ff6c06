/** How a user is shown (docs/spec.md#user-info). */
import type { SessionInfo } from '../api/session.query.ts';

type User = Pick<
  SessionInfo['user'],
  'username' | 'name' | 'nickname' | 'phone' | 'phone_number' | 'photo' | 'picture'
>;

/** The first present of username, name, nickname. */
export function displayName(user: User): string {
  return present(user.username) ?? present(user.name) ?? present(user.nickname) ?? displayPhone(user);
}

/** The phone, falling back to the nickname. */
export function displayPhone(user: User): string {
  return present(user.phone) ?? present(user.phone_number) ?? present(user.nickname) ?? '';
}

/** Null means: draw the product's default avatar. */
export function avatarUrl(user: User): string | null {
  const photo = present(user.photo) ?? present(user.picture);
  return photo === null || IDENTITY_DEFAULT_IMAGE.test(photo) ? null : photo;
}

/** The last two characters of a Chinese name, the first letters of another; null for a name made of the phone. */
export function initialsOf(user: User): string | null {
  const name = present(user.username) ?? present(user.name);
  if (name === null || /\d{4}/.test(name)) return null;
  const words = name.trim().split(/\s+/);
  if (/\p{Script=Han}/u.test(name)) return [...name.replaceAll(/\s/g, '')].slice(-2).join('');
  return words
    .slice(0, 2)
    .map((word) => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** Identity providers give accounts without a photo a file with this name; it shows nothing about the person. */
const IDENTITY_DEFAULT_IMAGE = /default[-_]?(avatar|user|photo|picture|profile|head)/i;

function present(value: string | null): string | null {
  return value === null || value.trim() === '' ? null : value;
}
