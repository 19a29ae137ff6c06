/**
 * In: the blocks of a place on both sides. Out: in which order they stand in the result, and how: kept, inserted, deleted, or moved. The last paragraph of
 * a place can neither come nor go, so the plan says which paragraph lends its end to the last one.
 */
import { append } from '@wenjian/document';
import type { XmlElement } from '../xml/xml-tree.ts';
import { childNamed } from '../xml/xml-tree.ts';
import { alignUnits, type Unit } from './align-units.ts';
import type { ContentKeys } from './content-key.ts';
import { blockText } from './lonely-blocks.ts';
import { isMark } from './read-pieces.ts';

export type BlockStep =
  | { readonly kind: 'pair'; readonly old: XmlElement; readonly target: XmlElement }
  | { readonly kind: 'delete'; readonly old: XmlElement; readonly move: number | null }
  | { readonly kind: 'insert'; readonly target: XmlElement; readonly move: number | null }
  | LeftStep;

/** A part that is kept out of the redline: the result has what OLD has. */
export interface LeftStep {
  readonly kind: 'left';
  readonly old: XmlElement | null;
  readonly target: XmlElement | null;
}

/** One side alone. */
export type LonelyStep = Extract<BlockStep, { readonly kind: 'delete' | 'insert' }>;

export interface BlockPlan {
  readonly steps: readonly BlockStep[];
  /** The pair whose paragraph end is inserted or deleted instead of that of the last paragraph. */
  readonly lender: (BlockStep & { readonly kind: 'pair' }) | null;
}

type Side = readonly [blocks: readonly XmlElement[], keys: ContentKeys];

/** `isLeft`: whether a block of either side is to be kept out. */
export function planBlocks(
  [old, oldKeys]: Side,
  [target, newKeys]: Side,
  isLeft: (block: XmlElement) => boolean,
): BlockPlan {
  const pairs = alignUnits(
    old.map((block) => unitOf(block, oldKeys)),
    target.map((block) => unitOf(block, newKeys)),
  );
  const steps: BlockStep[] = [];
  let [oldIndex, newIndex] = [0, 0];
  for (const [oldEnd, newEnd] of [...pairs, [old.length, target.length] as const]) {
    append(steps, lonelySteps(old.slice(oldIndex, oldEnd), target.slice(newIndex, newEnd)));
    const [one, other] = [old[oldEnd], target[newEnd]];
    if (one !== undefined && other !== undefined) steps.push({ kind: 'pair', old: one, target: other });
    [oldIndex, newIndex] = [oldEnd + 1, newEnd + 1];
  }
  const canBeOne = (one: XmlElement, other: XmlElement): boolean =>
    /^w:(?:p|sdt)$/.test(one.name) && kindOf(one, oldKeys) === kindOf(other, newKeys);
  return withLast(withLeft(withMoves(steps, oldKeys, newKeys), isLeft), canBeOne);
}

function unitOf(block: XmlElement, keys: ContentKeys): Unit {
  return { key: keys.of(block), kind: kindOf(block, keys), text: blockText(block) };
}

/** A paragraph that ends a section cannot become one that does not, nor a control another control. */
function kindOf(block: XmlElement, keys: ContentKeys): string {
  if (block.name === 'w:tbl') return 'table';
  if (block.name === 'w:sdt') return keys.ofShell(block);
  if (block.name !== 'w:p') return `${block.name} ${keys.of(block)}`;
  return endsSection(block) ? 'section' : 'paragraph';
}

function endsSection(paragraph: XmlElement): boolean {
  const properties = childNamed(paragraph, 'w:pPr');
  return properties !== undefined && childNamed(properties, 'w:sectPr') !== undefined;
}

function lonelySteps(old: readonly XmlElement[], target: readonly XmlElement[]): readonly BlockStep[] {
  return [
    ...old.map((block): BlockStep => ({ kind: 'delete', old: block, move: null })),
    ...target.map((block): BlockStep => ({ kind: 'insert', target: block, move: null })),
  ];
}

/** Shorter paragraphs stand in many places; as in the comparison. */
const SHORTEST_MOVE = 16;

