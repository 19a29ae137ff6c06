/**
 * In: the sides of a redline that failed the check, and what its blocks were made from. Out: the blocks to keep out of the next try, or null when there are
 * no others. The innermost block goes first; a second failure inside of the same table or control keeps out the whole of it.
 */
import type { WordPackage } from '../docx/package/word-package.ts';
import { ancestors, childElements, descendants, isWithin, type XmlElement } from '../xml/xml-tree.ts';
import type { FailedSide } from './check/check-redline.ts';
import type { OutlineLine } from './check/outline-file.ts';
import type { LeftPlaces, Origin } from './keep-parts.ts';
import { elementAt, keyOfPlace, OpenedPlaces, type PartPlace } from './part-places.ts';
import { wordAttribute } from './word-attribute.ts';

export interface Suspect {
  readonly side: 'old' | 'new';
  readonly place: PartPlace;
}

export function suspectsOf(
  { mismatch: { side }, wanted, found, wantedFile, foundFile }: FailedSide,
  origins: ReadonlyMap<string, Origin>,
): readonly Suspect[] {
  const [wantedPlaces, foundPlaces] = [new OpenedPlaces(wantedFile), new OpenedPlaces(foundFile)];
  const originOf = (block: XmlElement | null): Origin | null => {
    const place = block && foundPlaces.of(block);
    return (place && origins.get(keyOfPlace(place))) ?? null;
  };
  const says = wordsByBlock(wanted);
  const places = [...wordsByBlock(found)].flatMap(([block, words]): Suspect[] => {
    const origin = originOf(block);
    const place = origin?.[side] ?? null;
    const partner = place === null ? undefined : elementAt(wantedFile, place);
    if (origin === null || (partner !== undefined && says.get(partner) === words)) return [];
    return suspectsAt(origin);
  });
  const differing = wanted.findIndex((line, index) => withoutOrder(line) !== withoutOrder(found[index]));
  const first = differing < 0 ? wanted.length : differing;
  const [one, other] = [wanted[first]?.block ?? null, found[first]?.block ?? null];
  const own = one && wantedPlaces.of(one);
  const around = other === null ? [] : [other, ...ancestors(other)];
  const origin = around.map(originOf).find((known) => known !== null);
  return [...places, ...(own === null ? [] : [{ side, place: own }]), ...(origin ? suspectsAt(origin) : [])];
}

function suspectsAt(origin: Origin): Suspect[] {
  // Both sides of a pair are kept out together, so one is enough.
  const side = origin.new === null ? 'old' : 'new';
  const place = origin[side];
  return place === null ? [] : [{ side, place }];
}

/** What the outline says of each block itself. */
function wordsByBlock(lines: readonly OutlineLine[]): ReadonlyMap<XmlElement, string> {
  const words = new Map<XmlElement, string[]>();
  for (const line of lines) {
    if (line.block === null) continue;
    const known = words.get(line.block) ?? [];
    known.push(withoutOrder(line));
    words.set(line.block, known);
  }
  return new Map([...words].map(([block, said]) => [block, said.join('\n')]));
}

/** Lists are counted through the file: one that failed renames those behind it. */
function withoutOrder(line: OutlineLine | undefined): string {
  return (line?.says ?? '').replace(/(?<==)list \d{1,9} /g, 'list ');
}

/** `files`: as opened, unchanged. */
export function widened(
  left: LeftPlaces,
  suspects: readonly Suspect[],
  files: Readonly<Record<'old' | 'new', WordPackage>>,
): LeftPlaces | null {
  const grown = { old: [...left.old], new: [...left.new] };
  for (const { side, place } of suspects) {
    const known = grown[side];
    const chosen = blockToLeave(files[side], place, left[side]);
    if (chosen === null || known.some((one) => keyOfPlace(one) === keyOfPlace(chosen))) continue;
    known.push(chosen);
  }
  const isGrown = grown.old.length > left.old.length || grown.new.length > left.new.length;
  return isGrown ? grown : null;
}

function blockToLeave(word: WordPackage, place: PartPlace, left: readonly PartPlace[]): PartPlace | null {
  const known = left.flatMap((one) => elementAt(word, one) ?? []);
  const places = new OpenedPlaces(word);
  let block = elementAt(word, place);
  while (block !== undefined) {
    const above = blockAbove(block);
    const hasFailedBefore =
      known.includes(block) || known.some((one) => above !== undefined && isWithin(one, above));
    if (!hasFailedBefore && canBeLeft(block)) return places.of(block);
    block = above;
  }
  return null;
}

function blockAbove(block: XmlElement): XmlElement | undefined {
  return [...ancestors(block)].find(isBlock);
}

function isBlock({ name, parent }: XmlElement): boolean {
  return name === 'w:p' || name === 'w:tbl' || (name === 'w:sdt' && parent?.name !== 'w:p');
}

/** A field that begins in one block and ends in another, a section's end, and the paragraph behind the last table of a cell hold more than themselves. */
function canBeLeft(block: XmlElement): boolean {
  let depth = 0;
  for (const inside of descendants(block)) {
    if (inside.name === 'w:sectPr') return false;
    if (inside.name !== 'w:fldChar') continue;
    const type = wordAttribute(inside, 'fldCharType');
    if (type === 'begin') depth++;
    else if (type === 'end' && --depth < 0) return false;
  }
  const blocks = block.parent === null ? [] : childElements(block.parent).filter(isBlock);
  const isNeeded = blocks.at(-1) === block && blocks.at(-2)?.name === 'w:tbl';
  return depth === 0 && !isNeeded;
}
