/** The address of a source in the product: the article in the law library, its page in the document with the words to mark, or its own path. */
import type { ChatSource } from '@wenjian/api';
import { lawPath } from '../../../shared/laws/view-model/law-path.ts';
import { isOwnPath } from './safe-href.ts';

/** Long enough to be found, short enough for one line of the page. */
const WORDS_MAX = 16;

export function sourcePath({
  type,
  law,
  article,
  url,
  document_id,
  page,
  text,
  is_verbatim,
}: ChatSource): string | null {
  if (type === 'law' && law !== null) return lawPath(law, article);
  if (document_id === null) return url !== null && isOwnPath(url) ? url : null;
  const params = new URLSearchParams();
  if (page !== null) params.set('page', String(page));
  const words = is_verbatim ? firstWords(text) : '';
  if (words !== '') params.set('q', words);
  const query = params.toString();
  return `/document-manage/${document_id}${query === '' ? '' : `?${query}`}`;
}

function firstWords(text: string): string {
  const [first = ''] = text.trim().split(/[\n。；，,;：:]/);
  return first.slice(0, WORDS_MAX);
}
