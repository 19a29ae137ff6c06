/** Two figures of one kind of thing whose numbers are alike and whose units are not: 一级果横径75至85厘米，二级果横径65毫米以上. */
import type { NearRelation, Passage, Quantity } from './quantity.ts';

const HEAD = 2;
/** Numbers so near each other, in units so far apart. */
const ALIKE = 2;
const APART = 8;
const WEIGHT = 12;

export function likeFigures(passage: Passage): readonly NearRelation[] {
  return [...otherUnits(passage), ...saidTwice(passage)];
}

/** 三十六个月（63个月）: one figure in words and in digits. */
function saidTwice({ text, quantities }: Passage): readonly NearRelation[] {
  return quantities.flatMap((one, index) => {
    const other = quantities[index + 1];
    if (other === undefined || other.unit !== one.unit || other.value === one.value) return [];
    const isBracketed = text.slice(one.to, other.from) === '（' && text[other.to] === '）';
    return isBracketed && isSpelled(one) !== isSpelled(other) ? [told(other, one)] : [];
  });
}

function isSpelled({ written }: Quantity): boolean {
  return !/\d/.test(written);
}

function otherUnits({ quantities }: Passage): readonly NearRelation[] {
  const measured = quantities.filter(({ dimension }) =>
    ['length', 'area', 'mass', 'volume'].includes(dimension),
  );
  return measured.flatMap((one, index) => {
    const other = measured
      .slice(index + 1)
      .find((each) => headOf(one) !== '' && headOf(each) === headOf(one) && isAlike(one, each));
    return other === undefined || one.per.join() !== other.per.join() ? [] : [told(one, other)];
  });
}

function headOf({ before }: Quantity): string {
  const words = before
    .replace(/[\d.]+[^\d]{0,3}[至到~～—-]$/, '')
    .replace(/(?:不|大|小|高|低|少|多|超|于|过|应|为|在|约|均|是)+$/, '');
  return words.length < HEAD ? '' : words.slice(-HEAD);
}

function isAlike(one: Quantity, other: Quantity): boolean {
  if (one.unit === other.unit || one.dimension !== other.dimension) return false;
  const [written, meant] = [
    ratio(one.value / one.scale, other.value / other.scale),
    ratio(one.value, other.value),
  ];
  return written <= ALIKE && meant >= APART;
}

function ratio(one: number, other: number): number {
  return Math.max(one, other) / Math.min(one, other);
}

function told(wrong: Quantity, other: Quantity): NearRelation {
  return {
    name: wrong.unit === other.unit ? 'restated' : 'unit',
    wrong,
    expected: other.value / other.scale,
    formula: wrong.written,
    result: other.written,
    isResult: false,
    figures: [other],
    weight: WEIGHT,
  };
}
