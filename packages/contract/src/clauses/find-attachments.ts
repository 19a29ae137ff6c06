/** Attachments: where they are mentioned, and where they begin in this document if they are in it. */
import type { Span } from '@wenjian/document';
import type { Attachment } from '../contract.ts';
import { readNumber } from '../numbers/read-number.ts';
import { writeNumberLike } from '../numbers/write-number.ts';
import { inLine, type Line } from '../text/body-lines.ts';

const mention =
  /附\s?件\s?(?:(?<number>[一二三四五六七八九十]{1,3}|[0-9０-９]{1,2}|[A-Z](?![A-Za-z]))(?![0-9０-９%％个份项])|《(?<title>[^《》\n]{2,40})》)|附\s?(?<kind>[表录])\s?(?<count>[一二三四五六七八九十]{1,3}|[0-9０-９]{1,2})(?![0-9０-９%％个份项])|(?:见|附|列于|载于|参见)本?(?:合同|协议)?(?:之|的|后)?附\s?件(?![一二三四五六七八九十0-9A-Z《])/g;
/** 附件一、二, 附件一至三, 附件一至附件三: numbers without a repeated 附件. */
const further =
  /\s?(?<join>[、和及与]|至|到|~|～|—|-)\s?(?:附\s?件\s?)?(?<number>[一二三四五六七八九十]{1,3}|[0-9０-９]{1,2})(?=[、，。；和及与至）)\s《：:所中的]|$)/y;
const bodyStart =
  /^\s*[【[]?附\s?(?<kind>[件表录])\s?(?<number>[一二三四五六七八九十]{1,3}|[0-9０-９]{1,2}|[A-Z])?\s?[】\]]?(?:\s*[：:、.．\s《（(]|$)/;
const attachmentLine = /^\s*[【[（(]?附\s?件/;
const MAX_HEAD = 60;

export function findAttachments(lines: readonly Line[], signature: Span | null): readonly Attachment[] {
  const found = new Map<string, { name: string; mentions: Span[]; body: Span | null }>();
  lines.forEach((line, index) => {
    if (!/附\s?[件表录]/.test(line.text)) return;
    const body = bodyKey(lines, index, signature);
    for (const match of line.text.matchAll(mention)) {
      const span = inLine(line, match.index, match.index + match[0].length);
      for (const { key, name } of namedBy(line.text, match)) {
        const known = found.get(key) ?? { name, mentions: [], body: null };
        found.set(key, known);
        if (body !== key || known.body !== null) known.mentions.push(span);
      }
    }
    if (body === null) return;
    const known = found.get(body) ?? { name: line.text.trim().slice(0, MAX_HEAD), mentions: [], body: null };
    found.set(body, known);
    known.body ??= inLine(line, 0, line.text.length);
  });
  return [...found].map(([key, attachment]) => ({ key, ...attachment }));
}

interface Named {
  readonly key: string;
  readonly name: string;
}

/** A single attachment, or all of an enumeration or a range. */
function namedBy(text: string, match: RegExpExecArray): readonly Named[] {
  const { number, title, kind = '', count } = match.groups ?? {};
  if (count !== undefined) return [{ key: keyOf(count, kind), name: nameOf(match) }];
  if (number === undefined) return [{ key: title ?? '', name: nameOf(match) }];
  const named = [{ key: keyOf(number), name: nameOf(match) }];
  further.lastIndex = match.index + match[0].length;
  for (let next = further.exec(text); next !== null; next = further.exec(text)) {
    const { join = '', number: written = '' } = next.groups ?? {};
    const first = readNumber(named.at(-1)?.key ?? '') ?? 0;
    const last = readNumber(written) ?? 0;
    const from = /[至到~～—-]/.test(join) ? first + 1 : last;
    for (let value = from; value <= last; value++) {
      const shown = value === last ? written : (writeNumberLike(value, written) ?? '');
      named.push({ key: String(value), name: `附件${shown}` });
    }
  }
  return named;
}

/**
 * The key of the attachment that starts with this line: a short separate line followed by content, outside
 * the contract's running text.
 */
function bodyKey(lines: readonly Line[], index: number, signature: Span | null): string | null {
  const line = lines[index];
  const next = lines[index + 1];
  if (line === undefined || next === undefined || line.block.cell !== undefined) return null;
  const match = bodyStart.exec(line.text);
  if (match === null || line.text.length > MAX_HEAD || /[，。；;]/.test(line.text)) return null;
  if (attachmentLine.test(next.text)) return null;
  const { number, kind = '' } = match.groups ?? {};
  const isBehind = signature !== null && line.start >= signature.end;
  if (number === undefined && !(isBehind && /^\s*附\s?件\s*$/.test(line.text))) return null;
  if (signature !== null && !isBehind && !isBetween(lines, index, signature)) return null;
  return number === undefined ? '' : keyOf(number, kind);
}

const article = /^\s*第[一二三四五六七八九十百\d]{1,4}[条章]/;

/** Attachments may stand before the signatures: then no article follows, and the signatures not at once. */
function isBetween(lines: readonly Line[], index: number, signature: Span): boolean {
  const rest = lines.slice(index + 1).filter(({ start }) => start < signature.start);
  return rest.length > 0 && rest.length < MOST_LINES && !rest.some(({ text }) => article.test(text));
}

/** More lines than this are the contract itself. */
const MOST_LINES = 120;

function keyOf(number: string, kind = '件'): string {
  const value = /^[A-Z]$/.test(number) ? number : String(readNumber(number) ?? number);
  return kind === '件' ? value : `${kind}${value}`;
}

function nameOf(match: RegExpExecArray): string {
  return match[0]
    .replace(/^(?:见|附|列于|载于|参见)?本?(?:合同|协议)?(?:之|的|后)?(?=附)/, '')
    .replace(/\s/g, '');
}
