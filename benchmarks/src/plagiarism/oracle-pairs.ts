/**
 * Pairs of texts whose copied characters are known one by one. Seeded; independent of any engine. The
 * suspicious text has its own sentences and parts of the source: word for word, with words replaced, inserted
 * or deleted, with sentences of its own between the copied ones, in another order, retold; and in some pairs a
 * form that both filled in.
 */
import { type BlockDraft, buildDocument, type Document } from '@wenjian/document';
import { createRandom, type Random } from '../contract-text.ts';
import { oracleSigns } from './oracle-signs.ts';

export interface OraclePair {
  readonly suspicious: Document;
  readonly source: Document;
  /** The form both filled in, if any: its words do not count. */
  readonly templates: readonly Document[];
  /** For each character of the text 1 when it is a word character that is also in the other text as a copy. */
  readonly copied: { readonly suspicious: Uint8Array; readonly source: Uint8Array };
}

/** One character with what it is: its number in the source, or null for a character of one's own. */
interface Sign {
  readonly text: string;
  readonly from: number | null;
}

const SOURCE_SENTENCES = 16;
const PARTS = 4;
const FORM_LINES = [
  '项目名称：＿＿＿＿＿＿',
  '报价（大写）：……………………',
  '□ 境内　□ 境外',
  '联 系 人：　　　　　　',
];

export function createOraclePair(seed: number): OraclePair {
  const random = createRandom(seed * 2_654_435 + 17);
  const sentences = sourceSentences(random);
  const numbered = numberSigns(sentences);
  const hasForm = random(3) === 0;
  const form = hasForm ? FORM_LINES : [];
  const parts = Array.from({ length: PARTS }, (_, index) => {
    const start = index * 4;
    return copyOps[random(copyOps.length)]?.(numbered.slice(start, start + 2 + random(2)), random) ?? [];
  });
  const blocks = parts.flatMap((part) => [[ownSigns(random)], ...part]);
  const suspicious = documentOf([...form, ...blocks.map((lines) => lines.map(textOf).join(''))]);
  const source = documentOf([...form, ...paragraphs(sentences)]);
  return {
    suspicious,
    source,
    templates: hasForm ? [documentOf(form)] : [],
    copied: flagsOf(suspicious, source, blocks, form, numbered),
  };
}

type Line = readonly Sign[];
/** From a few sentences of the source to paragraphs of lines. */
type CopyOp = (sentences: readonly Line[], random: Random) => readonly (readonly Line[])[];

const copyOps: readonly CopyOp[] = [
  (sentences) => [sentences],
  (sentences) => sentences.map((sentence) => [sentence]),
  (sentences) => [[...sentences].reverse()],
  (sentences, random) => [sentences.map((sentence) => edited(sentence, random))],
  (sentences, random) => [sentences.flatMap((sentence) => [sentence, ownSigns(random)])],
  (sentences, random) => sentences.flatMap((sentence) => [[sentence], [ownSigns(random)]]),
  (sentences, random) => [sentences.map((sentence) => inserted(sentence, random))],
  (sentences) => [sentences.map(otherMarks)],
  (_, random) => [[ownSigns(random), ownSigns(random)]],
];

/** One word replaced, deleted or put in, in the middle of each half: what is left has five words and more. */
function edited(sentence: Line, random: Random): Line {
  const half = sentence.length >>> 1;
  return [...editOnce(sentence.slice(0, half), random), ...editOnce(sentence.slice(half), random)];
}

function editOnce(part: Line, random: Random): Line {
  const at = (part.length >>> 1) - 1 + random(2);
  const removed = random(3);
  const word = removed === 0 || random(3) > 0 ? own(editWord(1 + random(4), random)) : [];
  return [...part.slice(0, at), ...word, ...part.slice(at + removed)];
}

/** More words than an edit has, in the middle. */
function inserted(sentence: Line, random: Random): Line {
  const at = sentence.length >>> 1;
  return [...sentence.slice(0, at), ...own(editWord(8 + random(8), random)), ...sentence.slice(at)];
}

