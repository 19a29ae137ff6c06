/** Random Word documents with every structure of the model, and edited copies of them. The same seed gives the same pair. Test code only. */
import { editors } from './word-edits.testing.ts';
import type { WordModel } from './word-model.testing.ts';
import { document, Random } from './word-parts.testing.ts';

export interface GeneratedPair {
  readonly old: WordModel;
  readonly target: WordModel;
  /** The edits that were made. */
  readonly edits: readonly string[];
}

export function generatePair(seed: number): GeneratedPair {
  const random = new Random(seed);
  const old = document(random);
  const target = structuredClone(old);
  const edits: string[] = [];
  const count = 3 + random.below(8);
  const names = Object.keys(editors);
  while (edits.length < count) {
    const name = random.pick(names);
    if (editors[name]?.(target, random) === true) edits.push(name);
  }
  // Saved by another program: other ids.
  target.shift = random.chance(0.5) ? old.shift : random.below(50);
  return { old, target, edits };
}
