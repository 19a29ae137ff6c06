/**
 * Converts the engine's comparison to the response of the routes: sides with their blocks and pages, changes
 * with their boxes on the page. In: comparison and both documents. Out: plain JSON that passes
 * `comparisonResult`.
 */
import type { comparisonResult } from '@wenjian/api';
import type { ChangeSide, Comparison } from '@wenjian/compare';
import { type Block, boxesOfRange, type Document, type PageBox, type Span } from '@wenjian/document';
import type { z } from 'zod';
import type { CompareOptions } from './compare.input.ts';

export type ComparisonResult = z.output<typeof comparisonResult>;

export interface ComparedSide {
  readonly document: Document;
  readonly name: string;
  readonly sha256: string;
}

export function presentResult(
  comparison: Comparison,
  old: ComparedSide,
  fresh: ComparedSide,
  facts: { readonly options: CompareOptions; readonly isReplayVerified: boolean },
): ComparisonResult {
  const oldBlocks = blocksById(old.document);
  const newBlocks = blocksById(fresh.document);
  const { rows, changes, statistics, coverage } = comparison;
  return {
    old: presentSide(old),
    new: presentSide(fresh),
    rows: rows.map((row) => ({ ...row, old: [...row.old], new: [...row.new] })),
    changes: changes.map((change) => ({
      ...change,
      signals: [...change.signals],
      old: change.old && presentChangeSide(old.document, oldBlocks, change.old),
      new: change.new && presentChangeSide(fresh.document, newBlocks, change.new),
    })),
    statistics,
    coverage: { examined: [...coverage.examined], notExamined: [...coverage.notExamined] },
    ...facts,
  };
}

type BlocksById = ReadonlyMap<string, Block>;

function blocksById(document: Document): BlocksById {
  return new Map(document.blocks.map((block) => [block.id, block]));
}

function presentSide({ document, name, sha256 }: ComparedSide): ComparisonResult['old'] {
  const { kind, pages, text, blocks } = document;
  return {
    name,
    kind,
    sha256,
    pages: pages && [...pages],
    text,
    blocks: blocks.map((block) => presentBlock(document, block)),
  };
}

function presentBlock(document: Document, block: Block): ComparisonResult['old']['blocks'][number] {
  const { id, type, start, end, page, level, number, cell } = block;
  return {
    id,
    type,
    start,
    end,
    page: page ?? null,
    level: level ?? null,
    number: number ?? null,
    cell: cell ? { rowSpan: 1, columnSpan: 1, ...cell } : null,
    boxes: boxesOf(document, block, block),
  };
}

function presentChangeSide(document: Document, blocks: BlocksById, side: ChangeSide) {
  return { ...side, boxes: boxesOf(document, side, blocks.get(side.block)) };
}

/** The place of the text; for something without text (an image, a seal) the place of its block. */
function boxesOf(document: Document, span: Span, block: Block | undefined): PageBox[] {
  const boxes = boxesOfRange(document, span);
  if (boxes.length === 0 && block?.box) return [rounded(block.box)];
  return boxes.map(rounded);
}

/** A hundredth of a point is invisible, and a result has very many boxes. */
function rounded({ page, x, y, width, height }: PageBox): PageBox {
  return { page, x: round(x), y: round(y), width: round(width), height: round(height) };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
