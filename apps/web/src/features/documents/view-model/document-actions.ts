/** The actions on documents. Pure. */
import type { KnowledgeDocument } from './knowledge-shapes.ts';

export const documentActions = [
  'versions',
  'rename',
  'move',
  'tags',
  'copy',
  'download',
  'share',
  'facts',
  'textBase',
  'remove',
] as const;
export type DocumentAction = (typeof documentActions)[number];

/** Those that make sense for several at once. */
const BATCH: ReadonlySet<DocumentAction> = new Set([
  'move',
  'tags',
  'copy',
  'download',
  'facts',
  'textBase',
  'remove',
]);

export function actionsFor(documents: readonly KnowledgeDocument[]): readonly DocumentAction[] {
  return documentActions.filter((action) => {
    if (documents.length !== 1 && !BATCH.has(action)) return false;
    return documents.every(({ abilities }) => isAllowed(action, abilities));
  });
}

function isAllowed(action: DocumentAction, abilities: KnowledgeDocument['abilities']): boolean {
  switch (action) {
    case 'remove':
      return abilities.delete;
    case 'share':
      return abilities.share;
    case 'rename':
    case 'move':
    case 'tags':
      return abilities.change;
    case 'versions':
    case 'copy':
    case 'download':
    case 'facts':
    case 'textBase':
      return abilities.read;
  }
}
