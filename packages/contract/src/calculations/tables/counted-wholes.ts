/**
 * Numbers of things that make a whole: 变压器2台，每台1,600kVA，总容量3,200kVA; 分三批交付：2,000套、3,000套、3,000套 of the 8,000套 that are ordered.
 * Promise: batches are compared only where one number of that unit is near, and silent where their sum stands anywhere.
 */
import type { Contract } from '../../contract.ts';
import { ONE, readExact, size } from '../../numbers/exact-number.ts';
import { readNumber } from '../../numbers/read-number.ts';
import { type Sentence, sentencesOf } from '../../text/sentences.ts';
import type { ProductRelation, SumRelation } from '../figures/figure-relation.ts';
import { implied, type Measure, measuresIn } from '../figures/measures.ts';
import { wordsAfter, wordsBefore } from '../prices/whole-price.ts';
import { agrees, isNear, type StatedRelation } from '../stated-relation.ts';

export function countedWholes(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence): StatedRelation[] => {
    const relation = ofEach(sentence) ?? ofBatches(contract, sentence);
    return relation === null ? [] : [{ relation, place: sentence, others: [] }];
  });
}

const number = '(?:\\d{1,3}(?:,\\d{3})+|\\d{1,7})(?:\\.\\d{1,3})?';
const unit = 'kVA|kW|MW|千瓦|千伏安|平方米|㎡|吨|公斤|千克|kg|升|米|GB|TB|页|课时|分钟';
const each = new RegExp(
  `(?<count>\\d{1,4}|[二两三四五六七八九十]{1,2})(?<thing>[台套个间块箱根栋座辆组节场期])[^。；\\d]{0,10}每\\k<thing>[^。；\\d]{0,8}(?<one>${number})(?<unit>${unit})[^。；\\d]{0,10}(?:总|合计|共)[^。；\\d]{0,8}(?<all>${number})\\k<unit>`,
);

/** 约, 不少于; 含门卫室: the whole may be another. */
const unsure = /约|不[少低]于|不超过|至少|最[多大高]|以[上内]|左右|另|连同|加上|含|包括|附属|公[摊用]/;
const REACH = 12;

function ofEach(sentence: Sentence): ProductRelation | null {
  const match = each.exec(sentence.text);
  if (match !== null && unsure.test(sentence.text.slice(match.index, match.index + match[0].length + REACH)))
    return null;
  const { count = '', one = '', all = '' } = match?.groups ?? {};
  const times = readNumber(count);
  const [single, whole] = [readExact(one), readExact(all)];
  if (match === null || times === null || single === null || whole === null) return null;
  const at = match.index + match[0].lastIndexOf(all);
  const plain = { unit: ONE, kind: 'count' as const };
  const relation: ProductRelation = {
    kind: 'product',
    name: 'product',
    factors: [implied(times), { span: null, ...single, ...plain }],
    result: { span: sentence.at(at, at + all.length), ...whole, ...plain },
  };
  return agrees(relation) || isNear(relation) ? relation : null;
}

const inBatches = /分(?<count>[二两三四五六七八九十\d]{1,2})批/;
const open = /其余|剩余|余下|每批|各批|不少于|约(?=\d)|等/;
/** 5,000件（允许±5%）. */
const about = /±|允许|上下|浮动|暂[定估]|约|不[少低]于|不超过|左右|溢短装/;
const HUNDRED = 100n;
const NEAR = 20n;

function ofBatches(contract: Contract, sentence: Sentence): SumRelation | null {
  const count = readNumber(inBatches.exec(sentence.text)?.groups?.count ?? '');
  if (count === null || open.test(sentence.text)) return null;
  const [first, ...rest] = measuresIn(sentence);
  if (first === undefined || rest.length + 1 !== count || rest.some((other) => other.unit !== first.unit))
    return null;
  // A型600件、B型400件: two things of one batch.
  const types = [first, ...rest].map(
    ({ figure }) => /[A-Za-z0-9甲乙丙丁一二三]{1,4}[型号款]$/.exec(wordsBefore(contract, figure.span))?.[0],
  );
  if (new Set(types).size > 1) return null;
  const parts = [first, ...rest].map(({ figure }) => figure);
  const sum = parts.reduce((all, { value }) => all + value, 0n);
  const most = parts.reduce((all, { value }) => (value > all ? value : all), 0n);
  const beside = (countsByUnit(contract).get(first.unit) ?? []).filter(
    ({ span }) => span.start < sentence.start || span.start >= sentence.end,
  );
  const wholes = new Map(
    beside
      .filter(({ value }) => value > most && size(value - sum) * HUNDRED <= value * NEAR)
      .map((figure) => [figure.value, figure]),
  );
  const [whole] = wholes.values();
  if (whole === undefined || wholes.size > 1) return null;
  if (about.test(wordsBefore(contract, whole.span)) || about.test(wordsAfter(contract, whole.span)))
    return null;
  // 另有20台备机: what is missing is spoken of.
  if (beside.some(({ value }) => value === size(whole.value - sum))) return null;
  return { kind: 'sum', name: 'total', parts, result: whole };
}

type Counts = ReadonlyMap<string, readonly Measure['figure'][]>;
const countsByContract = new WeakMap<Contract, Counts>();

/** All numbers of things, read once: a contract may announce many batches. */
function countsByUnit(contract: Contract): Counts {
  const known = countsByContract.get(contract);
  if (known !== undefined) return known;
  const counts = new Map<string, Measure['figure'][]>();
  for (const { unit: of, figure } of sentencesOf(contract).flatMap(measuresIn)) {
    const same = counts.get(of);
    if (same === undefined) counts.set(of, [figure]);
    else same.push(figure);
  }
  countsByContract.set(contract, counts);
  return counts;
}
