/** Documents as plain text and as Markdown. */
import { documentWords } from '../convert.text.ts';
import {
  type Piece,
  type PieceCell,
  type Pieces,
  type PieceTable,
  type PieceText,
  rowsOfTable,
} from './document-pieces.ts';

/** One block per line, table cells separated by tabs. */
export function writeText({ body }: Pieces): string {
  const lines = body.flatMap((piece): string[] => {
    if (piece.kind === 'image') return [];
    if (piece.kind === 'table') return [...gridOf(piece).map((row) => row.map(plainCell).join('\t')), ''];
    return [`${noteWord(piece)}${piece.text}`];
  });
  return `${lines.join('\n').trimEnd()}\n`;
}

export function writeMarkdown({ body }: Pieces): string {
  const parts: string[] = [];
  let previous: Piece | null = null;
  for (const piece of body) {
    const text = markdownOf(piece);
    if (text === '') continue;
    const isSameList =
      previous?.kind === 'listItem' && piece.kind === 'listItem' && isListed(previous) && isListed(piece);
    parts.push(`${parts.length === 0 ? '' : isSameList ? '\n' : '\n\n'}${text}`);
    previous = piece;
  }
  return `${parts.join('')}\n`;
}

export function hasMergedCells({ body }: Pieces): boolean {
  return body.some(
    (piece) => piece.kind === 'table' && piece.cells.some((cell) => cell.rowSpan > 1 || cell.columnSpan > 1),
  );
}

function noteWord({ note }: PieceText): string {
  return note === null ? '' : documentWords[note];
}

const MAX_HEADING_LEVEL = 6;
const ORDERED = /^(\d{1,9})[.)．]$/u;
const BULLET = /^[•·●○■□◆◇▪▫–*-]$/u;

function markdownOf(piece: Piece): string {
  switch (piece.kind) {
    case 'image':
      return '';
    case 'table':
      return tableOf(piece);
    case 'heading':
      return `${'#'.repeat(Math.min(MAX_HEADING_LEVEL, piece.level))} ${oneLine(piece.text)}`;
    case 'note':
      return `> ${noteWord(piece)}${escaped(piece.text).replaceAll('\n', '\n> ')}`;
    case 'listItem':
      return listItemOf(piece);
    case 'paragraph':
      return withBreaks(escaped(piece.text));
  }
}

function isListed({ number }: PieceText): boolean {
  return ORDERED.test(number.trim()) || BULLET.test(number.trim());
}

/** Numbers that Markdown does not support (第一条, 1.1) stay part of the text. */
function listItemOf(piece: PieceText): string {
  const number = piece.number.trim();
  if (!isListed(piece)) return withBreaks(escaped(piece.text));
  const rest = escaped(piece.text.slice(piece.number.length).trim()).replaceAll('\n', '\n  ');
  const ordered = ORDERED.exec(number);
  return ordered === null ? `- ${rest}` : `${ordered[1]}. ${rest}`;
}

function tableOf(table: PieceTable): string {
  const [head = [], ...rows] = gridOf(table).map((row) =>
    row.map((cell) => escaped(cell).replaceAll('|', '\\|').replaceAll('\n', '<br>')),
  );
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** Complete rows; places covered by a merged cell are empty. */
function gridOf(table: PieceTable): string[][] {
  return rowsOfTable(table).map((cells) => {
    const row = new Array<string>(table.columnCount).fill('');
    for (const cell of cells) row[cell.column] = cellText(cell);
    return row;
  });
}

function cellText({ paragraphs }: PieceCell): string {
  return paragraphs
    .map(({ text }) => text)
    .join('\n')
    .trim();
}

function plainCell(text: string): string {
  return text.replace(/[\t\n]+/g, ' ');
}

function oneLine(text: string): string {
  return escaped(text).replace(/(?<!\s)[^\S\n]*\n\s*/g, ' ');
}

function withBreaks(text: string): string {
  return text.replaceAll('\n', '  \n');
}

/** Escapes only characters that Markdown would interpret. */
function escaped(text: string): string {
  return text
    .replace(/[\\`*_[\]<]/g, '\\$&')
    .replace(/^([ \t]*)([#>+~-]|=+$)/gm, '$1\\$2')
    .replace(/^([ \t]*\d+)([.)]\s)/gm, '$1\\$2');
}
