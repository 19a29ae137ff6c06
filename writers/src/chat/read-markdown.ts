/**
 * Parses the Markdown that answers use. In: text. Out: blocks with runs. Promise: every word of the text is
 * in a block; unknown markup stays as written.
 */
export interface MarkdownRun {
  readonly text: string;
  readonly isBold: boolean;
  readonly isCode: boolean;
}

export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly runs: readonly MarkdownRun[] }
  | { readonly kind: 'paragraph' | 'quote'; readonly runs: readonly MarkdownRun[] }
  | {
      readonly kind: 'item';
      readonly label: string;
      readonly depth: number;
      readonly runs: readonly MarkdownRun[];
    }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] };

const FENCE = /^\s*(?:```|~~~)/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;
const TABLE_RULE = /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/;

export function readMarkdown(text: string): readonly MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const lines = text.split('\n');
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (FENCE.test(line)) {
      const end = nextAfter(lines, at, (one) => FENCE.test(one));
      blocks.push({ kind: 'code', text: lines.slice(at + 1, end).join('\n') });
      at = end;
    } else if (TABLE_ROW.test(line) && TABLE_RULE.test(lines[at + 1] ?? '')) {
      const end = nextAfter(lines, at, (one) => !TABLE_ROW.test(one));
      const rows = lines.slice(at, end).filter((_, index) => index !== 1);
      blocks.push({ kind: 'table', rows: rows.map(cellsOf) });
      at = end - 1;
    } else blocks.push(blockOf(line));
  }
  return blocks;
}

function nextAfter(lines: readonly string[], at: number, test: (line: string) => boolean): number {
  const found = lines.slice(at + 1).findIndex(test);
  return found < 0 ? lines.length : at + 1 + found;
}

function cellsOf(row: string): readonly string[] {
  return row
    .trim()
    .slice(1, -1)
    .split('|')
    .map((cell) => plain(cell.trim()));
}

function blockOf(line: string): MarkdownBlock {
  const heading = /^\s{0,3}(#{1,6})\s+(.*)$/.exec(line);
  if (heading) return { kind: 'heading', level: heading[1]?.length ?? 1, runs: runsOf(heading[2] ?? '') };
  const quote = /^\s{0,3}>\s?(.*)$/.exec(line);
  if (quote) return { kind: 'quote', runs: runsOf(quote[1] ?? '') };
  const item = /^(\s*)(?:[-*+]|(\d{1,3}[.)]))\s+(.*)$/.exec(line);
  if (item)
    return {
      kind: 'item',
      label: item[2] ?? '•',
      depth: Math.floor((item[1]?.length ?? 0) / 2),
      runs: runsOf(item[3] ?? ''),
    };
  return { kind: 'paragraph', runs: runsOf(line.trim()) };
}

function runsOf(text: string): readonly MarkdownRun[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const isBold = /^\*\*[^*]+\*\*$/.test(piece);
      const isCode = /^`[^`]+`$/.test(piece);
      return { text: isBold ? piece.slice(2, -2) : isCode ? piece.slice(1, -1) : piece, isBold, isCode };
    });
}

function plain(text: string): string {
  return runsOf(text)
    .map((run) => run.text)
    .join('');
}
