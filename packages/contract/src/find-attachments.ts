/** Attachments: where they are mentioned, and where they begin in this document if they are in it. */
import type { Span } from '@wenjian/document';
import { inLine, type Line } from './body-lines.ts';
import type { Attachment } from './contract.ts';
import { readNumber } from './read-number.ts';

const mention =
  /附\s?件\s?(?:(?<number>[一二三四五六七八九十]{1,3}|[0-9０-９]{1,2}|[A-Z](?![A-Za-z]))(?![0-9０-９%％个份项])|《(?<title>[^《》\n]{2,40})》)|(?:见|附|列于|载于|参见)本?(?:合同|协议)?(?:之|的|后)?附\s?件(?![一二三四五六七八九十0-9A-Z《])/g;
const bodyStart =
  /^\s*[【[]?附\s?件\s?(?<number>[一二三四五六七八九十]{1,3}|[0-9０-９]{1,2}|[A-Z])?\s?[】\]]?(?:\s*[：:、.．\s《（(]|$)/;
const attachmentLine = /^\s*[【[（(]?附\s?件/;
const MAX_HEAD = 60;

export function findAttachments(lines: readonly Line[], signature: Span | null): readonly Attachment[] {
  const found = new Map<string, { name: string; mentions: Span[]; body: Span | null }>();
  lines.forEach((line, index) => {
    if (!/附\s?件/.test(line.text)) return;
    const body = bodyKey(lines, index, signature);
    for (const match of line.text.matchAll(mention)) {
      const { number, title } = match.groups ?? {};
      const key = number === undefined ? (title ?? '') : keyOf(number);
      const span = inLine(line, match.index, match.index + match[0].length);
      const known = found.get(key) ?? { name: nameOf(match), mentions: [], body: null };
      found.set(key, known);
      if (body !== key || known.body !== null) known.mentions.push(span);
    }
    if (body === null) return;
    const known = found.get(body) ?? { name: line.text.trim().slice(0, MAX_HEAD), mentions: [], body: null };
    found.set(body, known);
    known.body ??= inLine(line, 0, line.text.length);
  });
  return [...found].map(([key, attachment]) => ({ key, ...attachment }));
}

/** The key of the attachment that begins with this line: a short line of its own with something behind it, outside the contract's prose. */
function bodyKey(lines: readonly Line[], index: number, signature: Span | null): string | null {
  const line = lines[index];
  const next = lines[index + 1];
  if (line === undefined || next === undefined || line.block.cell !== undefined) return null;
  const match = bodyStart.exec(line.text);
  if (match === null || line.text.length > MAX_HEAD || /[，。；;]/.test(line.text)) return null;
  if (attachmentLine.test(next.text)) return null;
  const number = match.groups?.number;
  const isBehind = signature !== null && line.start >= signature.end;
  if (number === undefined && !(isBehind && /^\s*附\s?件\s*$/.test(line.text))) return null;
  if (signature !== null && !isBehind) return null;
  return number === undefined ? '' : keyOf(number);
}

function keyOf(number: string): string {
  return /^[A-Z]$/.test(number) ? number : String(readNumber(number) ?? number);
}

function nameOf(match: RegExpExecArray): string {
  return match[0]
    .replace(/^(?:见|附|列于|载于|参见)?本?(?:合同|协议)?(?:之|的|后)?(?=附)/, '')
    .replace(/\s/g, '');
}
