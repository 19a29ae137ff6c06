/** Pure: whom the words of a comment mention. */

export interface NamedPerson {
  readonly userId: string;
  readonly name: string;
}

const SIGN = '@';

/**
 * After each sign the longest name that stands there whole. Of several people who are called so, those who were chosen from the
 * list; somebody who is alone with their name also when it was typed.
 */
export function mentionsIn(
  words: string,
  people: readonly NamedPerson[],
  chosen: ReadonlySet<string>,
): string[] {
  const found = new Set<string>();
  for (let at = words.indexOf(SIGN); at >= 0; at = words.indexOf(SIGN, at + 1))
    for (const { userId } of calledAt(words.slice(at + 1), people, chosen)) found.add(userId);
  return [...found];
}

function calledAt(
  rest: string,
  people: readonly NamedPerson[],
  chosen: ReadonlySet<string>,
): readonly NamedPerson[] {
  const whole = people.filter(({ name }) => rest.startsWith(name) && isEnd(rest[name.length]));
  const longest = Math.max(...whole.map(({ name }) => name.length));
  const called = whole.filter(({ name }) => name.length === longest);
  return called.length > 1 ? called.filter(({ userId }) => chosen.has(userId)) : called;
}

/** A name is set apart by a blank, as the list puts it in, or by punctuation. */
function isEnd(character: string | undefined): boolean {
  return character === undefined || /[\s\p{P}]/u.test(character);
}
