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

export type VisitCandidate = (candidate: Candidate) => void;

export function findCandidates(
  codes: readonly number[],
  model: LanguageModel,
  mayChange: (at: number) => boolean,
  visit: VisitCandidate,
): void {
  for (let start = 0; start < codes.length; start++) {
    let node = 0;
    for (let at = start; at < codes.length && at - start < LONGEST_CANDIDATE; at++) {
      if (mayChange(at)) substitute(codes, { start, at, node }, model, visit);
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

function substitute(
  codes: readonly number[],
  { start, at, node }: Place,
  model: LanguageModel,
  visit: VisitCandidate,
): void {
  const { nodeFirstChild, nodeCharacter, confusionStart, confusionNode, confusionKind } = model.arrays;
  const written = model.characterNode(codes[at] ?? 0);
  if (written === 0) return;
  if (node === 0) {
    const end = confusionStart[written + 1] ?? 0;
    for (let index = confusionStart[written] ?? 0; index < end; index++) {
      const other = confusionNode[index] ?? 0;
      follow(codes, { start, at, node: other }, confusionKind[index] ?? 0, model, visit);
    }
    return;
  }
  const end = nodeFirstChild[node + 1] ?? 0;
  for (let child = nodeFirstChild[node] ?? 0; child < end; child++) {
    const other = model.characterNode(nodeCharacter[child] ?? 0);
    if (!model.isConfusable(written, other)) continue;
    follow(codes, { start, at, node: child }, model.confusionKind(written, other), model, visit);
  }
}

/** After the replaced character the rest must match exactly. */
function follow(
  codes: readonly number[],
  { start, at, node }: Place,
  kind: number,
  model: LanguageModel,
  visit: VisitCandidate,
): void {
  const code = model.arrays.nodeCharacter[node] ?? 0;
  let word = node;
  for (let end = at + 1; word !== 0 && end - start <= LONGEST_CANDIDATE; end++) {
    if (model.isWord(word)) visit({ start, end, word, at, code, kind });
    if (end >= codes.length) return;
    word = model.child(word, codes[end] ?? 0);
  }
}
