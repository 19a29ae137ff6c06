/**
 * In: two documents, the decided edits between them, and how the open ones are taken. Out: the document that the decisions make: the blocks of both with
 * their texts, and in which of them people decided differently on the parts. Promise: all applied it has NEW's texts, all undone OLD's.
 */
import {
  BLOCK_SEPARATOR,
  type Block,
  type BlockDraft,
  buildDocument,
  type Document,
} from '@wenjian/document';
import type { Comparison, Row, SideName } from '../comparison.ts';
import { blockFates } from './block-fates.ts';
import type { Fate } from './change-fates.ts';
import type { DecidedOperation, DecidedScript } from './decide-operations.ts';

export type OpenView = 'applied' | 'undone';

export interface DecidedText {
  readonly document: Document;
  /** Neither OLD nor NEW has them so. */
  readonly mixed: readonly Block[];
}

export function decidedDocument(
  script: Pick<DecidedScript, 'operations' | 'fateOf'>,
  { rows, changes }: Pick<Comparison, 'rows' | 'changes'>,
  old: Document,
  target: Document,
  open: OpenView,
): DecidedText {
  const writer = new BlockWriter(old, target, rows);
  let at = 0;
  for (const operation of script.operations) {
    writer.write('old', at, operation.oldStart);
    writeOperation(writer, operation, open);
    at = operation.oldEnd;
  }
  writer.write('old', at, old.text.length);
  const blocks = writer.finish();
  const document = buildDocument({
    readerVersion: old.readerVersion,
    kind: 'txt',
    pages: null,
    notRead: [],
    blocks: blocks.map(({ draft }) => draft),
  });
  const fates = blockFates(script, changes, old, target);
  const isMixed = (index: number): boolean => {
    const { side, id } = blocks[index] ?? { side: 'old', id: '' };
    return (fates[side].get(id)?.size ?? 0) > 1;
  };
  return { document, mixed: document.blocks.filter((_, index) => isMixed(index)) };
}

function writeOperation(writer: BlockWriter, operation: DecidedOperation, open: OpenView): void {
  const { oldStart, oldEnd, newStart, newEnd, apart } = operation;
  const fate = fateIn(operation, open);
  const side = fate === 'applied' ? 'new' : 'old';
  if (apart?.side === side && fateIn(apart, open) !== fate)
    writer.writeWords(side, side === 'new' ? newStart : oldStart, apart.words);
  else if (side === 'new') writer.write('new', newStart, newEnd);
  else writer.write('old', oldStart, oldEnd);
}

function fateIn({ fate }: { readonly fate: Fate }, open: OpenView): OpenView {
  return fate === 'open' ? open : fate;
}

/** The cell of NEW that a cell of OLD has become: rows and columns are counted as NEW counts them where it can. */
function partnersOf(rows: readonly Row[], target: Document): ReadonlyMap<string, Block> {
  const blocks = new Map(target.blocks.map((block) => [block.id, block]));
  return new Map(
    rows.flatMap(({ old, new: fresh }) => {
      const partner = blocks.get(fresh[0] ?? '');
      return old.length === 1 && fresh.length === 1 && partner !== undefined ? [[old[0] ?? '', partner]] : [];
    }),
  );
}

interface WrittenBlock {
  readonly draft: BlockDraft;
  /** The first block that it has words of. */
  readonly side: SideName;
  readonly id: string;
}

class BlockWriter {
  readonly #sides: Readonly<Record<'old' | 'new', Document>>;
  readonly #partners: ReadonlyMap<string, Block>;
  readonly #rows: Readonly<Record<'old' | 'new', ReadonlyMap<string, number>>>;
  readonly #written: WrittenBlock[] = [];
  #text = '';
  #owner: { readonly block: Block; readonly row: number | undefined; readonly side: 'old' | 'new' } | null =
    null;
  readonly #next = { old: 0, new: 0 };

  constructor(old: Document, target: Document, rows: readonly Row[]) {
    this.#sides = { old, new: target };
    this.#partners = partnersOf(rows, target);
    const rowsOf = (side: 'old' | 'new'): ReadonlyMap<string, number> =>
      new Map(rows.flatMap((row, index) => row[side].map((id) => [id, index] as const)));
    this.#rows = { old: rowsOf('old'), new: rowsOf('new') };
  }

  write(side: 'old' | 'new', start: number, end: number): void {
    const { text, blocks } = this.#sides[side];
    for (let at = start; at < end; ) {
      const block = this.#blockAt(side, at);
      if (block === undefined) return;
      const stop = Math.min(end, block.end);
      this.#open(side, block);
      this.#text += text.slice(at, stop);
      at = Math.max(at, stop);
      if (at >= end) return;
      this.#close();
      at += BLOCK_SEPARATOR.length;
      if (blocks.at(-1) === block) return;
    }
  }

  /** Words of the other side, in the block at a place of this one. */
  writeWords(side: 'old' | 'new', at: number, words: string): void {
    const block = this.#blockAt(side, at);
    if (block === undefined) return;
    this.#open(side, block);
    this.#text += words;
  }

  finish(): readonly WrittenBlock[] {
    this.#close();
    return this.#written;
  }

  /** What does not stand beside each other never runs together, whatever became of the separator between them. */
  #open(side: 'old' | 'new', block: Block): void {
    const row = this.#rows[side].get(block.id);
    if (this.#owner !== null && this.#owner.row !== row) this.#close();
    this.#owner ??= { block, row, side };
  }

  /** Called with rising offsets only. */
  #blockAt(side: 'old' | 'new', offset: number): Block | undefined {
    const { blocks } = this.#sides[side];
    while ((blocks[this.#next[side]]?.end ?? Number.POSITIVE_INFINITY) < offset) this.#next[side]++;
    return blocks[this.#next[side]];
  }

  #close(): void {
    const [owner, text] = [this.#owner, this.#text];
    [this.#owner, this.#text] = [null, ''];
    if (owner === null) return;
    const { type, number, level, id } = owner.block;
    const partner = owner.side === 'old' ? this.#partners.get(id) : undefined;
    const cell = partner?.cell ?? owner.block.cell;
    const draft = {
      type,
      text,
      ...(number !== undefined && text.startsWith(number) ? { number } : {}),
      ...(level === undefined ? {} : { level }),
      ...(cell === undefined ? {} : { cell }),
    };
    this.#written.push({ draft, side: owner.side, id });
  }
}
