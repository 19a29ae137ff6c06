/**
 * Turns Markdown with front matter into a tree of plain values. Runs at build time and in tests, never in a
 * browser. Content the tree cannot represent (HTML, pictures) is refused with the file and the reason:
 * nothing is dropped silently.
 */
import { CONVERSION_MAX_PAGES } from '@wenjian/api/conversion-tools';
import { MAX_FILE_MB, TRASH_DAYS } from '@wenjian/api/limits';
import { freeToolUsesADay } from '@wenjian/api/plans';
import { marked, type Token, type Tokens } from 'marked';
import type { Block, FrontMatter, Inline } from './src/features/site/content/text-tree.ts';

export interface Content {
  readonly meta: FrontMatter;
  readonly body: readonly Block[];
}

export function readContent(source: string, name: string): Content {
  const parts = /^---\n(?<head>.*?)\n---\n(?<text>.*)$/s.exec(source)?.groups;
  if (parts === undefined) throw new ContentError(name, 'no front matter between two lines of ---');
  const body = marked
    .lexer(withFigures(parts.text ?? '', name))
    .flatMap((token, index) => readBlock(token, { name, index }));
  return { meta: readFrontMatter(parts.head ?? '', name), body };
}

/** What the product goes by itself; a text names it as `{{maxFileMb}}`. */
const figures: Readonly<Record<string, number>> = {
  freeToolUsesADay: freeToolUsesADay.free,
  maxFileMb: MAX_FILE_MB,
  maxPages: CONVERSION_MAX_PAGES,
  trashDays: TRASH_DAYS,
};

function withFigures(text: string, name: string): string {
  return text.replaceAll(/\{\{(\w{1,40})\}\}/g, (_, figure: string) => {
    const value = figures[figure];
    if (value === undefined) throw new ContentError(name, `there is no figure ${figure}`);
    return value.toLocaleString('en-US');
  });
}

class ContentError extends Error {
  constructor(name: string, problem: string) {
    super(`${name}: ${problem}`);
  }
}

function readFrontMatter(head: string, name: string): FrontMatter {
  return Object.fromEntries(
    head.split('\n').map((line) => {
      const pair = /^(?<key>[a-zA-Z]+):\s*(?<value>.+?)\s*$/.exec(line)?.groups;
      if (pair === undefined) throw new ContentError(name, `front matter cannot be read: ${line}`);
      return [pair.key ?? '', readValue(pair.value ?? '')];
    }),
  );
}

function readValue(value: string): string | readonly string[] {
  const list = /^\[(?<items>.*)\]$/.exec(value)?.groups?.items;
  if (list === undefined) return value;
  return list.split(',').map((item) => item.trim());
}

interface Place {
  readonly name: string;
  /** Unique within the text; makes the ids of headings. */
  readonly index: number;
}

function readBlock(token: Token, place: Place): readonly Block[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'heading':
      return [readHeading(token as Tokens.Heading, place)];
    // A tight list (no blank lines between items) has `text` where other lists have paragraphs.
    case 'paragraph':
    case 'text':
      return [{ kind: 'paragraph', children: readInlines(token, place) }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: readBlocks(token, place) }];
    case 'list':
      return [readList(token as Tokens.List, place)];
    case 'table':
      return [readTable(token as Tokens.Table, place)];
    case 'code':
      return [{ kind: 'code', text: (token as Tokens.Code).text }];
    default:
      throw new ContentError(place.name, `${token.type} is not allowed: ${token.raw.trim()}`);
  }
}

function readBlocks(token: Token, place: Place): readonly Block[] {
  return childrenOf(token).flatMap((child) => readBlock(child, place));
}

function readHeading(token: Tokens.Heading, place: Place): Block {
  // The first heading level is reserved for the page title.
  if (token.depth !== 2 && token.depth !== 3)
    throw new ContentError(place.name, `heading level ${token.depth}`);
  return {
    kind: 'heading',
    level: token.depth,
    id: `part-${place.index + 1}`,
    children: readInlines(token, place),
  };
}

function readList(token: Tokens.List, place: Place): Block {
  return {
    kind: 'list',
    isOrdered: token.ordered,
    items: token.items.map((item) => readBlocks(item, place)),
  };
}

function readTable(token: Tokens.Table, place: Place): Block {
  return {
    kind: 'table',
    head: token.header.map((cell) => cell.tokens.flatMap((part) => readInline(part, place))),
    rows: token.rows.map((row) => row.map((cell) => cell.tokens.flatMap((part) => readInline(part, place)))),
  };
}

function readInlines(token: Token, place: Place): readonly Inline[] {
  return childrenOf(token).flatMap((child) => readInline(child, place));
}

function readInline(token: Token, place: Place): readonly Inline[] {
  switch (token.type) {
    case 'text':
    case 'escape':
      return [{ kind: 'text', text: withoutEntities((token as Tokens.Text).text) }];
    case 'codespan':
      return [{ kind: 'code', text: (token as Tokens.Codespan).text }];
    case 'strong':
      return [{ kind: 'strong', children: readInlines(token, place) }];
    case 'em':
      return [{ kind: 'emphasis', children: readInlines(token, place) }];
    case 'br':
      return [{ kind: 'break' }];
    case 'link':
      return [readLink(token as Tokens.Link, place)];
    default:
      throw new ContentError(place.name, `${token.type} is not allowed: ${token.raw.trim()}`);
  }
}

function readLink(token: Tokens.Link, place: Place): Inline {
  if (!/^(\/(?!\/)|https:\/\/)/.test(token.href))
    throw new ContentError(place.name, `a link leads to a page of ours or to https: ${token.href}`);
  return { kind: 'link', href: token.href, children: readInlines(token, place) };
}

function childrenOf(token: Token): readonly Token[] {
  return (token as Tokens.Generic).tokens ?? [];
}

/** The lexer returns HTML-escaped characters; React escapes them itself. */
function withoutEntities(text: string): string {
  const characters: Readonly<Record<string, string>> = {
    ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" },
  };
  return text.replaceAll(/&(?:amp|lt|gt|quot|#39);/g, (entity) => characters[entity] ?? entity);
}
