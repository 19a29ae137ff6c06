/** Whether a stated number is a slip of the right one: near it, and with one digit wrong or two digits that changed places. */

/** Further off it is another figure. */
const NEAR = 0.13;

export function isSlipOf(expected: number, stated: number): boolean {
  if (expected <= 0 || Math.abs(expected - stated) > expected * NEAR) return false;
  if (Math.abs(expected - Math.round(expected)) > 0.01) return false;
  const [one, other] = [String(Math.round(expected)), String(Math.round(stated))];
  if (one.length !== other.length) return false;
  const off = [...one].flatMap((digit, at) => (digit === other[at] ? [] : [at]));
  const [first = 0, second = 0] = off;
  if (off.length === 1) return true;
  return off.length === 2 && one[first] === other[second] && one[second] === other[first];
}
