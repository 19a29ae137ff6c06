/** Random pieces of Word documents. Test code only. */
import type { Block, Cell, Inline, Section, WordModel } from './word-model.testing.ts';

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** mulberry32: small, and the same everywhere. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let value = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  }

  below(limit: number): number {
    return Math.floor(this.next() * limit);
  }

  chance(likelihood: number): boolean {
    return this.next() < likelihood;
  }

  pick<T>(from: readonly T[]): T {
    const found = from[this.below(from.length)];
    if (found === undefined) throw new RangeError('nothing to pick from');
    return found;
  }
}

const words =
  '甲方 乙方 应当 不得 在收到发票后 支付 货款 30日内 5,000元 违约金 10% 合同 验收 交付 逾期 每日 解除 通知 书面 2025年3月1日 A-17 保密 期限 ， 。 ； 、 不可抗力 仲裁 管辖'.split(
    ' ',
  );

export function phrase(random: Random, most = 14): string {
  return Array.from({ length: 2 + random.below(most) }, () => random.pick(words)).join('');
}

export function text(random: Random, most?: number): Inline {
  return {
    kind: 'text',
    text: phrase(random, most),
    look: random.pick(['', '', '', 'b', 'i', 'red'] as const),
  };
}

export function paragraph(
  random: Random,
  inlines: Inline[] = [text(random)],
): Extract<Block, { kind: 'paragraph' }> {
  const style = random.pick(['', '', '', 'Title1', 'Quote1']);
  return {
    kind: 'paragraph',
    inlines,
    style,
    list: random.chance(0.3) ? 1 + random.below(3) : 0,
    section: null,
  };
}

export const inlineMakers: Readonly<Record<string, (random: Random) => Inline>> = {
  tab: () => ({ kind: 'tab' }),
  picture: (random) => ({ kind: 'picture', name: '图', seed: random.below(60_000) }),
  formula: (random) => ({
    kind: 'formula',
    base: random.pick(['x', 'y', 'πr']),
    power: String(random.below(9)),
  }),
  field: (random) => ({
    kind: 'field',
    instruction: random.pick([' REF a ', ' DATE ', ' PAGEREF b ']),
    result: phrase(random, 2),
    isSimple: random.chance(0.4),
  }),
  footnote: (random) => ({ kind: 'note', place: 'footnote', blocks: plainBlocks(random, 2) }),
  endnote: (random) => ({ kind: 'note', place: 'endnote', blocks: plainBlocks(random, 2) }),
  comment: (random) => ({ kind: 'comment', text: phrase(random, 5), author: random.pick(['张三', '李四']) }),
  box: (random) => ({ kind: 'box', blocks: plainBlocks(random, 2), isOld: random.chance(0.4) }),
  link: (random) => ({
    kind: 'link',
    url: `https://example.com/${random.below(99)}`,
    text: phrase(random, 4),
  }),
  control: (random) => ({ kind: 'control', tag: `t${random.below(9)}`, text: phrase(random, 3) }),
};

/** Without lists: in notes, boxes and headers Word counts apart from the text, readers do not agree how. */
export function plainBlocks(random: Random, most: number): Block[] {
  return Array.from({ length: 1 + random.below(most) }, () => ({ ...paragraph(random), list: 0 }));
}

export function table(random: Random, depth: number): Extract<Block, { kind: 'table' }> {
  const columns = Array.from({ length: 2 + random.below(3) }, () => 900 + 100 * random.below(15));
  const rows = Array.from({ length: 1 + random.below(4) }, (_, index) => ({
    cells: columns.map(() => cell(random, depth)),
    isHead: index === 0 && random.chance(0.5),
  }));
  return { kind: 'table', columns, rows, border: random.pick(['single', 'double']) };
}

export function cell(random: Random, depth: number): Cell {
  const content: Block[] = random.chance(0.15)
    ? [paragraph(random, [])]
    : [paragraph(random, [text(random, 3)])];
  if (depth > 0 && random.chance(0.15)) content.unshift(table(random, depth - 1));
  return { blocks: content, span: 1, merge: '', fill: random.chance(0.2) ? 'EEEEEE' : '' };
}

export function section(random: Random): Section {
  const blocks = (likelihood: number): Block[] | null =>
    random.chance(likelihood) ? plainBlocks(random, 2) : null;
  return { width: random.pick([11906, 16838]), header: blocks(0.7), footer: blocks(0.5), first: blocks(0.2) };
}

export function document(random: Random): WordModel {
  const blocks: Block[] = [];
  for (const maker of Object.values(inlineMakers))
    blocks.push(paragraph(random, [text(random), maker(random), text(random)]));
  for (let count = random.below(8); count > 0; count--) blocks.push(paragraph(random));
  for (let count = 1 + random.below(3); count > 0; count--)
    blocks.splice(random.below(blocks.length), 0, table(random, 1));
  if (random.chance(0.5)) blocks.splice(random.below(blocks.length), 0, control(random));
  if (random.chance(0.4))
    blocks.splice(random.below(blocks.length), 0, { ...paragraph(random, []), section: section(random) });
  blocks.push(paragraph(random));
  return { blocks, section: section(random), shift: random.below(20) };
}

export function control(random: Random): Block {
  return { kind: 'control', tag: `c${random.below(9)}`, blocks: plainBlocks(random, 2) };
}
