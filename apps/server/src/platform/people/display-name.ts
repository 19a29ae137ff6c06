/** The display name of a person, in every list, file and message. */
import { UNNAMED } from './display-name.text.ts';

export interface Person {
  readonly name: string | null;
  readonly username: string | null;
  readonly nickname: string | null;
  readonly phone: string | null;
  /** Their name in the team where they are shown, while they are a member. */
  readonly ownName: string | null;
}

/** The team's name for them, else the first name in the spec's order, else their masked number. */
export function shownName({ ownName, username, name, nickname, phone }: Person): string {
  return ownName ?? username ?? name ?? nickname ?? (phone === null ? UNNAMED : maskPhone(phone));
}

/** For viewers who need no contact data. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
}