function otherMarks(sentence: Line): Line {
  return sentence.map((sign) => (sign.text === '，' ? { text: '、', from: null } : sign));
}

/** Each character of the source stands in it once, but for those that stand everywhere. */
function sourceSentences(random: Random): readonly string[] {
  const deck = shuffled(oracleSigns.source, random);
  let next = 0;
  return Array.from({ length: SOURCE_SENTENCES }, () => {
    const length = LEAST_WORDS + random(MORE_WORDS);
    next += length;
    return sentenceOf(deck.slice(next - length, next), random);
  });
}

function ownSigns(random: Random): Line {
  return own(sentenceOf(shuffled(oracleSigns.own, random).slice(0, LEAST_WORDS), random));
}

const LEAST_WORDS = 26;
const MORE_WORDS = 8;

/** With a comma in the middle, and now and then a character that stands everywhere, never at an end. */
function sentenceOf(signs: readonly string[], random: Random): string {
  const written = signs.map((sign, at) => {
    if (at === signs.length >>> 1) return `，${sign}`;
    return at % 6 === 5 ? `${pick(oracleSigns.everywhere, random)}${sign}` : sign;
  });
  return `${written.join('')}。`;
}

function editWord(length: number, random: Random): string {
  const signs = shuffled(oracleSigns.edits, random).slice(0, length);
  if (length > 2) signs[1] = pick(oracleSigns.everywhere, random);
  return signs.join('');
}

function shuffled(items: readonly string[], random: Random): string[] {
  return items
    .map((item) => ({ item, at: random(1_000_000) }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

function own(text: string): Line {
  return [...text].map((sign) => ({ text: sign, from: null }));
}

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random(items.length)];
  if (item === undefined) throw new RangeError('a list of words is empty');
  return item;
}

function numberSigns(sentences: readonly string[]): readonly Line[] {
  let next = 0;
  return sentences.map((sentence) => [...sentence].map((text) => ({ text, from: next++ })));
}

const SENTENCES_OF_PARAGRAPH = 4;

function paragraphs(sentences: readonly string[]): readonly string[] {
  return Array.from({ length: Math.ceil(sentences.length / SENTENCES_OF_PARAGRAPH) }, (_, index) =>
    sentences.slice(index * SENTENCES_OF_PARAGRAPH, (index + 1) * SENTENCES_OF_PARAGRAPH).join(''),
  );
}

function textOf(line: Line): string {
  return line.map(({ text }) => text).join('');
}

function documentOf(lines: readonly string[]): Document {
  const blocks = lines.map((text): BlockDraft => ({ type: 'paragraph', text }));
  return buildDocument({ readerVersion: 'oracle', kind: 'docx', pages: null, blocks, notRead: [] });
}

const isWordSign = (sign: string): boolean => /[\p{L}\p{Nd}]/u.test(sign);

function flagsOf(
  suspicious: Document,
  source: Document,
  blocks: readonly (readonly Line[])[],
  form: readonly string[],
  numbered: readonly Line[],
): OraclePair['copied'] {
  const flags = {
    suspicious: new Uint8Array(suspicious.text.length),
    source: new Uint8Array(source.text.length),
  };
  const placeOf = new Map<number, number>();
  numbered.forEach((line, index) => {
    const block = source.blocks[form.length + Math.floor(index / SENTENCES_OF_PARAGRAPH)];
    const before = numbered.slice(index - (index % SENTENCES_OF_PARAGRAPH), index).flat().length;
    line.forEach(({ from }, at) => {
      if (from !== null) placeOf.set(from, (block?.start ?? 0) + before + at);
    });
  });
  blocks.forEach((lines, index) => {
    const start = suspicious.blocks[form.length + index]?.start ?? 0;
    lines.flat().forEach(({ text, from }, at) => {
      if (from === null || !isWordSign(text)) return;
      flags.suspicious[start + at] = 1;
      flags.source[placeOf.get(from) ?? 0] = 1;
    });
  });
  return flags;
}
