/** Edits of Word documents, in every structure of the model. Test code only. */
import type { Block, Section, WordModel } from './word-model.testing.ts';
import {
  cell,
  control,
  inlineMakers,
  paragraph,
  phrase,
  plainBlocks,
  Random,
  section,
  table,
  text,
} from './word-parts.testing.ts';
import { inlinesOf, paragraphs, places, tables, withOne } from './word-places.testing.ts';

type Editor = (model: WordModel, random: Random) => boolean;

const sections = (model: WordModel): Section[] => [
  model.section,
  ...model.blocks.flatMap((block) =>
    block.kind === 'paragraph' && block.section !== null ? [block.section] : [],
  ),
];

const inBody = (model: WordModel): Extract<Block, { kind: 'paragraph' }>[] =>
  model.blocks.filter((block) => block.kind === 'paragraph');

export const editors: Readonly<Record<string, Editor>> = {
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
  'row moved': (model, random) =>
    withOne(
      tables(model).filter(({ rows }) => rows.length > 1),
      random,
      ({ rows }) => {
        const from = random.below(rows.length);
        const moved = rows.splice(from, 1);
        rows.splice((from + 1 + random.below(rows.length)) % (rows.length + 1), 0, ...moved);
      },
    ),
  'column inserted': (model, random) =>
    withOne(tables(model), random, ({ rows, columns }) => {
      columns.push(1000);
      for (const { cells } of rows) cells.push(cell(random, 0));
    }),
  'column deleted': (model, random) =>
    withOne(
      tables(model).filter(({ columns }) => columns.length > 1),
      random,
      (one) => deleteColumn(one, random.below(one.columns.length)),
    ),
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

/** A cell over several columns becomes narrower. */
function deleteColumn({ columns, rows }: Extract<Block, { kind: 'table' }>, column: number): void {
  columns.splice(column, 1);
  for (const { cells } of rows) {
    let end = 0;
    const index = cells.findIndex(({ span }) => {
      end += span;
      return end > column;
    });
    const cell = cells[index];
    if (cell !== undefined && cell.span > 1) cell.span--;
    else cells.splice(index, 1);
  }
}

/** Word wants a paragraph at the end of every place. */
function endWithParagraph(blocks: Block[], random: Random): void {
  const last = blocks.at(-1);
  if (last?.kind !== 'paragraph' || last.section !== null) blocks.push(...plainBlocks(random, 1));
}
