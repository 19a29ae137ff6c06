/**
 * In: the drawing instructions of a PDF page. Out: each instruction with its operands and its byte range.
 * Parsed only as far as needed to find text and images: strings, arrays and dictionaries are one operand
 * without a value.
 */

export interface Instruction {
  readonly operator: string;
  /** Numbers as numbers, names as text with their slash, everything else null. */
  readonly operands: readonly (number | string | null)[];
  /** Start of the first operand. */
  readonly start: number;
  /** End of the operator. */
  readonly end: number;
}

const MOST_OPERANDS = 64;

export function* readInstructions(bytes: Uint8Array): Generator<Instruction> {
  const scanner = new Scanner(bytes);
  let operands: (number | string | null)[] = [];
  let start = -1;
  for (let token = scanner.next(); token !== null; token = scanner.next()) {
    if (start < 0) start = token.start;
    if (token.kind === 'operand') {
      if (operands.length < MOST_OPERANDS) operands.push(token.value);
      continue;
    }
    if (token.word === 'ID') scanner.skipInlineImage();
    yield { operator: token.word, operands, start, end: scanner.at };
    operands = [];
    start = -1;
  }
}

type Token =
  | { readonly kind: 'operand'; readonly value: number | string | null; readonly start: number }
  | { readonly kind: 'operator'; readonly word: string; readonly start: number };

const [BACKSLASH, OPEN, CLOSE, LESS, GREATER, PERCENT, SLASH] = [0x5c, 0x28, 0x29, 0x3c, 0x3e, 0x25, 0x2f];
const [OPEN_ARRAY, CLOSE_ARRAY] = [0x5b, 0x5d];

class Scanner {
  readonly #bytes: Uint8Array;
  at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): Token | null {
    this.#skipSpace();
    const start = this.at;
    const byte = this.#bytes[start];
    if (byte === undefined) return null;
    if (byte === OPEN) this.#skipString();
    else if (byte === LESS && this.#bytes[start + 1] === LESS) this.#skipNested();
    else if (byte === LESS) this.#skipTo(GREATER);
    else if (byte === OPEN_ARRAY) this.#skipNested();
    else return this.#word(start);
    return { kind: 'operand', value: null, start };
  }

  /** Binary data: ends with EI between white space. */
  skipInlineImage(): void {
    for (let at = this.at + 1; at < this.#bytes.length; at++) {
      const isEnd =
        this.#bytes[at] === 0x45 &&
        this.#bytes[at + 1] === 0x49 &&
        isSpace(this.#bytes[at - 1]) &&
        (at + 2 >= this.#bytes.length || isSpace(this.#bytes[at + 2]));
      if (!isEnd) continue;
      this.at = at + 2;
      return;
    }
    this.at = this.#bytes.length;
  }

  #word(start: number): Token {
    this.at = start + 1;
    while (this.at < this.#bytes.length && !isDelimiter(this.#bytes[this.at])) this.at++;
    const word = Buffer.from(this.#bytes.subarray(start, this.at)).toString('latin1');
    if (this.#bytes[start] === SLASH) return { kind: 'operand', value: word, start };
    if (/^[+-]*\d*(?:\.\d*)?(?:-\d*)?$/.test(word) && /\d/.test(word)) {
      const value = Number.parseFloat(word);
      return { kind: 'operand', value: Number.isFinite(value) ? value : 0, start };
    }
    if (word === 'true' || word === 'false' || word === 'null')
      return { kind: 'operand', value: null, start };
    return { kind: 'operator', word, start };
  }

  #skipSpace(): void {
    for (; ; this.at++) {
      const byte = this.#bytes[this.at];
      if (byte === PERCENT) {
        while (this.at < this.#bytes.length && this.#bytes[this.at] !== 0x0a && this.#bytes[this.at] !== 0x0d)
          this.at++;
      } else if (!isSpace(byte)) return;
    }
  }

  #skipString(): void {
    let depth = 0;
    for (; this.at < this.#bytes.length; this.at++) {
      const byte = this.#bytes[this.at];
      if (byte === BACKSLASH) this.at++;
      else if (byte === OPEN) depth++;
      else if (byte === CLOSE && --depth === 0) break;
    }
    this.at++;
  }

  #skipTo(last: number): void {
    while (this.at < this.#bytes.length && this.#bytes[this.at] !== last) this.at++;
    this.at++;
  }

  /** An array or dictionary with its content; brackets inside strings do not count. */
  #skipNested(): void {
    let depth = 0;
    while (this.at < this.#bytes.length) {
      const byte = this.#bytes[this.at];
      const isDouble = this.#bytes[this.at + 1] === byte;
      if (byte === OPEN) this.#skipString();
      else if (byte === OPEN_ARRAY || (byte === LESS && isDouble)) {
        depth++;
        this.at += byte === LESS ? 2 : 1;
      } else if (byte === CLOSE_ARRAY || (byte === GREATER && isDouble)) {
        this.at += byte === GREATER ? 2 : 1;
        if (--depth <= 0) return;
      } else if (byte === LESS) this.#skipTo(GREATER);
      else this.at++;
    }
  }
}

function isSpace(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09 || byte === 0x0c || byte === 0;
}

const DELIMITERS: ReadonlySet<number> = new Set([
  OPEN,
  CLOSE,
  LESS,
  GREATER,
  PERCENT,
  SLASH,
  OPEN_ARRAY,
  CLOSE_ARRAY,
]);

function isDelimiter(byte: number | undefined): boolean {
  return byte === undefined || isSpace(byte) || DELIMITERS.has(byte);
}
