/** Stage ids are 10 random characters (docs/spec.md#constants). A stage is what connectors are drawn on. */
const LENGTH = 10;
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Begins with a letter, as names in style sheets must. */
export function newStageId(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const [first = 0, ...rest] = random.getRandomValues(new Uint32Array(LENGTH));
  const letters = CHARACTERS.length - DIGITS;
  return [first % letters, ...rest.map((value) => value % CHARACTERS.length)]
    .map((at) => CHARACTERS[at] ?? '')
    .join('');
}

const DIGITS = 10;
