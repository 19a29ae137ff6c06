/** Where something can be edited in the model of a Word document. Test code only. */
import type { Block, Inline, Section, WordModel } from './word-model.testing.ts';
import type { Random } from './word-parts.testing.ts';

/** Every place with blocks, also inside of cells, notes, boxes, headers and controls. */
export function places(model: WordModel): Block[][] {
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

export function paragraphs(model: WordModel): Extract<Block, { kind: 'paragraph' }>[] {
  return places(model).flatMap((blocks) => blocks.filter((block) => block.kind === 'paragraph'));
}

export function tables(model: WordModel): Extract<Block, { kind: 'table' }>[] {
  return places(model).flatMap((blocks) => blocks.filter((block) => block.kind === 'table'));
}

export function inlinesOf<Kind extends Inline['kind']>(
  model: WordModel,
  kind: Kind,
): Extract<Inline, { kind: Kind }>[] {
  return paragraphs(model).flatMap(({ inlines }) =>
    inlines.filter((inline): inline is Extract<Inline, { kind: Kind }> => inline.kind === kind),
  );
}

/** Does something with one of them, if there is one. */
export function withOne<T>(from: readonly T[], random: Random, change: (one: T) => void): boolean {
  if (from.length === 0) return false;
  change(random.pick(from));
  return true;
}
