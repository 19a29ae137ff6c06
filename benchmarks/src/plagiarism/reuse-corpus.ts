/**
 * Generated tender answers with planted reuse. Seeded. Independent of any engine: it plants passages of one
 * text in another, disguised in one way for each class, and records both positions.
 */
import { type BlockDraft, buildDocument, type Document } from '@wenjian/document';
import type { Random } from '../contract-text.ts';
import { createRandom } from '../contract-text.ts';
import { type Disguise, disguises, type ReuseClass } from './reuse-disguises.ts';
import { type Piece, plainText, type Sentence } from './reuse-sentence.ts';
import { patterns, words } from './reuse-words.ts';

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** The same passage in the suspicious text and in its source. */
export interface PlantedCase {
  readonly suspicious: Range;
  readonly source: Range;
}

export interface ReusePair {
  readonly suspicious: Document;
  readonly source: Document;
  readonly cases: readonly PlantedCase[];
}

const OWN_SENTENCES = 70;
const PASSAGES = 3;
const PASSAGE_SENTENCES = { least: 5, more: 5 };
const PARAGRAPH_SENTENCES = 4;

export function createReusePair(reuse: ReuseClass, seed: number): ReusePair {
  const random = createRandom(seed);
  const disguise = disguises[reuse];
  const passages = Array.from({ length: PASSAGES }, () =>
    writeSentences(PASSAGE_SENTENCES.least + random(PASSAGE_SENTENCES.more), random),
  );
  const suspicious = plant(passages, random, disguise);
  const source = plant(passages, random, disguises.verbatim);
  return {
    suspicious: suspicious.document,
    source: source.document,
    cases: passages.flatMap((_, index) => {
      const [one, other] = [suspicious.places[index], source.places[index]];
      return one === undefined || other === undefined ? [] : [{ suspicious: one, source: other }];
    }),
  };
}

export function writeText(characters: number, seed: number): Document {
  const random = createRandom(seed);
  const sentences: string[] = [];
  for (let length = 0; length < characters; length += sentences.at(-1)?.length ?? 0)
    sentences.push(plainText(writeSentences(1, random)));
  return buildParagraphs(paragraphs(sentences).map((text) => ({ type: 'paragraph', text })));
}

function writeSentences(count: number, random: Random): readonly Sentence[] {
  return Array.from({ length: count }, () => writeSentence(random));
}

function writeSentence(random: Random): Sentence {
  const pattern = patterns[random(patterns.length)] ?? '';
  return pattern.split(/(\{\w+\})/).flatMap((part): Piece[] => {
    const slot = /^\{(\w+)\}$/.exec(part)?.[1];
    if (slot === undefined) return part === '' ? [] : [{ text: part, others: [] }];
    const groups = words[slot as keyof typeof words];
    const group = groups[random(groups.length)] ?? [];
    const text = group[random(group.length)] ?? '';
    return [{ text, others: group.filter((word) => word !== text) }];
  });
}

interface Planted {
  readonly document: Document;
  readonly places: readonly Range[];
}

/** The passages in random order between its own paragraphs, never two side by side, because they would be one. */
function plant(passages: readonly (readonly Sentence[])[], random: Random, disguise: Disguise): Planted {
  const own = paragraphs(writeSentences(OWN_SENTENCES, random).map((sentence) => plainText([sentence])));
  const drafts: { block: BlockDraft; passage: number | null }[] = own.map((text) => ({
    block: { type: 'paragraph', text },
    passage: null,
  }));
  const isFree = (at: number): boolean => drafts[at]?.passage === null && drafts[at - 1]?.passage === null;
  passages.forEach((passage, index) => {
    const block = disguise(passage, random);
    const places = Array.from(drafts.keys()).filter(isFree);
    drafts.splice(places[random(places.length)] ?? 1, 0, { block, passage: index });
  });
  const document = buildParagraphs(drafts.map(({ block }) => block));
  const places: Range[] = [];
  drafts.forEach(({ passage }, index) => {
    const block = document.blocks[index];
    if (passage !== null && block !== undefined) places[passage] = { start: block.start, end: block.end };
  });
  return { document, places };
}

function paragraphs(sentences: readonly string[]): readonly string[] {
  const outcome: string[] = [];
  for (let start = 0; start < sentences.length; start += PARAGRAPH_SENTENCES)
    outcome.push(sentences.slice(start, start + PARAGRAPH_SENTENCES).join(''));
  return outcome;
}

function buildParagraphs(blocks: readonly BlockDraft[]): Document {
  return buildDocument({ readerVersion: 'bench', kind: 'docx', pages: null, blocks, notRead: [] });
}
