import { formatFileSize } from '../../../shared/format/format-file-size.ts';
import { knowledgeText } from '../knowledge.text.ts';
import type { Storage } from './knowledge-shapes.ts';

const text = knowledgeText.storage;

export function usedWords({
  doc_volume,
  doc_volume_limit,
}: Pick<Storage, 'doc_volume' | 'doc_volume_limit'>): string {
  const used = formatFileSize(doc_volume);
  return doc_volume_limit === null
    ? text.usedUnlimited(used)
    : text.used(used, formatFileSize(doc_volume_limit));
}
