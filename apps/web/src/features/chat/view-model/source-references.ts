/** `[2]` in an answer becomes a mark that opens the second source, if there is one. Others stay text. */
import type { Block, Inline, Run } from './markdown-tree.ts';

const REFERENCE = /\[(\d{1,3})\]/g;

export function sourceMarkId(number: number): string {
  return `source:${number}`;
}

export function raiseReferences(blocks: readonly Block[], numbers: ReadonlySet<number>): readonly Block[] {
  if (numbers.size === 0) return blocks;
  const inRun = (run: Run): Run => ({ ...run, inlines: raise(run.inlines, numbers) });
  const inBlock = (block: Block): Block => {
    switch (block.kind) {
      case 'paragraph':
      case 'heading':
        return { ...block, run: inRun(block.run) };
      case 'list':
        return { ...block, items: block.items.map((item) => item.map(inBlock)) };
      case 'quote':
        return { ...block, children: block.children.map(inBlock) };
      case 'table':
        return { ...block, header: block.header.map(inRun), rows: block.rows.map((row) => row.map(inRun)) };
      case 'code':
      case 'rule':
        return block;
    }
  };
  return blocks.map(inBlock);
}

function raise(inlines: readonly Inline[], numbers: ReadonlySet<number>): readonly Inline[] {
  return inlines.flatMap((inline) => raiseInline(inline, numbers));
}

function raiseInline(inline: Inline, numbers: ReadonlySet<number>): readonly Inline[] {
  switch (inline.kind) {
    case 'text':
      return raiseText(inline.text, numbers);
    case 'strong':
    case 'emphasis':
    case 'deleted':
      return [{ ...inline, children: raise(inline.children, numbers) }];
    case 'link':
    case 'code':
    case 'break':
    case 'mark':
      return [inline];
  }
}

function raiseText(text: string, numbers: ReadonlySet<number>): readonly Inline[] {
  const parts: Inline[] = [];
  let taken = 0;
  for (const match of text.matchAll(REFERENCE)) {
    const number = Number(match[1]);
    if (!numbers.has(number)) continue;
    if (match.index > taken) parts.push({ kind: 'text', text: text.slice(taken, match.index) });
    parts.push({ kind: 'mark', id: sourceMarkId(number) });
    taken = match.index + match[0].length;
  }
  if (taken < text.length) parts.push({ kind: 'text', text: text.slice(taken) });
  return parts;
}
