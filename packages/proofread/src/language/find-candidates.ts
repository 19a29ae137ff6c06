/** Words that a run would contain if one of its characters were replaced by a confusable one. */
import type { LanguageModel } from './language-model.ts';

export interface Candidate {
  readonly start: number;
  readonly end: number;
  readonly word: number;
  /** The position of the replaced character, and its replacement. */
  readonly at: number;
  readonly code: number;
  readonly kind: number;
}

/** Longer words are skipped, because a typo in them also shows in a shorter one. */
const LONGEST_CANDIDATE = 5;

export interface CandidateSearch {
  readonly mayChange: (at: number) => boolean;
  /** Asked before anything is made of a word: most can never be enough. */
  readonly isPossible: (word: number, start: number, end: number) => boolean;
  readonly visit: (candidate: Candidate) => void;
}

export function findCandidates(
  codes: readonly number[],
  model: LanguageModel,
  search: CandidateSearch,
): void {
  for (let start = 0; start < codes.length; start++) {
    let node = 0;
    for (let at = start; at < codes.length && at - start < LONGEST_CANDIDATE; at++) {
      if (search.mayChange(at)) {
        if (at === start) beginOtherwise(codes, start, model, search);
        else substitute(codes, { start, at, node }, model, search);
      }
      node = model.child(node, codes[at] ?? 0);
      if (node === 0) break;
    }
  }
}

interface Place {
  readonly start: number;
  readonly at: number;
  /** Node of the characters from `start` to `at`. */
  readonly node: number;
}

/** Another first character: that it stands alone is tried first, and whether any word goes on with what is written behind it. */
function beginOtherwise(
  codes: readonly number[],
  start: number,
  model: LanguageModel,
  search: CandidateSearch,
): void {
  const { nodeCharacter, confusionStart, confusionNode, confusionKind } = model.arrays;
  const written = model.characterNode(codes[start] ?? 0);
  if (written === 0) return;
  const next = model.characterNode(codes[start + 1] ?? 0);
  const last = confusionStart[written + 1] ?? 0;
  for (let index = confusionStart[written] ?? 0; index < last; index++) {
    const node = confusionNode[index] ?? 0;
    const kind = confusionKind[index] ?? 0;
    const end = start + 1;
    if (model.isWord(node) && search.isPossible(node, start, end)) {
      search.visit({ start, end, word: node, at: start, code: nodeCharacter[node] ?? 0, kind });
    }
    if (next !== 0 && model.areInWord(node, next))
      follow(codes, { start, at: start, node }, kind, model, search);
  }
}

function substitute(
  codes: readonly number[],
  { start, at, node }: Place,
  model: LanguageModel,
  search: CandidateSearch,
): void {
  const { nodeFirstChild, nodeCharacter, wordScore } = model.arrays;
  const written = model.characterNode(codes[at] ?? 0);
  if (written === 0) return;
  const last = nodeFirstChild[node + 1] ?? 0;
  for (let child = nodeFirstChild[node] ?? 0; child < last; child++) {
    const other = model.characterNode(nodeCharacter[child] ?? 0);
    if (!model.isConfusable(written, other)) continue;
    const place = { start, at, node: child };
    const kind = model.confusionKind(written, other);
    const end = at + 1;
    if ((wordScore[child] ?? 0) < 0 && search.isPossible(child, start, end)) {
      search.visit({ start, end, word: child, at, code: nodeCharacter[child] ?? 0, kind });
    }
    follow(codes, place, kind, model, search);
  }
}

/** After the replaced character the rest must match exactly. */
function follow(
  codes: readonly number[],
  { start, at, node }: Place,
  kind: number,
  model: LanguageModel,
  { isPossible, visit }: CandidateSearch,
): void {
  const code = model.arrays.nodeCharacter[node] ?? 0;
  let word = node;
  const last = Math.min(codes.length, start + LONGEST_CANDIDATE);
  for (let end = at + 2; end <= last; end++) {
    word = model.child(word, codes[end - 1] ?? 0);
    if (word === 0) return;
    if (model.isWord(word) && isPossible(word, start, end)) visit({ start, end, word, at, code, kind });
  }
}
