/** 车位120个，其中30%为充电车位，即36个: a share of things that are counted, and their number. */
import type { Contract } from '../../contract.ts';
import { ONE, readExact } from '../../numbers/exact-number.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import type { Figure, ProductRelation } from '../figures/figure-relation.ts';
import { agrees, isNear, type StatedRelation } from '../stated-relation.ts';

const number = '\\d{1,3}(?:,\\d{3})+|\\d{1,7}';
const unit = '个|台|套|人|名|户|间|件|株|辆|位|座|亩|平方米|吨|只|张|份|册';
const shared = new RegExp(
  `(?<all>${number})(?<unit>${unit})[^。；\\d]{0,12}(?<share>\\d{1,2}(?:\\.\\d{1,2})?)[%％][^。；\\d]{0,14}(?:即|计|共计?|为)(?<part>${number})\\k<unit>`,
  'dg',
);
const unsure = /约|不[少低]于|不超过|以上|左右|至少|最多/;

export function countedShares(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) =>
    [...sentence.text.matchAll(shared)].flatMap((match) => {
      if (unsure.test(match[0])) return [];
      const relation = relationOf(sentence, match);
      return relation !== null && (agrees(relation) || isNear(relation))
        ? [{ relation, place: sentence, others: [] }]
        : [];
    }),
  );
}

function relationOf(sentence: Sentence, { groups = {}, indices }: RegExpExecArray): ProductRelation | null {
  const figure = (name: 'all' | 'share' | 'part', kind: Figure['kind'], each: bigint): Figure | null => {
    const read = readExact(groups[name] ?? '');
    const [start = 0, end = 0] = indices?.groups?.[name] ?? [];
    if (read === null) return null;
    const scaled = { value: (read.value * each) / ONE, step: (read.step * each) / ONE };
    return { span: sentence.at(start, end), ...scaled, unit: each, kind };
  };
  const all = figure('all', 'count', ONE);
  const share = figure('share', 'rate', ONE / 100n);
  const part = figure('part', 'count', ONE);
  if (all === null || share === null || part === null) return null;
  return { kind: 'product', name: 'share', factors: [all, share], result: part };
}
