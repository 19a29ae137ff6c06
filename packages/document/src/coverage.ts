/** The coverage of a result: which parts of the document were examined, and which were not and why. */

import { blockTypeNames } from './document.text.ts';
import type { BlockType, Document } from './document.ts';

export interface Examined {
  readonly what: string;
  readonly count: number;
}

export interface NotExamined {
  readonly what: string;
  readonly count: number;
  readonly reason: string;
}

export interface Coverage {
  readonly examined: readonly Examined[];
  readonly notExamined: readonly NotExamined[];
}

export function joinCoverage(parts: readonly Coverage[]): Coverage {
  return {
    examined: parts.flatMap(({ examined }) => examined),
    notExamined: parts.flatMap(({ notExamined }) => notExamined),
  };
}

export function coverageOf(document: Document): Coverage {
  const counts = new Map<BlockType, number>();
  for (const block of document.blocks) counts.set(block.type, (counts.get(block.type) ?? 0) + 1);
  return {
    examined: [...counts].map(([type, count]) => ({ what: blockTypeNames[type], count })),
    notExamined: document.notRead,
  };
}
