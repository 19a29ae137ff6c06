import { formatCount } from '../../../shared/format/format-count.ts';
import { knowledgeText as text } from '../knowledge.text.ts';

/** The documents in a sentence: the name of one, the number of several. */
export function whatOf(documents: readonly { readonly name: string }[]): string {
  const [first] = documents;
  return first && documents.length === 1
    ? text.ofName(first.name)
    : text.ofCount(formatCount(documents.length));
}
