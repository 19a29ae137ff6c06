/**
 * In: both sides of one edit. Out: the sentences around it, as they are, and with this edit alone. What else was
 * edited in the sentence must not speak for this edit: 应 → 可 beside 2025-01-01 → 2025年1月1日.
 */
import type { Block } from '@wenjian/document';
import type { PlacedSide } from '../changes/placed-side.ts';
import { numberEnd } from '../prepare/clause-number.ts';

export interface SentencePair {
  readonly old: string;
  readonly new: string;
  /** Where the edit lies in them. */
  readonly oldSpan: readonly [number, number];
  readonly newSpan: readonly [number, number];
}

export interface SentencePairs {
  readonly whole: SentencePair;
  /** In the words of the old side, and in those of the new one when they differ. */
  readonly alone: readonly SentencePair[];
}

/** A sentence is read up to this far from an edit: a text without marks must not be read again for each. */
const REACH = 160;
/** Longer edits are whole passages; what they hold shows in their beginning. */
const MAX_EDIT = 1000;

interface Sentence {
  readonly before: string;
  readonly edit: string;
  readonly after: string;
}

export function sentencePairs(old: PlacedSide | null, target: PlacedSide | null): SentencePairs {
  const [one, other] = [sentenceAround(old), sentenceAround(target)];
  const whole = pairOf(one, other);
  if (one.before === other.before && one.after === other.after) return { whole, alone: [whole] };
  // A side that is missing has no words around it.
  if (old === null || target === null) return { whole, alone: [whole] };
  return {
    whole,
    alone: [pairOf(one, { ...one, edit: other.edit }), pairOf({ ...other, edit: one.edit }, other)],
  };
}

function pairOf(old: Sentence, target: Sentence): SentencePair {
  const span = ({ before, edit }: Sentence): readonly [number, number] => [
    before.length,
    before.length + edit.length,
  ];
  return { old: joined(old), new: joined(target), oldSpan: span(old), newSpan: span(target) };
}

function joined({ before, edit, after }: Sentence): string {
  return before + edit + after;
}

const ENDS = '。；;！？!?\n';
const END = new RegExp(`[${ENDS}]`);

/** Cached: a paragraph has many edits. */
const bodyStarts = new WeakMap<Block, number>();

function bodyStartOf({ document, block }: PlacedSide): number {
  const known = bodyStarts.get(block);
  if (known !== undefined) return known;
  const start = numberEnd(document.text, block);
  bodyStarts.set(block, start);
  return start;
}

function sentenceAround(side: PlacedSide | null): Sentence {
  if (side === null) return { before: '', edit: '', after: '' };
  const { text } = side.document;
  const bodyStart = bodyStartOf(side);
  const start = Math.max(side.start, bodyStart);
  const end = Math.max(start, side.end);
  const lead = text.slice(Math.max(bodyStart, start - REACH), start);
  const rest = text.slice(end, Math.min(Math.max(side.block.end, end), end + REACH));
  let from = lead.length;
  while (from > 0 && !ENDS.includes(lead.charAt(from - 1))) from--;
  const edit = text.slice(start, Math.min(end, start + MAX_EDIT));
  // An edit that ends its sentence stands before the next one, which says nothing about it.
  const isEnd = END.test(edit.slice(-1)) && (lead.slice(from) !== '' || edit.length > 1);
  const until = rest.search(END);
  const after = until < 0 ? rest : rest.slice(0, until + 1);
  return { before: lead.slice(from), edit, after: isEnd ? '' : after };
}
