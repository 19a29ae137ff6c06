/** Shares that are given to every party of the contract in one sentence and do not add up to the whole: 甲方占45%，乙方占40%，丙方占20%. */
import { type Contract, sentencesOf } from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { Finding } from '../../rule.ts';
import { worthTrying } from '../../search/sentence-index.ts';

const divided = /利润|收益|分红|分配|股权|股份|份额|出资比例|亏损|盈亏|净收入|所得/;
/** Somebody else has a share, or the shares are of different things. */
const otherShare =
  /其余|剩余|余下|预留|公积金|另(?:外|行)?|其他|第三|员工|期权|股权池|管理费|基金|税|违约|逾期|利率|增长|超[过出]|前[^，。；]{0,6}后|之前|以前|至少|不低于|不超过|最高|%以[上下]|每[年月]/;
const shareOfParty =
  /([甲乙丙丁戊]方)(?:[^，。；、%\d]{0,12}(?:占|分得|分享|享有|分配|持有?|承担|为|按|：|得|取)[^，。；、%\d]{0,8})(\d{1,3}(?:\.\d{1,2})?)%/g;

/** More than this much away from the whole speaks of something else. */
const FARTHEST = 20;
const ROUNDING = 0.11;

export function wrongWholeShares(contract: Contract): Finding[] {
  const letters = contract.parties.flatMap(({ label }) => (/^[甲乙丙丁戊]方$/.test(label) ? [label] : []));
  if (letters.length < 2) return [];
  return worthTrying(sentencesOf(contract), [[divided]]).flatMap(({ text, start, end }): Finding[] => {
    if (!divided.test(text) || otherShare.test(text)) return [];
    const told = [...text.matchAll(shareOfParty)].map(([, party = '', share = '']) => ({ party, share }));
    const named = new Set(told.map(({ party }) => party));
    const isOneEach = told.length === named.size && (text.match(/%/g) ?? []).length === told.length;
    if (!isOneEach || named.size < letters.length || !letters.every((label) => named.has(label))) return [];
    const sum = told.reduce((total, { share }) => total + Number(share), 0);
    const gap = Math.abs(sum - 100);
    if (gap < ROUNDING || gap > FARTHEST) return [];
    const formula = told.map(({ share }) => `${share}%`).join(' + ');
    return [
      {
        span: documentSpan(start, end),
        detail: `${formula} = ${Number(sum.toFixed(2))}%，各方比例之和应为100%`,
      },
    ];
  });
}
