/** Whether a stated result that is wrong can still be meant as the result: a slip of digits, not another figure. */

import { isNear, isOneDigitOff } from '../stated-relation.ts';
import { expectedOf, type Relation } from './figure-relation.ts';

/** Near enough, or with the same digits in another order, or with a zero too many or too few. */
export function isSlip(relation: Relation): boolean {
  return isNear(relation) || isOneDigitOff(relation) || isPermuted(relation) || isShifted(relation);
}

function isPermuted(relation: Relation): boolean {
  const [expected = '', stated = ''] = [expectedOf(relation), relation.result.value].map((value) =>
    [...String(value)].sort().join(''),
  );
  return expected === stated;
}

const ZEROS = /^0*$/;

/** 20,000 for 200,000. */
function isShifted(relation: Relation): boolean {
  const [short = '', long = ''] = [expectedOf(relation), relation.result.value]
    .map(String)
    .sort((one, other) => one.length - other.length);
  return (
    long.length - short.length <= MOST_ZEROS && long.startsWith(short) && ZEROS.test(long.slice(short.length))
  );
}

const MOST_ZEROS = 4;
