/**
 * In: the pieces of a paragraph. Out: the units that a change keeps or replaces as a whole: a word, a figure, a character, a picture, a formula, a whole
 * field, a whole content control.
 */
import { tokenEnd, type UnitSequence } from '@wenjian/compare';
import { append } from '@wenjian/document';
import type { XmlElement } from '../xml/xml-tree.ts';
import type { ContentKeys } from './content-key.ts';
import type { MarkPiece, Piece } from './read-pieces.ts';
import { wordAttribute } from './word-attribute.ts';

export type SolidPiece = Exclude<Piece, MarkPiece>;

export interface Token {
  /** Equal for the same content. */
  readonly key: string;
  /** Equal for content that can be changed inside: a text box of the same shape, a footnote's mark. */
  readonly looseKey: string;
  readonly text: string;
  readonly pieces: readonly SolidPiece[];
  /** Marks without width in front of it. */
  readonly marks: readonly MarkPiece[];
}

export interface Line {
  readonly tokens: readonly Token[];
  /** Behind the last token. */
  readonly marks: readonly MarkPiece[];
}

/** Stands in the text for what is no text. */
const OBJECT = '\ufffc';

export function tokensOf(pieces: readonly Piece[], keys: ContentKeys): Line {
  const tokens: Token[] = [];
  const ends = fieldEnds(pieces);
  let marks: MarkPiece[] = [];
  let index = 0;
  const add = (added: readonly Omit<Token, 'marks'>[]): void => {
    for (const token of added) {
      tokens.push({ ...token, marks });
      marks = [];
    }
  };
  while (index < pieces.length) {
    const piece = pieces[index];
    if (piece === undefined) break;
    if (piece.kind === 'mark') {
      marks.push(piece);
      index++;
      continue;
    }
    const end = groupEnd(pieces, index, ends);
    const group = pieces.slice(index, end).filter((one) => one.kind !== 'mark');
    const inner = pieces.slice(index, end).filter((one) => one.kind === 'mark');
    if (end > index + 1) add([groupToken(group, keys)]);
    else if (piece.kind === 'text') {
      const textEnd = textRunEnd(pieces, index, keys);
      add(
        wordTokens(
          pieces.slice(index, textEnd).filter((one) => one.kind === 'text'),
          keys,
        ),
      );
      index = textEnd;
      continue;
    } else add([single(piece, keys)]);
    append(marks, inner);
    index = end;
  }
  return { tokens, marks };
}

/** By index of the piece that begins a field: the index behind its end. Fields that go on in the next paragraph are not in it. */
function fieldEnds(pieces: readonly Piece[]): ReadonlyMap<number, number> {
  const ends = new Map<number, number>();
  const open: number[] = [];
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind !== 'atom' || piece.element.name !== 'w:fldChar') continue;
    const type = wordAttribute(piece.element, 'fldCharType');
    if (type === 'begin') open.push(index);
    else if (type === 'end') {
      const start = open.pop();
      if (start !== undefined) ends.set(start, index + 1);
    }
  }
  return ends;
}

/** A content control and a field stay whole, also when one reaches into the other. */
function groupEnd(pieces: readonly Piece[], start: number, ends: ReadonlyMap<number, number>): number {
  let end = start + 1;
  for (let index = start; index < end; index++) {
    const piece = pieces[index];
    if (piece === undefined) break;
    end = Math.max(end, ends.get(index) ?? 0);
    const control = piece.kind === 'mark' ? undefined : controlOf(piece);
    while (control !== undefined && end < pieces.length && pieces[end]?.wrappers.includes(control)) end++;
  }
  return end;
}

function controlOf({ wrappers }: Piece): XmlElement | undefined {
  return wrappers.find(({ name }) => name === 'w:sdt');
}

function groupToken(pieces: readonly SolidPiece[], keys: ContentKeys): Omit<Token, 'marks'> {
  const key = pieces
    .map((piece) => `${piece.kind === 'inline' ? '' : keys.ofProperties(piece.format)}${keys.ofPiece(piece)}`)
    .join('\n');
  return { key: `group ${key}`, looseKey: `group ${key}`, text: OBJECT, pieces };
}

function single(piece: SolidPiece, keys: ContentKeys): Omit<Token, 'marks'> {
  const key = `${piece.kind} ${keys.ofPiece(piece)}`;
  const around = piece.wrappers.map((wrapper) => keys.ofShell(wrapper)).join('>');
  const loose = piece.kind === 'text' ? null : keys.ofHollow(piece.element);
  return { key, looseKey: loose === null ? key : `${around}|${loose}`, text: OBJECT, pieces: [piece] };
}

/** Text goes on over a change of format, but not over the border of a link. Marks in between end it. */
function textRunEnd(pieces: readonly Piece[], start: number, keys: ContentKeys): number {
  const around = (piece: Piece | undefined): string =>
    piece?.kind === 'text' ? piece.wrappers.map((wrapper) => keys.ofShell(wrapper)).join('>') : OBJECT;
  const first = around(pieces[start]);
  let end = start + 1;
  while (around(pieces[end]) === first) end++;
  return end;
}

function wordTokens(
  pieces: readonly Extract<Piece, { kind: 'text' }>[],
  keys: ContentKeys,
): readonly Omit<Token, 'marks'>[] {
  const text = pieces.map((piece) => piece.text).join('');
  const [first] = pieces;
  const around = first === undefined ? '' : first.wrappers.map((wrapper) => keys.ofShell(wrapper)).join('>');
  const tokens: Omit<Token, 'marks'>[] = [];
  for (let start = 0; start < text.length; ) {
    const end = tokenEnd(text, start, text.length);
    const word = text.slice(start, end);
    const key = around === '' ? word : `${around}|${word}`;
    tokens.push({ key, looseKey: key, text: word, pieces: cut(pieces, start, end) });
    start = end;
  }
  return tokens;
}

function cut(
  pieces: readonly Extract<Piece, { kind: 'text' }>[],
  start: number,
  end: number,
): readonly SolidPiece[] {
  const parts: SolidPiece[] = [];
  let offset = 0;
  for (const piece of pieces) {
    const [from, to] = [Math.max(start, offset), Math.min(end, offset + piece.text.length)];
    if (from < to) parts.push({ ...piece, text: piece.text.slice(from - offset, to - offset) });
    offset += piece.text.length;
  }
  return parts;
}

/** Numbers for the keys of both sides: by content where the other side has the same content, otherwise by what can be changed inside. */
export function sequences(old: Line, target: Line): readonly [UnitSequence, UnitSequence] {
  const ids = new Map<string, number>();
  const oldKeys = new Set(old.tokens.map(({ key }) => key));
  const newKeys = new Set(target.tokens.map(({ key }) => key));
  const sequence = (line: Line, others: ReadonlySet<string>): UnitSequence => {
    const { length } = line.tokens;
    const [numbers, starts, ends] = [new Int32Array(length), new Int32Array(length), new Int32Array(length)];
    let offset = 0;
    for (const [index, { key, looseKey, text }] of line.tokens.entries()) {
      const shared = others.has(key) ? key : `loose ${looseKey}`;
      const id = ids.get(shared) ?? ids.size + 1;
      ids.set(shared, id);
      numbers[index] = id;
      starts[index] = offset;
      offset += text.length;
      ends[index] = offset;
    }
    return { text: line.tokens.map(({ text }) => text).join(''), ids: numbers, starts, ends };
  };
  return [sequence(old, newKeys), sequence(target, oldKeys)];
}
