/** A person as operators see them: what they are called, and their number masked. */
import type { users } from '../../database/schema.ts';
import { maskPhone, type Person, shownName } from '../../platform/people/display-name.ts';
import type { Operator } from './operations.repository.ts';

type UserRow = Pick<typeof users.$inferSelect, 'id' | 'name' | 'username' | 'nickname' | 'phone'>;

export function presentPerson(user: UserRow) {
  return {
    userId: user.id,
    name: nameOf(user),
    phone: user.phone === null ? null : maskPhone(user.phone),
  };
}

export function nameOf(user: Omit<Person, 'ownName'>): string {
  return shownName({ ...user, ownName: null });
}

/** The trail outlives the account: it gets the masked number, and no name. */
export function operatorOf({ id, phone }: { readonly id: string; readonly phone: string | null }): Operator {
  return { id, name: phone === null ? id : maskPhone(phone) };
}
