/** 培训费用共计48,000元，明细见附件二: the table of the attachment must give that sum. */
import {
  type Contract,
  columnTotals,
  expectedOf,
  factsWithin,
  type Sentence,
  sentencesOf,
  wordsBefore,
} from '@wenjian/contract';
import { documentSpan, type Span, smallestOf } from '@wenjian/document';
import type { Finding } from '../rule.ts';
import { textAround } from './find-sentences.ts';
import { formulaText } from './formula-text.ts';

const total = /(?:总[价额计]款?|总金额|合计|共计|总费用|合同(?:金额|价款?)|价款|费用)[^，。；\d]{0,26}$/;
const listed =
  /(?:明细|清单|分项|构成|组成|报价|价格|单价|费用表|详)[^。；]{0,12}附件|附件[^。；]{0,16}(?:明细|清单|分项|报价|价格|费用表|价目)/;
const otherSum =
  /暂定|预计|估算|不超过|上限|每[月年季日台套件](?![^，。；]{0,12}(?:元|万)[^。；]{0,40}(?:构成|组成))|单价|首[期付]|定金|保证金/;

export function attachedTotals(contract: Contract): Finding[] {
  return sentencesOf(contract).flatMap((sentence) => {
    const around = textAround(contract, sentence, 1);
    if (otherSum.test(sentence.text)) return [];
    const below = /如下|下表|见下/.test(sentence.text);
    if (!below && !listed.test(around)) return [];
    return factsWithin(contract.amounts, sentence).flatMap((amount) => {
      if (amount.fen === null || amount.isUppercase || !total.test(wordsBefore(contract, amount, REACH)))
        return [];
      if (below)
        return sumOf(contract, sentence, documentSpan(sentence.end, sentence.end + NEXT), amount.fen);
      return statedIn(contract, sentence, around, amount.fen);
    });
  });
}

/** Room for the sum in capital numerals. */
const REACH = 32;
/** A table that a sentence announces begins right after it. */
const NEXT = 4;

/** Only an attachment with a single table column of money can be meant. */
function statedIn(contract: Contract, sentence: Sentence, around: string, fen: number): Finding[] {
  const bodies = contract.attachments.filter(
    ({ name, body }) => body !== null && around.includes(name.replace(/\s/g, '')),
  );
  const [only, another] = bodies;
  if (only?.body == null || another !== undefined) return [];
  const { start } = only.body;
  const following = contract.attachments.flatMap(({ body }) =>
    body !== null && body.start > start ? [body.start] : [],
  );
  const end = smallestOf(following, contract.document.text.length);
  return sumOf(contract, sentence, documentSpan(start, end), fen);
}

const totalLine = /^(?:合计|总计|共计)[|｜：:\s]{1,3}([\d,]{2,14}(?:\.\d{1,2})?)(?:元)?$/gm;
/** A fifth: further off it is the total of something else. */
const NEAR = 5;

/** 合计｜6,442 below a list without a head, beside the 6,480元 of the body. */
function againstTotalLine(
  contract: Contract,
  sentence: Sentence,
  { start, end }: Span,
  fen: number,
): Finding[] {
  const found = [...contract.document.text.slice(start, end).matchAll(totalLine)];
  const [only, another] = found;
  if (only === undefined || another !== undefined) return [];
  const listedFen = Math.round(Number((only[1] ?? '').replaceAll(',', '')) * 100);
  if (listedFen === fen || Math.abs(listedFen - fen) * NEAR > fen) return [];
  const at = start + only.index;
  const detail = `此处为${(fen / 100).toLocaleString('zh-CN')}元，附件的合计为${(listedFen / 100).toLocaleString('zh-CN')}元`;
  return [{ span: sentence, related: [documentSpan(at, at + only[0].length)], detail }];
}

function sumOf(contract: Contract, sentence: Sentence, within: Span, fen: number): Finding[] {
  const sums = columnTotals(contract, within, fen);
  if (sums.length === 0) return againstTotalLine(contract, sentence, within, fen);
  const [sum] = sums;
  if (sum === undefined || sums.length > 1 || expectedOf(sum) === sum.result.value) return [];
  const places = sum.parts.flatMap(({ span }) => span ?? []);
  const [first] = places;
  const last = places.at(-1);
  const related = first === undefined || last === undefined ? [] : [documentSpan(first.start, last.end)];
  return [{ span: sentence, related, detail: formulaText(sum) }];
}
