/**
 * Which parts of a document were searched for blanks. Page headers, comments and pictures are not searched:
 * they are not the contract's own text.
 */
import { isBody } from '@wenjian/contract';
import { type BlockType, blockTypeNames, type Coverage, type Document } from '@wenjian/document';
import { templateText as text } from './templates.text.ts';

export function templateCoverage({ blocks, notRead }: Document): Coverage {
  const inside = new Map<BlockType, number>();
  const outside = new Map<BlockType, number>();
  for (const block of blocks) {
    const counts = isBody(block) ? inside : outside;
    counts.set(block.type, (counts.get(block.type) ?? 0) + 1);
  }
  return {
    examined: [...inside].map(([type, count]) => ({ what: blockTypeNames[type], count })),
    notExamined: [
      ...[...outside].map(([type, count]) => ({
        what: blockTypeNames[type],
        count,
        reason: text.notOfTheContract,
      })),
      ...notRead,
    ],
  };
}
