/**
 * The parts of a sentence between its commas, and which of them can be taken out so that the rest still is a sentence. In: a sentence, the words that make
 * the risk. Out: the span to take out; null when nothing may stay, `other` when another provision would go with it.
 */
import { type Contract, factsWithin, partyMentions, type Sentence } from '@wenjian/contract';
import { documentSpan, type Span } from '@wenjian/document';

export interface SentenceBody {
  /** Without the number and heading of its clause, without the mark at its end. */
  readonly body: Span;
  /** The mark at its end: 。 or ； or nothing. */
  readonly mark: string;
}

export function bodyOf({ document }: Contract, sentence: Sentence): SentenceBody {
  const text = document.text.slice(sentence.start, sentence.end);
  const mark = /(?<![。；;！？!?])[。；;！？!?]*[”"]?(?<!\s)\s*$/.exec(text)?.[0] ?? '';
  const lead = leadOf(sentence, text);
  const end = Math.max(sentence.end - mark.length, sentence.start + lead);
  return { body: documentSpan(sentence.start + lead, end), mark: mark.trim() };
}

/** The length of 第五条 押金： or 5.2 before the words of the sentence. */
function leadOf({ clause, start }: Sentence, text: string): number {
  if (clause === null || clause.start !== start || clause.number === null) return 0;
  const number = text.startsWith(clause.number) ? clause.number.length : 0;
  const rest = text.slice(number);
  const space = rest.length - rest.trimStart().length;
  const { heading } = clause;
  const headed =
    heading !== null &&
    rest
      .trimStart()
      .replace(/^[【[（(]/, '')
      .startsWith(heading);
  if (!headed) return number + space;
  const behind = /^[^\s：:。】\]）)]*[\s：:。】\]）)]*/.exec(rest.trimStart())?.[0] ?? '';
  return number + space + behind.length;
}

/** What can be taken out with the words of the risk, from comma to comma; null: the whole sentence. */
export function partToTakeOut(contract: Contract, body: Span, core: Span): Span | 'other' | null {
  const parts = partsOf(contract, body);
  let first = parts.findIndex(({ end }) => end > core.start);
  let last = parts.findLastIndex(({ start }) => start < core.end);
  if (first < 0 || last < first) return null;
  const words = parts.map((part) => wordsOf(contract, part));
  while (last + 1 < parts.length && !standsAlone(contract, words[last + 1] ?? '')) last++;
  while (first > 0 && isOpen(words[first - 1] ?? '')) first--;
  if (first === 0 && (last === parts.length - 1 || !saysSomething(words.slice(last + 1).join(''))))
    return null;
  if (first > 0 && !saysSomething(words.slice(0, first).join(''))) return null;
  const [from, to] = [parts[first], parts[last]];
  if (from === undefined || to === undefined) return null;
  if (parts.slice(first, last + 1).some((part) => isApart(part, core) && isProvision(contract, part)))
    return 'other';
  // The comma before it goes with it; at the beginning, the one behind it.
  const start = first === 0 ? from.start : (parts[first - 1]?.end ?? from.start);
  const end = first === 0 ? (parts[last + 1]?.start ?? to.end) : to.end;
  return documentSpan(start, end);
}

/** Whether the sentence says something that does not belong to the words of the risk: a figure, a limit, what another party does. */
export function saysMore(contract: Contract, body: Span, core: Span | null): boolean {
  const parts = partsOf(contract, body);
  if (core === null) return parts.length > FEW_PARTS_UNKNOWN || figuresIn(contract, body).length > 0;
  if (figuresIn(contract, body).some((figure) => isApart(figure, core))) return true;
  if (parts.some((part) => isApart(part, core) && isLimit(contract, part))) return true;
  return parts.length > FEW_PARTS && (core.end - core.start) / (body.end - body.start) < LEAST_SHARE;
}

/** A larger share of a sentence that has nothing to do with the risk is not given up. */
const LEAST_SHARE = 0.4;
const FEW_PARTS = 3;
/** Where the words of the risk are not known, no more parts than these are taken for the risk. */
const FEW_PARTS_UNKNOWN = 2;

function wordsOf({ document }: Contract, { start, end }: Span): string {
  return document.text.slice(start, end).trim();
}

function isApart(one: Span, core: Span): boolean {
  return one.end <= core.start || core.end <= one.start;
}

function figuresIn({ amounts, dates, percentages, periods }: Contract, span: Span): readonly Span[] {
  return [amounts, dates, percentages, periods].flatMap((facts) => factsWithin<Span>(facts, span));
}

/** More than a condition of the words of the risk: it binds somebody, goes on (但…, 并…) or names a figure. */
function isProvision(contract: Contract, part: Span): boolean {
  const words = wordsOf(contract, part);
  return /^(?:但|并|且|否则)/.test(words) || saysSomething(words) || figuresIn(contract, part).length > 0;
}

/** 但…: what protects against the words of the risk. */
function isLimit(contract: Contract, part: Span): boolean {
  return /^但/.test(wordsOf(contract, part));
}

function partsOf({ document }: Contract, { start, end }: Span): readonly Span[] {
  const text = document.text.slice(start, end);
  const parts: Span[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const sign = text.charAt(at);
    if (/[（(“《]/.test(sign)) depth++;
    if (/[）)”》]/.test(sign)) depth--;
    if (at < text.length && (depth > 0 || !/[，,]/.test(sign))) continue;
    if (at > from) parts.push(documentSpan(start + from, start + at));
    from = at + 1;
  }
  return parts;
}

/** A condition, or the beginning of something that goes on behind the comma. */
function isOpen(part: string): boolean {
  return /(?:的|时|后|前|起|内|者|情况下|情形下|为止|以下|如下)$|^\s*(?:如|若|当|除|因|为|对于|鉴于|无论|不论|即使|凡|一旦|自)/.test(
    part.trim(),
  );
}

/** It has its own subject: 乙方应…, 双方…; not 并…, 否则…, 由其…. */
function standsAlone(contract: Contract, part: string): boolean {
  const words = part.trim();
  return partyMentions(contract, words)[0]?.index === 0;
}

/** Words with a verb that binds somebody; a heading or a condition is not enough. */
function saysSomething(words: string): boolean {
  return (
    words.length >= 6 &&
    !isOpen(words.split(/[，,]/).at(-1) ?? '') &&
    /应|须|可以?|有权|不得|由|为|按|负责|享有|承担|支付|同意|确认|是|归|交付|提供|保证|需/.test(words)
  );
}
