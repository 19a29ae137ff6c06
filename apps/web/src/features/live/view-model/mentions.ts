/** Pure: the people a comment mentions. */

export interface NamedPerson {
  readonly userId: string;
  readonly name: string;
}

const SIGN = '@';

/**
 * After each @ the longest complete name counts. Of several people with that name, those chosen from the
 * list; a unique name also counts when typed.
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

/** A name is followed by a space, as the list inserts it, or by punctuation. */
function isEnd(character: string | undefined): boolean {
  return character === undefined || /[\s\p{P}]/u.test(character);
}
