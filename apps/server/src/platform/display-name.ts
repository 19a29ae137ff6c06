/** What a person is called, in every list, file and sentence. */
import { UNNAMED } from './display-name.text.ts';

export interface Person {
  readonly name: string | null;
  readonly username: string | null;
  readonly nickname: string | null;
  readonly phone: string | null;
  /** As the team knows them in which they are shown, while they are in it. */
  readonly ownName: string | null;
}

/** The team's word for them, else the first name there is in the spec's order, else their number as far as everybody may see it. */
export function shownName({ ownName, username, name, nickname, phone }: Person): string {
  return ownName ?? username ?? name ?? nickname ?? (phone === null ? UNNAMED : maskPhone(phone));
}

/** For those who need not ring anybody up. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(\d{3})\d+(\d{4})$/, '$1****$2');
}
