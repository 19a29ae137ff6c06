/**
 * In: a value and its sentence. Out: the value with the sign before it, where that is a sign and no dash. Promise: it still
 * slices out of the text.
 */
import type { Value } from './figure-values.ts';

const minusSign = /(?:(?<![0-9A-Za-z℃%％])[-−－]|零下|负)$/;
/** LPR-50BP */
const minusPoints = /[-−－]$/;

/** 公差为-2mm */
const afterVerb = /[为是至到于][-−－]$/;
const signable: ReadonlySet<string> = new Set(['percentage', 'number', 'amount']);

/** -18℃ and 零下18摄氏度 are the same, 18℃ is not, nor are ±2mm and 2mm. */
export function signed(value: Value, text: string): Value {
  if (!signable.has(value.kind)) return value;
  const before = text.slice(Math.max(0, value.start - 3), value.start);
  const sign = before.endsWith('±') ? '±' : minusOf(value, before, text.slice(value.end, value.end + 1));
  if (sign === undefined) return value;
  const start = value.start - sign.length;
  const size = value.size === null || sign === '±' ? value.size : -value.size;
  const key = `${sign === '±' ? sign : '-'}${value.key}`;
  return { ...value, text: text.slice(start, value.end), start, key, size };
}

function minusOf({ kind, key }: Value, before: string, after: string): string | undefined {
  if (key.startsWith('point')) return minusPoints.exec(before)?.[0];
  // 第-2页 has no minus; -2至8℃ has.
  const isMeant =
    kind === 'percentage' || key.startsWith('℃') || /[至到~～]/.test(after) || afterVerb.test(before);
  return isMeant ? minusSign.exec(before)?.[0] : undefined;
}
