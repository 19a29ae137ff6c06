/** Stage ids are 10 random characters (docs/spec.md#constants). Connectors are drawn on a stage. */
const LENGTH = 10;
const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Starts with a letter, as names in style sheets must. */
export function newStageId(random: Pick<Crypto, 'getRandomValues'> = crypto): string {
  const [first = 0, ...rest] = random.getRandomValues(new Uint32Array(LENGTH));
  const letters = CHARACTERS.length - DIGITS;
  return [first % letters, ...rest.map((value) => value % CHARACTERS.length)]
    .map((at) => CHARACTERS[at] ?? '')
    .join('');
}

const DIGITS = 10;
