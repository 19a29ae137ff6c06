/** What a fact is quoted with: the sentence around it, in the original text. */
import { documentSpan, type Span, smallestOf } from '@wenjian/document';
import type { Contract } from '../contract.ts';
import { countBefore } from '../text/bisect.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';

/** More is no quotation. */
const MOST = 200;

/** The sentence around a fact; of a long one, the part around it. */
export function quoteAround(contract: Contract, fact: Span): Span {
  const sentences = sentencesOf(contract);
  const sentence = sentences[countBefore(sentences, ({ start }) => start <= fact.start) - 1];
  if (sentence === undefined || sentence.end < fact.end) return documentSpan(fact.start, fact.end);
  return cutAround(sentence, fact);
}

export function quoteOf(sentence: Sentence): Span {
  return cutAround(sentence, sentence);
}

function cutAround(sentence: Span, fact: Span): Span {
  if (sentence.end - sentence.start <= MOST) return documentSpan(sentence.start, sentence.end);
  const start = Math.max(sentence.start, fact.start - MOST / 2);
  return documentSpan(
    start,
    Math.max(Math.min(sentence.end, start + MOST), Math.min(fact.end, start + MOST)),
  );
}

/** Before the signatures: attachments repeat what the body says, and list other things. */
export function isOfBody(contract: Contract, { start }: Span): boolean {
  return start < endOfBody(contract);
}

export function endOfBody({ signature, attachments }: Contract): number {
  const attached = attachments.flatMap(({ body }) => (body === null ? [] : [Number(body.start)]));
  return smallestOf(attached, signature?.start ?? Number.MAX_SAFE_INTEGER);
}

/** The sentences of the body, in reading order. */
export function bodySentences(contract: Contract): readonly Sentence[] {
  const end = endOfBody(contract);
  return sentencesOf(contract).filter(({ start }) => start < end);
}

/** A sentence for a cell: without its number, of a long one the beginning. */
export function shortWords(words: string, most: number): string {
  const bare = words.replace(
    /^(?:第[一二三四五六七八九十百0-9]{1,4}条|[（(][一二三四五六七八九十0-9]{1,3}[）)]|[0-9]{1,2}(?:\.[0-9]{1,2}){0,3}[、.]?|[一二三四五六七八九十]{1,3}、)[：:]?/,
    '',
  );
  const line = bare.replace(/(?<![。；])[。；]+$/, '').trim();
  return line.length <= most ? line : `${line.slice(0, most - 1)}…`;
}