/** A paragraph that went in one place and came in another, unchanged and only once on each side, has moved. */
function withMoves(
  steps: readonly BlockStep[],
  oldKeys: ContentKeys,
  newKeys: ContentKeys,
): readonly BlockStep[] {
  const gone = new Map<string, number[]>();
  const come = new Map<string, number[]>();
  for (const [index, step] of steps.entries()) {
    if (!isLonely(step)) continue;
    const block = blockOf(step);
    if (block.name !== 'w:p' || endsSection(block) || blockText(block).length < SHORTEST_MOVE) continue;
    const [places, keys] = step.kind === 'delete' ? [gone, oldKeys] : [come, newKeys];
    places.set(keys.of(block), [...(places.get(keys.of(block)) ?? []), index]);
  }
  const moved = [...steps];
  let count = 0;
  for (const [key, places] of gone) {
    const others = come.get(key) ?? [];
    const [from, to] = [places[0], others[0]];
    if (places.length !== 1 || others.length !== 1 || from === undefined || to === undefined) continue;
    const [one, other] = [moved[from], moved[to]];
    if (one?.kind === 'delete') moved[from] = { ...one, move: count };
    if (other?.kind === 'insert') moved[to] = { ...other, move: count };
    count++;
  }
  return moved;
}

/** Both ends of a move are kept out together. */
function withLeft(steps: readonly BlockStep[], isLeft: (block: XmlElement) => boolean): readonly BlockStep[] {
  const isOut = (step: BlockStep): boolean =>
    ('old' in step && step.old !== null && isLeft(step.old)) ||
    ('target' in step && step.target !== null && isLeft(step.target));
  const moves = new Set(steps.filter(isOut).map((step) => ('move' in step ? step.move : null)));
  return steps.map((step) => {
    if (!isOut(step) && !('move' in step && step.move !== null && moves.has(step.move))) return step;
    return {
      kind: 'left',
      old: 'old' in step ? step.old : null,
      target: 'target' in step ? step.target : null,
    };
  });
}

/** `canBeOne`: two paragraphs, or two content controls of one kind, whose words then differ inside. */
function withLast(
  steps: readonly BlockStep[],
  canBeOne: (old: XmlElement, target: XmlElement) => boolean,
): BlockPlan {
  const isWord = (block: XmlElement | undefined): block is XmlElement => block?.name === 'w:p';
  const lastPair = steps.findLastIndex((step) => step.kind === 'pair' || isKept(step));
  // Marks without width may stand behind the last paragraph.
  const tail = steps.slice(lastPair + 1).filter((step) => isLonely(step) && !isMark(blockOf(step)));
  const gone = tail.findLast((step) => step.kind === 'delete');
  const come = tail.findLast((step) => step.kind === 'insert');
  if (gone !== undefined && come !== undefined && canBeOne(gone.old, come.target)) {
    const rest = steps.filter((step) => step !== gone && step !== come);
    return {
      steps: [...unmoved(rest, [gone.move, come.move]), { kind: 'pair', old: gone.old, target: come.target }],
      lender: null,
    };
  }
  const lender = steps[lastPair];
  const last = tail.at(-1);
  const canLend =
    lender?.kind === 'pair' &&
    isWord(lender.old) &&
    last !== undefined &&
    isLonely(last) &&
    isWord(blockOf(last));
  if (!canLend || lender?.kind !== 'pair') return { steps, lender: null };
  return { steps: unmoved(steps, [last.move]), lender };
}

/** A move whose one end is needed otherwise is a deletion and an insertion. */
function unmoved(steps: readonly BlockStep[], moves: readonly (number | null)[]): readonly BlockStep[] {
  return steps.map((step) =>
    !isLonely(step) || step.move === null || !moves.includes(step.move) ? step : { ...step, move: null },
  );
}

export function isLonely(step: BlockStep): step is LonelyStep {
  return step.kind === 'delete' || step.kind === 'insert';
}

/** Kept out, but there. */
export function isKept(step: BlockStep): boolean {
  return step.kind === 'left' && step.old !== null;
}

export function blockOf(step: LonelyStep): XmlElement {
  return step.kind === 'insert' ? step.target : step.old;
}
