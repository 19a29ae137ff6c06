/**
 * The training examples of recognition, read from `packages/audit/examples`: `rule, label, harmed, sentence`,
 * one row per line.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { featuresOf, foldExample, isSpoken, sideSigns } from '@wenjian/audit/recognition';

export interface Example {
  readonly text: string;
  readonly features: readonly number[];
  /** Rules whose provision it contains. */
  readonly holds: Set<string>;
  /** Rules it resembles without containing the provision. */
  readonly nearly: Set<string>;
  /** Rules for which it is unlabelled. */
  readonly unknown: ReadonlySet<string>;
  /** The disadvantaged side, if the words show the sides. */
  readonly harmed: 'payer' | 'performer' | null;
  /** Sides swapped: used to learn who is harmed, not for the rules. */
  readonly isMirrored: boolean;
  /** Sentences of one contract stay together when a part is held out. */
  readonly group: string;
  /** Null for a single sentence. Sentences of whole contracts show how often other text is similar. */
  readonly contractType: string | null;
  /** Not a heading or label. */
  readonly isSpoken: boolean;
}

/** The name of a burden that no rule has. */
export const UNLISTED = 'unlisted';

const anySide = new RegExp(`[${sideSigns.payer}${sideSigns.performer}]`);
const GROUPS_OF_SENTENCES = 10;

export function readExamples(folder: string): readonly Example[] {
  const byText = new Map<string, Example>();
  for (const name of exampleFiles(folder)) addFile(byText, readFileSync(join(folder, name), 'utf8'));
  const examples = [...byText.values()];
  return [...examples, ...examples.flatMap((example) => mirrored(example) ?? [])];
}

function mirrored(example: Example): Example | null {
  const { text, harmed } = example;
  if (harmed === null) return null;
  const { payer, performer } = sideSigns;
  const swapped = [...text]
    .map((sign) => (sign === payer ? performer : sign === performer ? payer : sign))
    .join('');
  return {
    ...example,
    text: swapped,
    features: featuresOf(swapped),
    harmed: harmed === 'payer' ? 'performer' : 'payer',
    isMirrored: true,
  };
}

/** A digest of the training data; a test compares it. */
export function digestOf(folder: string): string {
  const hash = createHash('sha256');
  for (const { features } of readExamples(folder)) hash.update(Uint32Array.from(features));
  return hash.digest('hex').slice(0, 16);
}

function exampleFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.tsv'))
    .sort();
}

function addFile(byText: Map<string, Example>, source: string): void {
  let contract: string | null = null;
  let type: string | null = null;
  let unknown: ReadonlySet<string> = new Set();
  for (const [index, line] of source.split('\n').entries()) {
    if (line.startsWith('# ')) {
      const [name = '', kind = '', ...rules] = line.slice(2).split(' ');
      contract = name;
      type = kind;
      unknown = new Set(rules);
      continue;
    }
    const [ruleId, label, harmed, sentence] = line.split('\t');
    if (ruleId === undefined || sentence === undefined) continue;
    const text = foldExample(sentence);
    const known = byText.get(text) ?? {
      text,
      features: featuresOf(text),
      holds: new Set(),
      nearly: new Set(),
      unknown,
      harmed: (harmed === 'payer' || harmed === 'performer') && anySide.test(text) ? harmed : null,
      isMirrored: false,
      group: contract ?? String(index % GROUPS_OF_SENTENCES),
      contractType: type,
      isSpoken: isSpoken(sentence, text),
    };
    byText.set(text, known);
    if (label === '1') known.holds.add(ruleId);
    else if (ruleId !== '-') known.nearly.add(ruleId);
  }
}
