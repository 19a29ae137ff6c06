/** The dialogs over the documents. */
import type { KnowledgeDocument } from '../view-model/knowledge-shapes.ts';

export interface VersionedDocument {
  readonly id: string;
  readonly name: string;
}

export type DocumentDialog =
  | {
      readonly kind: 'upload';
      readonly folderId: string | null;
      readonly versionOf: VersionedDocument | null;
      /** Dropped or pasted on the page. */
      readonly files?: readonly File[];
    }
  | { readonly kind: 'versions'; readonly id: string; readonly name: string }
  | { readonly kind: 'rename'; readonly document: KnowledgeDocument }
  | {
      readonly kind: 'move' | 'tags';
      readonly documents: readonly KnowledgeDocument[];
      readonly onDone: () => void;
    };
