/**
 * How unlikely it is that a figure is like another one by chance, in bits: two digits changed places, one digit is another,
 * one too many or too few, a factor of ten, a carry. Short figures are alike often, long ones hardly ever.
 */
export interface Slip {
  readonly bits: number;
}

const LONGEST = 15;
const MOST_SHIFT = 4;
const CLOSE_BITS = 4.5;
/** A larger difference is no slip in counting. */
const MISCOUNTED = 3;
const FAR_BITS = 0.4;

/** Both in the unit and with the decimals in which the second is written; zero when they are not alike. */
export function slipBits(expected: number, stated: number): number {
  const [right, written] = digitsOf(expected, stated);
  if (right === '' || right === written) return 0;
  const room = Math.log2(9 * 10 ** (Math.max(significant(right), significant(written)) - 1));
  return Math.max(0, room - Math.log2(waysOf(right, written)), closeness(expected, stated));
}

/** How many figures are like the right one in this way. */
function waysOf(right: string, written: string): number {
  const length = right.length;
  if (isShift(right, written)) return 2 * MOST_SHIFT;
  if (length === written.length) {
    const off = [...right].flatMap((digit, at) => (digit === written[at] ? [] : [at]));
    const [first = 0, second = 0] = off;
    const isSwapped =
      off.length === 2 && right[first] === written[second] && right[second] === written[first];
    if (isSwapped && second === first + 1) return Math.max(1, significant(right) - 1);
    if (isSwapped) return length * length;
    if (off.length === 1) return 9 * Math.max(significant(right), significant(written));
  }
  if (isCarry(right, written)) return 2 * length;
  if (isDropped(right, written) || isDropped(written, right)) return 11 * length;
  return Number.POSITIVE_INFINITY;
}

function isShift(right: string, written: string): boolean {
  const by = Math.abs(right.length - written.length);
  return by > 0 && by <= MOST_SHIFT && right.replace(/0+$/, '') === written.replace(/0+$/, '');
}

function isCarry(right: string, written: string): boolean {
  return /^10*$/.test(String(Math.abs(Number(right) - Number(written))));
}

/** One digit less. */
function isDropped(long: string, short: string): boolean {
  if (long.length !== short.length + 1) return false;
  let at = 0;
  while (at < short.length && long[at] === short[at]) at++;
  return long.slice(at + 1) === short.slice(at);
}

/** A difference that is small beside the figure. */
function closeness(expected: number, stated: number): number {
  const off = Math.abs(expected - stated);
  const most = off <= MISCOUNTED && Number.isInteger(stated) ? CLOSE_BITS : FAR_BITS;
  return Math.min(most, Math.log2(Math.max(1, expected / (2 * off + 1e-12) / 1.5)));
}

function significant(digits: string): number {
  return Math.max(1, digits.replace(/0+$/, '').length);
}

function digitsOf(expected: number, stated: number): readonly [string, string] {
  const decimals = Math.max(decimalsOf(stated), decimalsOf(expected));
  if (decimals > 4) return ['', ''];
  const [right, written] = [expected, stated].map((value) => String(Math.round(value * 10 ** decimals)));
  if (right === undefined || written === undefined || right.length > LONGEST) return ['', ''];
  return [right, written];
}

function decimalsOf(value: number): number {
  const written = String(Number(value.toPrecision(12)));
  return written.includes('e') ? LONGEST : (written.split('.')[1]?.length ?? 0);
}
