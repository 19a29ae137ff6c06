/** Random Word documents with every structure of the model, and edited copies of them. The same seed gives the same pair. Test code only. */
import type { Block, Cell, Inline, Section, WordModel } from './word-model.testing.ts';

export interface GeneratedPair {
  readonly old: WordModel;
  readonly target: WordModel;
  /** The edits that were made. */
  readonly edits: readonly string[];
}

export function generatePair(seed: number): GeneratedPair {
  const random = new Random(seed);
  const old = document(random);
  const target = structuredClone(old);
  const edits: string[] = [];
  const count = 3 + random.below(8);
  const names = Object.keys(editors);
  while (edits.length < count) {
    const name = random.pick(names);
    if (editors[name]?.(target, random) === true) edits.push(name);
  }
  // Saved by another program: other ids.
  target.shift = random.chance(0.5) ? old.shift : random.below(50);
  return { old, target, edits };
}

class Random {
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

function phrase(random: Random, most = 14): string {
  return Array.from({ length: 2 + random.below(most) }, () => random.pick(words)).join('');
}

function text(random: Random, most?: number): Inline {
  return {
    kind: 'text',
    text: phrase(random, most),
    look: random.pick(['', '', '', 'b', 'i', 'red'] as const),
  };
}

function paragraph(
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

const inlineMakers: Readonly<Record<string, (random: Random) => Inline>> = {
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
function plainBlocks(random: Random, most: number): Block[] {
  return Array.from({ length: 1 + random.below(most) }, () => ({ ...paragraph(random), list: 0 }));
}

function table(random: Random, depth: number): Extract<Block, { kind: 'table' }> {
  const columns = Array.from({ length: 2 + random.below(3) }, () => 900 + 100 * random.below(15));
  const rows = Array.from({ length: 1 + random.below(4) }, (_, index) => ({
    cells: columns.map(() => cell(random, depth)),
    isHead: index === 0 && random.chance(0.5),
  }));
  return { kind: 'table', columns, rows, border: random.pick(['single', 'double']) };
}

function cell(random: Random, depth: number): Cell {
  const content: Block[] = random.chance(0.15)
    ? [paragraph(random, [])]
    : [paragraph(random, [text(random, 3)])];
  if (depth > 0 && random.chance(0.15)) content.unshift(table(random, depth - 1));
  return { blocks: content, span: 1, merge: '', fill: random.chance(0.2) ? 'EEEEEE' : '' };
}

function section(random: Random): Section {
  const blocks = (likelihood: number): Block[] | null =>
    random.chance(likelihood) ? plainBlocks(random, 2) : null;
  return { width: random.pick([11906, 16838]), header: blocks(0.7), footer: blocks(0.5), first: blocks(0.2) };
}

function document(random: Random): WordModel {
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

function control(random: Random): Block {
  return { kind: 'control', tag: `c${random.below(9)}`, blocks: plainBlocks(random, 2) };
}

type Editor = (model: WordModel, random: Random) => boolean;

/** Every place with blocks, also inside of cells, notes, boxes, headers and controls. */
function places(model: WordModel): Block[][] {
  const found: Block[][] = [];
  const visit = (blocks: Block[] | null): void => {
    if (blocks === null) return;
    found.push(blocks);
    for (const block of blocks) {
      if (block.kind === 'control') visit(block.blocks);
      else if (block.kind === 'table')
        for (const row of block.rows) for (const { blocks } of row.cells) visit(blocks);
      else {
        for (const inline of block.inlines)
          if (inline.kind === 'note' || inline.kind === 'box') visit(inline.blocks);
        if (block.section !== null) for (const part of sectionParts(block.section)) visit(part);
      }
    }
  };
  visit(model.blocks);
  for (const part of sectionParts(model.section)) visit(part);
  return found;
}

const sectionParts = ({ header, footer, first }: Section): (Block[] | null)[] => [header, footer, first];

function paragraphs(model: WordModel): Extract<Block, { kind: 'paragraph' }>[] {
  return places(model).flatMap((blocks) => blocks.filter((block) => block.kind === 'paragraph'));
}

function tables(model: WordModel): Extract<Block, { kind: 'table' }>[] {
  return places(model).flatMap((blocks) => blocks.filter((block) => block.kind === 'table'));
}

function inlinesOf<Kind extends Inline['kind']>(
  model: WordModel,
  kind: Kind,
): Extract<Inline, { kind: Kind }>[] {
  return paragraphs(model).flatMap(({ inlines }) =>
    inlines.filter((inline): inline is Extract<Inline, { kind: Kind }> => inline.kind === kind),
  );
}

/** Does something with one of them, if there is one. */
function withOne<T>(from: readonly T[], random: Random, change: (one: T) => void): boolean {
  if (from.length === 0) return false;
  change(random.pick(from));
  return true;
}

const sections = (model: WordModel): Section[] => [
  model.section,
  ...model.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.section !== null ? [block.section] : [],
  ),
];

const inBody = (model: WordModel): Extract<Block, { kind: 'paragraph' }>[] =>
  model.blocks.filter((block) => block.kind === 'paragraph');

const editors: Readonly<Record<string, Editor>> = {
  'text changed': (model, random) =>
    withOne(inlinesOf(model, 'text'), random, (inline) => {
      const at = random.below(inline.text.length);
      inline.text = inline.text.slice(0, at) + phrase(random, 2) + inline.text.slice(at + random.below(4));
    }),
  'format changed': (model, random) =>
    withOne(inlinesOf(model, 'text'), random, (inline) => {
      inline.look = inline.look === 'b' ? '' : 'b';
    }),
  'style changed': (model, random) =>
    withOne(paragraphs(model), random, (block) => {
      block.style = block.style === 'Title1' ? 'Quote1' : 'Title1';
    }),
  'list changed': (model, random) =>
    withOne(inBody(model), random, (block) => {
      block.list = (block.list + 1) % 4;
    }),
  'paragraph inserted': (model, random) =>
    withOne(places(model), random, (blocks) => {
      blocks.splice(random.below(blocks.length + 1), 0, ...plainBlocks(random, 1));
      endWithParagraph(blocks, random);
    }),
  'paragraph deleted': (model, random) =>
    withOne(
      places(model).filter(({ length }) => length > 1),
      random,
      (blocks) => {
        blocks.splice(random.below(blocks.length), 1);
        endWithParagraph(blocks, random);
      },
    ),
  'paragraph moved': (model, random) => {
    const [block] = model.blocks.splice(random.below(model.blocks.length - 1), 1);
    if (block !== undefined) model.blocks.splice(random.below(model.blocks.length), 0, block);
    endWithParagraph(model.blocks, random);
    return true;
  },
  'cells changed': (model, random) =>
    withOne(tables(model), random, ({ rows }) => {
      for (const { blocks } of random.pick(rows).cells)
        blocks.splice(0, blocks.length, paragraph(random, [text(random, 2)]));
    }),
  'row inserted': (model, random) =>
    withOne(tables(model), random, ({ rows, columns }) => {
      rows.splice(random.below(rows.length + 1), 0, {
        cells: columns.map(() => cell(random, 1)),
        isHead: false,
      });
    }),
  'row deleted': (model, random) =>
    withOne(
      tables(model).filter(({ rows }) => rows.length > 1),
      random,
      ({ rows }) => {
        rows.splice(random.below(rows.length), 1);
      },
    ),
  'column inserted': (model, random) =>
    withOne(tables(model), random, ({ rows, columns }) => {
      columns.push(1000);
      for (const { cells } of rows) cells.push(cell(random, 0));
    }),
  'column widened': (model, random) =>
    withOne(tables(model), random, ({ columns }) => {
      columns[0] = (columns[0] ?? 0) + 200;
    }),
  'cells joined': (model, random) =>
    withOne(tables(model), random, ({ rows }) => {
      const { cells } = random.pick(rows);
      const [first, second] = cells;
      if (first === undefined || second === undefined) return;
      first.span += second.span;
      cells.splice(1, 1);
    }),
  'rows joined': (model, random) =>
    withOne(
      tables(model).filter(({ rows }) => rows.length > 1),
      random,
      ({ rows }) => {
        const [above, below] = [rows[0]?.cells[0], rows[1]?.cells[0]];
        if (above === undefined || below === undefined) return;
        above.merge = 'restart';
        below.merge = 'continue';
      },
    ),
  'cell filled': (model, random) =>
    withOne(tables(model), random, ({ rows }) => {
      random.pick(random.pick(rows).cells).fill = 'FFFF00';
    }),
  'table inserted': (model, random) => {
    model.blocks.splice(random.below(model.blocks.length), 0, table(random, 1));
    return true;
  },
  'table deleted': (model, random) =>
    withOne(
      model.blocks.filter(({ kind }) => kind === 'table'),
      random,
      (block) => {
        model.blocks.splice(model.blocks.indexOf(block), 1);
      },
    ),
  'table border changed': (model, random) =>
    withOne(tables(model), random, (block) => {
      block.border = 'dotted';
    }),
  'picture replaced': (model, random) =>
    withOne(inlinesOf(model, 'picture'), random, (inline) => {
      inline.seed = random.below(60_000);
    }),
  'formula changed': (model, random) =>
    withOne(inlinesOf(model, 'formula'), random, (inline) => {
      inline.power += '1';
    }),
  'field result changed': (model, random) =>
    withOne(inlinesOf(model, 'field'), random, (inline) => {
      inline.result += '1';
    }),
  'link moved': (model, random) =>
    withOne(inlinesOf(model, 'link'), random, (inline) => {
      inline.url += 'x';
    }),
  'comment changed': (model, random) =>
    withOne(inlinesOf(model, 'comment'), random, (inline) => {
      inline.text += '？';
    }),
  'control renamed': (model, random) =>
    withOne(inlinesOf(model, 'control'), random, (inline) => {
      inline.tag += 'x';
    }),
  'control inserted': (model, random) => {
    model.blocks.splice(random.below(model.blocks.length), 0, control(random));
    return true;
  },
  'section inserted': (model, random) => {
    model.blocks.splice(random.below(model.blocks.length), 0, {
      ...paragraph(random, []),
      section: section(random),
    });
    return true;
  },
  'section deleted': (model, random) =>
    withOne(
      inBody(model).filter(({ section }) => section !== null),
      random,
      (block) => {
        model.blocks.splice(model.blocks.indexOf(block), 1);
      },
    ),
  'page turned': (model, random) =>
    withOne(sections(model), random, (one) => {
      one.width = one.width === 11906 ? 16838 : 11906;
    }),
  'header changed': (model, random) =>
    withOne(sections(model), random, (one) => {
      const place = random.pick(['header', 'footer', 'first'] as const);
      one[place] = one[place] === null || random.chance(0.5) ? plainBlocks(random, 2) : null;
    }),
  ...Object.fromEntries(
    Object.entries(inlineMakers).flatMap(([name, maker]): [string, Editor][] => [
      [
        `${name} inserted`,
        (model, random) =>
          withOne(
            name.endsWith('note') || name === 'comment' || name === 'box' ? inBody(model) : paragraphs(model),
            random,
            ({ inlines }) => {
              inlines.splice(random.below(inlines.length + 1), 0, maker(random));
            },
          ),
      ],
      [
        `${name} deleted`,
        (model, random) => {
          const kind = maker(new Random(0)).kind;
          return withOne(
            paragraphs(model).filter(({ inlines }) => inlines.some((one) => one.kind === kind)),
            random,
            ({ inlines }) => {
              inlines.splice(
                inlines.findIndex((one) => one.kind === kind),
                1,
              );
            },
          );
        },
      ],
    ]),
  ),
};

/** Of the edits that a pair may have. */
export const editNames: readonly string[] = Object.keys(editors);

/** Word wants a paragraph at the end of every place. */
function endWithParagraph(blocks: Block[], random: Random): void {
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph' || last.section !== null) blocks.push(...plainBlocks(random, 1));
}
