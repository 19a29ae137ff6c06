/** The address of a law, or of one of its articles, in the law library. */
export const LAWS_PATH = '/laws';

/** `law`: as it is cited, with or without title marks; `article`: 第五百八十四条; `wording`: the day of an older text. */
export function lawPath(law: string, article: string | null = null, wording: string | null = null): string {
  const name = encodeURIComponent(law.replace(/^《(.*)》$/, '$1'));
  const place = article === null || article === '' ? '' : `/${encodeURIComponent(article)}`;
  const query = wording === null || wording === '' ? '' : `?wording=${wording}`;
  return `${LAWS_PATH}/${name}${place}${query}`;
}
