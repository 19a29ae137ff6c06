/**
 * From numbers to words: among the quantities of a few neighbouring sentences, small relations that nearly hold in the way a slip
 * leaves behind. What is counted, for one of what, and how the figures stand together is evidence that is added up; no
 * wording is asked for. Promise: a figure that comes out in any way is not doubted; silent where the evidence
 * is thin; time grows with the length of the text.
 */
import type { Contract } from '../contract.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';
import { likeFigures } from './like-figures.ts';
import { likeRows } from './like-rows.ts';
import { namedBases } from './named-bases.ts';
import { efforts } from './near-efforts.ts';
import { products } from './near-products.ts';
import { shares } from './near-shares.ts';
import { sizes } from './near-sizes.ts';
import { sums } from './near-sums.ts';
import type { NearRelation, Passage, Quantity } from './quantity.ts';
import { readQuantities } from './read-quantities.ts';
import type { Finding } from './weigh.ts';

/** So much evidence, in bits, makes a finding. */
const ENOUGH = 9;
const SAID_ELSEWHERE = 4;
const UNSETTLED = 8;
/** Sentences that are read together, and figures in them; what is longer is a table in words. */
const TOGETHER = 3;
const MOST_QUANTITIES = 28;

export function nearRelations(contract: Contract, enough = ENOUGH): readonly NearRelation[] {
  const sentences = sentencesOf(contract).filter(({ isCell }) => !isCell);
  const read = sentences.map((sentence, index) => readQuantities(sentence, index));
  const found: NearRelation[] = [...likeRows(contract)];
  const right = new Set<number>();
  for (const finding of namedBases(read)) {
    if (finding.holds) for (const { start } of finding.figures) right.add(start);
    else if (finding.relation.weight >= enough) found.push(finding.relation);
  }
  for (let index = 0; index < sentences.length; index++) {
    if ((read[index]?.length ?? 0) === 0) continue;
    const own = read[index] ?? [];
    found.push(...likeFigures({ text: sentences[index]?.text ?? '', quantities: own }));
    for (const passage of passagesAt(sentences, read, index)) {
      for (const finding of findingsIn(passage)) {
        if (finding.holds) for (const { start } of finding.figures) right.add(start);
        else {
          const weight = finding.relation.weight - doubts(passage, finding.relation);
          if (weight >= enough) found.push({ ...finding.relation, weight });
        }
      }
    }
  }
  return oncePerPlace(found.filter(({ wrong }) => !right.has(wrong.start)));
}

/** The sentence alone, and with those before it. */
function passagesAt(
  sentences: readonly Sentence[],
  read: readonly (readonly Quantity[])[],
  index: number,
): readonly Passage[] {
  const passages: Passage[] = [];
  for (let count = 1; count <= TOGETHER && count <= index + 1; count++) {
    const first = index - count + 1;
    const quantities = read.slice(first, index + 1).flat();
    if (quantities.length > MOST_QUANTITIES) break;
    if (count > 1 && (read[first]?.length ?? 0) === 0) continue;
    const text = sentences
      .slice(first, index + 1)
      .map((each) => each.text)
      .join('');
    passages.push({ text, quantities });
  }
  return passages;
}

function findingsIn(passage: Passage): readonly Finding[] {
  if (passage.quantities.length < 3) return sizes(passage);
  return [...products(passage), ...sums(passage), ...shares(passage), ...sizes(passage), ...efforts(passage)];
}

/** Something else comes in that no figure tells. */
const unsettled =
  /限额|或者|利息|本息|月息|优惠|折扣|[减豁]免|免[租收费]|首月免|赠送|无效|废票|空白票|回避|放假|停业|停产|不收费?|重叠|并行|交叉|同时|两项均|不足部分|差额部分|手续费|另[行计]|含税|不含|毛重|税[费金额款]|(?:其余|其他|剩余|余下|余款)(?![^，。；]{0,14}[\d一二三四五六七八九十])/;

function doubts(passage: Passage, relation: NearRelation): number {
  return (stands(passage, relation) ? SAID_ELSEWHERE : 0) + (unsettled.test(passage.text) ? UNSETTLED : 0);
}

/** What the figure would have to be is another figure beside it: lists of like figures come near each other. */
function stands({ quantities }: Passage, { wrong, expected }: NearRelation): boolean {
  return quantities.some(
    (each) =>
      each.dimension === wrong.dimension && Math.abs(each.value - expected * wrong.scale) < 1e-9 * each.value,
  );
}

/** The weightiest of those that speak of the same figures. */
function oncePerPlace(found: readonly NearRelation[]): readonly NearRelation[] {
  const taken = new Set<number>();
  return [...found]
    .sort((one, other) => other.weight - one.weight)
    .filter(({ wrong, figures }) => {
      if (taken.has(wrong.start) || figures.some(({ start }) => taken.has(start))) return false;
      for (const { start } of [wrong, ...figures]) taken.add(start);
      return true;
    })
    .sort((one, other) => one.wrong.start - other.wrong.start);
}
