/**
 * In: the text of a web page. Out: its tags and texts, in order. Never fails: anything that is not a tag is
 * text, and an unclosed tag ends with the page. Time grows with the length.
 */
import { decodeHTML, decodeHTMLAttribute } from 'entities';

export type HtmlToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'open'; readonly name: string; readonly attributes: ReadonlyMap<string, string> }
  | { readonly kind: 'close'; readonly name: string }
  /** An element whose content is not markup, with that content. */
  | { readonly kind: 'raw'; readonly name: string; readonly text: string };

export function* tokenizeHtml(page: string): Generator<HtmlToken> {
  let at = 0;
  while (at < page.length) {
    const less = page.indexOf('<', at);
    const end = less < 0 ? page.length : less;
    if (end > at) yield { kind: 'text', text: decodeHTML(page.slice(at, end)) };
    if (less < 0) return;
    const tag = parseTag(page, less);
    if (tag.token !== null) yield tag.token;
    at = tag.end;
    if (tag.token?.kind !== 'open' || !rawElements.has(tag.token.name)) continue;
    const { name } = tag.token;
    const close = closingTag(page, name, at);
    const text = page.slice(at, close);
    yield { kind: 'raw', name, text: name === 'textarea' ? decodeHTML(text) : text };
    at = close;
  }
}

/** Their content is never parsed as markup. */
const rawElements = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
  'template',
]);

interface Parsed {
  readonly token: HtmlToken | null;
  readonly end: number;
}

function parseTag(page: string, at: number): Parsed {
  if (page.startsWith('<!--', at)) return { token: null, end: behind(page, '-->', at + 4) };
  if (page.startsWith('<![CDATA[', at)) {
    const end = behind(page, ']]>', at);
    return { token: { kind: 'text', text: page.slice(at + 9, Math.max(at + 9, end - 3)) }, end };
  }
  const next = page[at + 1] ?? '';
  if (next === '!' || next === '?') return { token: null, end: behind(page, '>', at) };
  const isClose = next === '/';
  namePattern.lastIndex = at + (isClose ? 2 : 1);
  const name = namePattern.exec(page)?.[0].toLowerCase();
  if (name === undefined) {
    // `</ >` and similar are dropped; a single less-than sign is text.
    if (isClose) return { token: null, end: behind(page, '>', at) };
    return { token: { kind: 'text', text: '<' }, end: at + 1 };
  }
  const { attributes, end } = parseAttributes(page, namePattern.lastIndex);
  return { token: isClose ? { kind: 'close', name } : { kind: 'open', name, attributes }, end };
}

const namePattern = /[a-z][a-z0-9:_-]*/iy;

/** One attribute with the white space and slashes before it. */
const attributePattern = /[\s/]*([^\s/>=][^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"'][^\s>]*)))?/y;

function parseAttributes(page: string, start: number): { attributes: Map<string, string>; end: number } {
  const attributes = new Map<string, string>();
  let at = start;
  for (;;) {
    while (/[\s/]/.test(page[at] ?? '')) at++;
    if (at >= page.length) return { attributes, end: page.length };
    if (page[at] === '>') return { attributes, end: at + 1 };
    attributePattern.lastIndex = at;
    const match = attributePattern.exec(page);
    if (match === null) {
      at++;
      continue;
    }
    const name = (match[1] ?? '').toLowerCase();
    const value = match[2] ?? match[3] ?? match[4] ?? '';
    if (!attributes.has(name)) attributes.set(name, decodeHTMLAttribute(value));
    at = attributePattern.lastIndex;
  }
}

function behind(page: string, mark: string, from: number): number {
  const found = page.indexOf(mark, from);
  return found < 0 ? page.length : found + mark.length;
}

function closingTag(page: string, name: string, from: number): number {
  const pattern = new RegExp(`</${name}(?=[\\s/>])`, 'gi');
  pattern.lastIndex = from;
  return pattern.exec(page)?.index ?? page.length;
}
