/**
 * Ids of findings, made from what they say and where: the same finding has the same id in every view and after another run, so that decisions and
 * comments stay with it. Pure, because engines and the browser both make them.
 */

/** `kind` keeps findings of different sorts apart; `facts` is plain JSON: place, words, rule. */
export function contentId(kind: string, facts: readonly unknown[]): string {
  const words = JSON.stringify(facts);
  return `${kind}-${hashOf(words, FNV_OFFSET)}${hashOf(words, OTHER_OFFSET)}`;
}

/** Findings that say the same of the same place get a number from the second on. */
export function withUniqueIds<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const count = (seen.get(item.id) ?? 0) + 1;
    seen.set(item.id, count);
    return count === 1 ? item : { ...item, id: `${item.id}-${count}` };
  });
}

/** FNV-1a over UTF-16 units, twice with different seeds: 64 bits keep the findings of one result apart. */
const FNV_OFFSET = 0x811c9dc5;
const OTHER_OFFSET = 0x1b873593;
const FNV_PRIME = 0x01000193;
const HEX_DIGITS = 8;

function hashOf(words: string, offset: number): string {
  let hash = offset;
  for (let at = 0; at < words.length; at += 1) hash = Math.imul(hash ^ words.charCodeAt(at), FNV_PRIME);
  return (hash >>> 0).toString(16).padStart(HEX_DIGITS, '0');
}
