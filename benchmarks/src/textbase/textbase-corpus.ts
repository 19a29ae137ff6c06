/**
 * Generated documents of a text base and 50-page documents that copy from some of them. Seeded. Independent
 * of any engine. A document is an agreement of about 3,000 characters: nearly half of it standard clauses
 * that many others have word for word, some of them far more often than others; the rest its own sentences,
 * of one vocabulary, with figures and names.
 */
import { createRandom, type Random } from '../contract-text.ts';
import { patterns, words } from '../plagiarism/reuse-words.ts';

export interface PlantedSource {
  /** Number of the document. */
  readonly document: number;
  readonly kind: PlantKind;
}

export type PlantKind = 'verbatim' | 'edits 10 %';

export interface LongDocument {
  readonly text: string;
  readonly planted: readonly PlantedSource[];
}

const DOCUMENT_CHARACTERS = 3_000;
/** Fifty pages of a thousand characters. */
const LONG_CHARACTERS = 50_000;
const STANDARD_CLAUSES = 600;
const STANDARD_PERCENT = 45;
const CLAUSE_SENTENCES = 2;
const PLANTED = 10;
const PLANTED_CHARACTERS = 300;
const EDIT_PERCENT = 10;
/** Neighbouring seeds start similarly; this separates them. */
const SPREAD = 0x9e3779b1;
const SEEDS = { clauses: 11_000, documents: 12_000, queries: 900_000_000 };

const wordsBySlot = new Map(Object.entries(words).map(([slot, groups]) => [slot, groups.flat()]));
const parts = patterns.map((pattern) => pattern.split(/(\{\w+\})/).map(partOf));
const standardClauses = writeClauses(randomOf(SEEDS.clauses));

export function writeBaseDocument(number: number): string {
  const { own, standard } = writeParts(randomOf(SEEDS.documents + number), DOCUMENT_CHARACTERS);
  const paragraphs: string[] = [`协议编号：${number.toString(36)}号`];
  for (let index = 0; index < Math.max(own.length, standard.length); index++)
    paragraphs.push(...own.slice(index, index + 1), ...standard.slice(index, index + 1));
  return paragraphs.join('\n');
}

/** Copies a passage from each of ten documents below `size`: half of them word for word. */
export function writeLongDocument(number: number, size: number): LongDocument {
  const random = randomOf(SEEDS.queries + number + size);
  const { own, standard } = writeParts(random, LONG_CHARACTERS - PLANTED * PLANTED_CHARACTERS);
  const paragraphs = [...own, ...standard];
  const planted = new Map<number, PlantKind>();
  while (planted.size < PLANTED)
    planted.set(random(size), planted.size % 2 === 0 ? 'verbatim' : 'edits 10 %');
  for (const [document, kind] of planted) {
    const passage = ownPassageOf(document);
    const written = kind === 'verbatim' ? passage : edit(passage, random);
    paragraphs.splice(random(paragraphs.length), 0, written);
  }
  return {
    text: paragraphs.join('\n'),
    planted: [...planted].map(([document, kind]) => ({ document, kind })),
  };
}

/** From the middle of its own text. */
function ownPassageOf(number: number): string {
  const { own } = writeParts(randomOf(SEEDS.documents + number), DOCUMENT_CHARACTERS);
  const text = own.join('');
  const start = Math.floor((text.length - PLANTED_CHARACTERS) / 2);
  return text.slice(start, start + PLANTED_CHARACTERS);
}

interface Parts {
  readonly own: readonly string[];
  readonly standard: readonly string[];
}

function writeParts(random: Random, characters: number): Parts {
  const standard: string[] = [];
  const own: string[] = [];
  let length = 0;
  for (const limit = (characters * STANDARD_PERCENT) / 100; length < limit; )
    length += standard[standard.push(standardClause(random)) - 1]?.length ?? 0;
  while (length < characters) length += own[own.push(writeParagraph(random)) - 1]?.length ?? 0;
  return { own, standard };
}

/** The first clauses are in almost every document, the last in few. */
function standardClause(random: Random): string {
  const place = random(1000) / 1000;
  return standardClauses[Math.floor(STANDARD_CLAUSES * place * place)] ?? '';
}

function writeParagraph(random: Random): string {
  const figure = `${random(90_000) + 10_000}.${random(90) + 10}`;
  const sentences = Array.from({ length: CLAUSE_SENTENCES }, () => writeSentence(random)).join('');
  return `${sentences}对应金额为人民币${figure}元。`;
}

function partOf(part: string): string | readonly string[] {
  const slot = /^\{(\w+)\}$/.exec(part)?.[1];
  return slot === undefined ? part : (wordsBySlot.get(slot) ?? []);
}

function writeSentence(random: Random): string {
  let sentence = '';
  for (const part of parts[random(parts.length)] ?? [])
    sentence += typeof part === 'string' ? part : (part[random(part.length)] ?? '');
  return sentence;
}

function edit(passage: string, random: Random): string {
  return [...passage]
    .map((character) => {
      if (random(100) >= EDIT_PERCENT) return character;
      const other = passage[random(passage.length)] ?? '';
      return ['', other, character + other][random(3)] ?? '';
    })
    .join('');
}

function randomOf(seed: number): Random {
  return createRandom(Math.imul(seed, SPREAD));
}

function writeClauses(random: Random): readonly string[] {
  return Array.from({ length: STANDARD_CLAUSES }, () =>
    Array.from({ length: CLAUSE_SENTENCES }, () => writeSentence(random)).join(''),
  );
}
