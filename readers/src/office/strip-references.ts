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
    harmlessField.test(text.slice(at, at + FIELD_CHARACTERS)) ? word : '\\wjinst',
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

/**
 * A field with its instruction right after the keyword, in one group, with nothing hidden: it includes
 * nothing. Every reader skips an unknown destination, and the field's last displayed text is beside it.
 */
const harmlessField =
  /^\\fldinst\s*\{?\s*(?:\\(?!fldinst|u-?\d|bin)[a-z]+-?\d*\s?)*\s*(?:PAGE|NUMPAGES|SECTIONPAGES|SECTION|TOC|HYPERLINK|PAGEREF|NOTEREF|REF|SEQ|DATE|TIME|CREATEDATE|SAVEDATE|PRINTDATE|AUTHOR|TITLE|SUBJECT|FILENAME|NUMWORDS|NUMCHARS|STYLEREF|FORMTEXT|FORMCHECKBOX|FORMDROPDOWN|SYMBOL|EQ|LISTNUM|ADVANCE|XE|TC)\b(?:[^{}\\]|\\\\|\\[a-z]+-?\d* ?(?<!\\bin\d* ?))*\}/i;

/** Elements that only include outside content. */
const foreignElements =
  /<(\/?)(?=(?:link|iframe|frame|object|embed|applet|base|source|track|audio|video|param)\b)/gi;

const styleBlocks = /(<style\b[^>]*>)([\s\S]*?)(<\/style|$)/gi;

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
  const plain = text
    .replaceAll('\0', '')
    .replaceAll(styleBlocks, (all: string, start: string, rules: string, end: string) =>
      takesIn.test(rules) ? `${start}${end}` : all,
    )
    .replaceAll(foreignElements, '<$1wj-');
  const pieces: string[] = [];
  let done = 0;
  for (const { index } of plain.matchAll(elementStarts)) {
    const end = elementEnd(plain, index);
    if (end <= done) continue;
    const start = Math.max(index, done);
    pieces.push(plain.slice(done, start), withoutForeign(plain.slice(start, end)));
    done = end;
  }
  pieces.push(plain.slice(done));
  return pieces.join('');
}

/** The first `>` outside quotation marks. */
function elementEnd(text: string, start: number): number {
  let quote = '';
  for (let at = start; at < text.length; at++) {
    const character = text.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  return text.length;
}

function withoutForeign(element: string): string {
  return element
    .replaceAll(foreignAttributes, '$1wj-$2')
    .replaceAll(styleAttributes, (all: string, before: string, name: string, value: string) =>
      takesIn.test(value) ? `${before}wj-${name}${value}` : all,
    );
}
