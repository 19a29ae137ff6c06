/**
 * In: a web page or an RTF file. Out: the same file without anything that makes LibreOffice load outside
 * content. Its settings block most links, but not style sheets and backgrounds of web pages nor pictures of
 * RTF fields. Promise: visible text and the file's own content do not change. Bytes are processed as Latin-1,
 * so the encoding of the text does not matter.
 */

export function stripPage(bytes: Buffer): Buffer {
  // A byte order mark identifies UTF-16; LibreOffice then gets UTF-8 with its own mark.
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return Buffer.from(strippedPage(bytes.toString('utf16le')), 'utf8');
  if (first === 0xfe && second === 0xff)
    return Buffer.from(
      strippedPage(
        Buffer.from(bytes.subarray(0, evenLength(bytes)))
          .swap16()
          .toString('utf16le'),
      ),
      'utf8',
    );
  return Buffer.from(strippedPage(bytes.toString('latin1')), 'latin1');
}

export function stripRichText(bytes: Buffer): Buffer {
  const text = bytes.toString('latin1');
  const fields = text.replaceAll(/\\fldinst(?![a-z])/gi, (word, at: number) =>
    isHarmlessField(text.slice(at, at + FIELD_CHARACTERS)) ? word : '\\wjinst',
  );
  // Shapes that refer to a picture instead of containing it, and external objects.
  const shapes = fields.replaceAll(/\{\s*\\sn\s+pibName\s*\}/gi, '{\\sn wjName}');
  return Buffer.from(shapes.replaceAll(/\\objautlink(?![a-z])|\\objlink(?![a-z])/gi, '\\objemb'), 'latin1');
}

function evenLength({ length }: Buffer): number {
  return length - (length % 2);
}

/** Longer than any field that is only a page number, a link or a table of contents. */
const FIELD_CHARACTERS = 2000;

/** One step each, so that no text can make them go back: the words before the instruction, the instruction, and what follows it. */
const fieldStart = /^\\fldinst\s*\{?\s*/i;
const controlWord = /\\([a-z]+)(-?\d*)\s?/iy;
const instruction =
  /\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SECTION|TOC|HYPERLINK|PAGEREF|NOTEREF|REF|SEQ|DATE|TIME|CREATEDATE|SAVEDATE|PRINTDATE|AUTHOR|TITLE|SUBJECT|FILENAME|NUMWORDS|NUMCHARS|STYLEREF|FORMTEXT|FORMCHECKBOX|FORMDROPDOWN|SYMBOL|EQ|LISTNUM|ADVANCE|XE|TC)\b/iy;

/**
 * A field with its instruction right after the keyword, in one group, with nothing hidden: it includes
 * nothing. Every reader skips an unknown destination, and the field's last displayed text is beside it.
 */
function isHarmlessField(text: string): boolean {
  let at = fieldStart.exec(text)?.[0].length ?? text.length;
  for (let word = matchAt(controlWord, text, at); word !== null; word = matchAt(controlWord, text, at)) {
    const [all, name = '', number = ''] = word;
    if (/^(?:fldinst|bin)/i.test(name) || (/^u$/i.test(name) && number !== '')) return false;
    at += all.length;
  }
  const named = matchAt(instruction, text, at);
  if (named === null) return false;
  for (at += named[0].length; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '}') return true;
    if (character === '{') return false;
    if (character !== '\\') continue;
    if (text.charAt(at + 1) === '\\') {
      at++;
      continue;
    }
    const word = matchAt(controlWord, text, at);
    if (word === null || /^bin/i.test(word[1] ?? '')) return false;
    at += word[0].length - 1;
  }
  return false;
}

function matchAt(sticky: RegExp, text: string, at: number): RegExpExecArray | null {
  sticky.lastIndex = at;
  return sticky.exec(text);
}

/** Elements that only include outside content. */
const foreignElements =
  /<(\/?)(?=(?:link|iframe|frame|object|embed|applet|base|source|track|audio|video|param)\b)/gi;

const styleStart = /<style\b/gi;
const styleEnd = /<\/style|$/gi;

/**
 * Anything that may start an element, even inside the attributes of another, because readers differ in what
 * they treat as an element.
 */
const elementStarts = /<[a-z]/gi;

const foreignAttributes =
  /(^|[\s/"'])((?:src|srcset|lowsrc|dynsrc|background|data|poster|codebase|code|classid|archive|profile|longdesc|cite|manifest|icon)\s*=\s*)(?!["']?data:image\/)/gi;

const styleAttributes = /(^|[\s/"'])(style\s*=\s*)("[^"]*"|'[^']*'|[^\s>]*)/gi;

/** An address, or an escape that may hide one. */
const takesIn = /url|import|\\|&/i;

function strippedPage(text: string): string {
  const plain = withoutForeignStyles(text.replaceAll('\0', '')).replaceAll(foreignElements, '<$1wj-');
  const elementEnd = elementEnds(plain);
  const pieces: string[] = [];
  let done = 0;
  for (const { index } of plain.matchAll(elementStarts)) {
    const end = elementEnd(index);
    if (end <= done) continue;
    const start = Math.max(index, done);
    pieces.push(plain.slice(done, start), withoutForeign(plain.slice(start, end)));
    done = end;
  }
  pieces.push(plain.slice(done));
  return pieces.join('');
}

/** Style blocks that include outside content lose their rules. */
function withoutForeignStyles(text: string): string {
  const pieces: string[] = [];
  let done = 0;
  styleStart.lastIndex = 0;
  for (let block = styleStart.exec(text); block !== null; block = styleStart.exec(text)) {
    const rulesStart = text.indexOf('>', block.index) + 1;
    if (rulesStart === 0) break;
    styleEnd.lastIndex = rulesStart;
    const rulesEnd = styleEnd.exec(text)?.index ?? text.length;
    const isForeign = takesIn.test(text.slice(rulesStart, rulesEnd));
    pieces.push(text.slice(done, isForeign ? rulesStart : rulesEnd));
    done = rulesEnd;
    styleStart.lastIndex = rulesEnd;
  }
  pieces.push(text.slice(done));
  return pieces.join('');
}

/** For any start of an element: where the first `>` outside quotation marks ends it. Each mark is looked at once for all starts. */
function elementEnds(text: string): (start: number) => number {
  const marks = Array.from(text.matchAll(/[>"']/g), ({ index }) => index);
  const ends = new Uint32Array(marks.length + 1).fill(text.length);
  /** The last seen mark of each kind, counted from the end of the text. */
  const next: Record<string, number> = {};
  for (let mark = marks.length - 1; mark >= 0; mark--) {
    const place = marks[mark] ?? 0;
    const character = text.charAt(place);
    const closing = next[character];
    if (character === '>') ends[mark] = place + 1;
    else if (closing !== undefined) ends[mark] = ends[closing + 1] ?? text.length;
    next[character] = mark;
  }
  let at = 0;
  return (start) => {
    // Starts are asked for in the order of the text.
    while (at < marks.length && (marks[at] ?? 0) < start) at++;
    return ends[at] ?? text.length;
  };
}

function withoutForeign(element: string): string {
  return element
    .replaceAll(foreignAttributes, '$1wj-$2')
    .replaceAll(styleAttributes, (all: string, before: string, name: string, value: string) =>
      takesIn.test(value) ? `${before}wj-${name}${value}` : all,
    );
}
