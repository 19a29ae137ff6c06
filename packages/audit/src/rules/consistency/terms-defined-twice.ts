/** One term with two meanings: “净销售额”指…, and elsewhere 净销售额：…. */
import { type Contract, sentencesOf } from '@wenjian/contract';
import type { Span } from '@wenjian/document';
import type { Finding } from '../../rule.ts';

interface Meaning {
  readonly term: string;
  readonly meaning: string;
  readonly place: Span;
}

const pointed =
  /(?:^|[，。；：、]|所称的?|中的?|\d|[)）])[“"]?(?<term>[\u4e00-\u9fffA-Za-z]{2,10}?)[”"]?[，]?(?:是指|系指|均?指(?![定导示派出向明令标数引控责挥点望]))(?<meaning>[^。；]{4,160})/g;
/** 超额收益：…的部分: a line that explains, not one that fills in a value. */
const headed =
  /^(?:\d{1,2}(?:\.\d{1,2})*[.、．]?|[（(][一二三四五六七八九十\d]{1,2}[)）])?[“"]?(?<term>[\u4e00-\u9fff]{3,8})[”"]?：(?<meaning>[^：。；]{8,120}(?:的部分|之和|余额|总额|差额|比例|期间|日期|金额|收入|利润|信息|资料|日|任何扣除|人员|地区|区域))[。；]?$/;
const other = /本合同第|本条|前款|上述|附件|除外$|^(?:以上|以下)/;
const LEAST_ALIKE = 0.42;

export function termsDefinedTwice(contract: Contract): Finding[] {
  const known = new Map<string, Meaning>();
  return meaningsOf(contract).flatMap((one): Finding[] => {
    const first = known.get(one.term);
    if (first === undefined) known.set(one.term, one);
    if (first === undefined || first.place.start === one.place.start) return [];
    if (alike(first.meaning, one.meaning) >= LEAST_ALIKE) return [];
    return [{ span: one.place, related: [first.place], detail: `“${one.term}”有两种不同的定义` }];
  });
}

function meaningsOf(contract: Contract): readonly Meaning[] {
  return sentencesOf(contract).flatMap((sentence): Meaning[] => {
    if (sentence.isCell) return [];
    const { text } = sentence;
    const found = text.includes('指')
      ? [...text.matchAll(pointed)]
      : [headed.exec(text)].filter((match) => match !== null);
    return found.flatMap(({ groups }) => {
      const { term: named = '', meaning = '' } = groups ?? {};
      const term = named.replace(/^.*(?:所称|所指|[合协][同议]中)的?/, '');
      return term.length < 2 || other.test(meaning) ? [] : [{ term, meaning, place: sentence }];
    });
  });
}

/** Pairs of signs that both have, of the shorter one. */
function alike(one: string, other_: string): number {
  const [mine, theirs] = [pairsOf(one), pairsOf(other_)];
  const shared = [...mine].filter((pair) => theirs.has(pair)).length;
  return shared / Math.max(1, Math.min(mine.size, theirs.size));
}

function pairsOf(text: string): ReadonlySet<string> {
  const bare = text.replace(/[^\u4e00-\u9fff\dA-Za-z%]/g, '');
  return new Set(Array.from({ length: Math.max(0, bare.length - 1) }, (_, at) => bare.slice(at, at + 2)));
}
