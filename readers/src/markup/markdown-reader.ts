/**
 * In: Markdown text. Out: its blocks: headings, paragraphs, list items with their displayed number, tables,
 * code, notes. CommonMark with tables and footnotes, as far as the text depends on it: line by line, time
 * grows with the length.
 */
import type { BlockDraft } from '@wenjian/document';
import type { NotReadCounter } from '../not-read-counter.ts';
import { plainInline } from './markdown-inline.ts';
import type { markupNotRead } from './markup.text.ts';

interface ListLevel {
  readonly indent: number;
  readonly mark: string;
  count: number;
}

export class MarkdownReader {
  readonly blocks: BlockDraft[] = [];
  readonly #counter: NotReadCounter<typeof markupNotRead>;
  readonly #lists: ListLevel[] = [];
  #paragraph: string[] = [];
  /** The block properties when the open paragraph belongs to a list item. */
  #item: Omit<BlockDraft, 'text'> | null = null;
  #isIndented = false;
  #tableCount = 0;

  constructor(counter: NotReadCounter<typeof markupNotRead>) {
    this.#counter = counter;
  }

  read(text: string): void {
    const lines = text.split(/\r\n|[\n\r]/).map((line) => line.replace(/\t/g, '    '));
    let at = this.#frontMatterEnd(lines);
    while (at < lines.length) at = this.#readLine(lines, at);
    this.#flush();
  }

  #frontMatterEnd(lines: readonly string[]): number {
    if (lines[0]?.trim() !== '---') return 0;
    const end = lines.findIndex((line, index) => index > 0 && /^(?:---|\.\.\.)\s*$/.test(line));
    const isProperties =
      end > 1 && lines.slice(1, end).every((line) => /^(?:[\w-]+\s*:|\s|#|-|$)/.test(line));
    if (!isProperties) return 0;
    this.#counter.add('frontMatter');
    return end + 1;
  }

  /** Returns the index of the next line. */
  #readLine(lines: readonly string[], at: number): number {
    const line = stripQuote(lines[at] ?? '');
    if (line.trim() === '') return this.#blank(at);
    const fence = /^\s*(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) return this.#readCode(lines, at, fence);
    const heading = /^ {0,3}(#{1,6})(?:\s(.*))?$/.exec(line);
    if (heading !== null) return this.#heading(heading[1]?.length ?? 1, withoutClosing(heading[2] ?? ''), at);
    const underline = /^ {0,3}(?:(=+)|(-+))\s*$/.exec(line);
    if (underline !== null && this.#paragraph.length > 0 && this.#item === null) {
      const title = this.#paragraph.splice(0).join('\n');
      return this.#heading(underline[1] === undefined ? 2 : 1, title, at);
    }
    if (/^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/.test(line)) return this.#blank(at);
    if (isTableStart(line, stripQuote(lines[at + 1] ?? ''))) return this.#readTable(lines, at);
    const note = /^ {0,3}\[\^([^\]\s]+)\]:\s*(.*)$/.exec(line);
    if (note !== null) return this.#begin({ type: 'footnote' }, note[2] ?? '', at);
    if (
      /^ {0,3}\[[^\]^]+\]:\s+\S+/.test(line) &&
      (this.#paragraph.length === 0 || this.#item?.type === 'footnote')
    )
      return this.#blank(at);
    const item = /^(\s*)([-*+]|[0-9]{1,9}[.)])(?:\s+(.*))?$/.exec(line);
    if (item !== null && !this.#isInsideText(item[2] ?? ''))
      return this.#startItem(item[1]?.length ?? 0, item[2] ?? '', item[3] ?? '', at);
    if (this.#paragraph.length === 0) this.#isIndented = /^ {2}/.test(line);
    this.#paragraph.push(line.trimStart());
    return at + 1;
  }

  /** A number other than 1 in the middle of a paragraph is not a list item. */
  #isInsideText(mark: string): boolean {
    return this.#paragraph.length > 0 && this.#item === null && /^[0-9]/.test(mark) && !/^1[.)]$/.test(mark);
  }

