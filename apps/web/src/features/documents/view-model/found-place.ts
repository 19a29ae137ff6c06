/** The target of a search in a document: the page and the words, in the address of its preview. Pure. */
import type { FirstFind } from '../../../shared/pdf/pdf-viewer.props.ts';

/** `page` starts at 1, as readers count. */
export function foundPath(
  id: string,
  place: { readonly page: number | null; readonly words: string },
): string {
  const params = new URLSearchParams();
  if (place.page !== null) params.set('page', String(place.page));
  if (place.words !== '') params.set('q', place.words);
  const query = params.toString();
  return `/document-manage/${id}${query === '' ? '' : `?${query}`}`;
}

export function readFoundPlace(params: URLSearchParams): FirstFind | undefined {
  const page = Number(params.get('page') ?? '');
  const query = params.get('q') ?? '';
  const hasPage = Number.isInteger(page) && page > 0;
  return hasPage || query !== '' ? { page: hasPage ? page - 1 : null, query } : undefined;
}