  #blank(at: number): number {
    this.#flush();
    return at + 1;
  }

  #heading(level: number, text: string, at: number): number {
    this.#flush();
    this.#lists.length = 0;
    this.#push({ type: 'heading', level }, plainInline(text, this.#counter));
    return at + 1;
  }

  #begin(block: Omit<BlockDraft, 'text'>, text: string, at: number): number {
    this.#flush();
    this.#item = block;
    this.#paragraph = [text];
    return at + 1;
  }

  #startItem(indent: number, mark: string, text: string, at: number): number {
    this.#flush();
    while (this.#lists.length > 0 && (this.#lists.at(-1)?.indent ?? 0) > indent) this.#lists.pop();
    const kind = mark.slice(-1);
    const last = this.#lists.at(-1);
    const isSame = last !== undefined && indent - last.indent < 2 && last.mark === kind;
    const start = Number.parseInt(mark, 10);
    if (isSame) last.count++;
    else {
      if (last !== undefined && indent - last.indent < 2) this.#lists.pop();
      this.#lists.push({ indent, mark: kind, count: Number.isNaN(start) ? 0 : start });
    }
    const number = Number.isNaN(start) ? null : `${this.#lists.at(-1)?.count ?? start}${kind}`;
    const level = this.#lists.length;
    const body = text.replace(/^\[( |x|X)\]\s/, (_, state: string) => (state === ' ' ? '☐ ' : '☑ '));
    return this.#begin({ type: 'listItem', level, ...(number === null ? {} : { number }) }, body, at);
  }

  #readCode(lines: readonly string[], at: number, fence: string): number {
    this.#flush();
    let end = at + 1;
    const isEnd = (line: string): boolean => line.trim().startsWith(fence) && /^\s*[`~]+\s*$/.test(line);
    while (end < lines.length && !isEnd(stripQuote(lines[end] ?? ''))) end++;
    const code = lines
      .slice(at + 1, end)
      .map(stripQuote)
      .join('\n');
    this.#push({ type: 'paragraph' }, code);
    return end + 1;
  }

  #readTable(lines: readonly string[], at: number): number {
    this.#flush();
    const table = this.#tableCount++;
    let row = 0;
    let end = at;
    for (; end < lines.length; end++) {
      const line = stripQuote(lines[end] ?? '');
      if (line.trim() === '' || (end > at + 1 && !line.includes('|'))) break;
      if (end === at + 1) continue;
      splitRow(line).forEach((cell, column) => {
        this.#push({ type: 'tableCell', cell: { table, row, column } }, plainInline(cell, this.#counter));
      });
      row++;
    }
    return end;
  }

  #flush(): void {
    const lines = this.#paragraph.splice(0);
    const item = this.#item;
    this.#item = null;
    if (lines.length === 0) return;
    // A paragraph that is not indented under an item ends the list.
    if (item === null && !this.#isIndented) this.#lists.length = 0;
    const text = plainInline(joinLines(lines), this.#counter);
    const number = item?.number;
    this.#push(item ?? { type: 'paragraph' }, number === undefined ? text : `${number} ${text}`);
  }

  #push(block: Omit<BlockDraft, 'text'>, text: string): void {
    if (text.trim() !== '') this.blocks.push({ ...block, text });
  }
}

/** A heading may end with the signs it begins with. */
function withoutClosing(title: string): string {
  return title.trim().replace(/\s#+$/, '').trimEnd();
}

function stripQuote(line: string): string {
  return line.replace(/^(?: {0,3}> ?)+/, '');
}

/**
 * Two spaces or a backslash at the end of a line keep the break; otherwise lines are joined, in Chinese
 * without a space.
 */
function joinLines(lines: readonly string[]): string {
  const parts: string[] = [];
  let last = '\n';
  lines.forEach((line, index) => {
    const isBreak = / {2}$|\\$/.test(line) && index < lines.length - 1;
    const plain = line.replace(/\\$/, '').trimEnd();
    if (last !== '\n' && !isChinese(last) && !isChinese(plain[0] ?? '')) parts.push(' ');
    parts.push(plain, isBreak ? '\n' : '');
    last = isBreak ? '\n' : (plain.at(-1) ?? last);
  });
  return parts.join('');
}

function isChinese(character: string): boolean {
  return /[\u2e80-\u9fff\uff00-\uffef]/.test(character);
}

function isTableStart(line: string, next: string): boolean {
  if (!line.includes('|') || !next.includes('-')) return false;
  const marks = splitRow(next);
  return marks.length === splitRow(line).length && marks.every((mark) => /^:?-+:?$/.test(mark));
}

function splitRow(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
