/** Shares of persons that should make the whole and do not: 甲方占45%，乙方占40%，丙方占20%; 乙一…持股56%；乙二…持股26%；丙方…持股20%. */
import {
  type Contract,
  factsWithin,
  type Sentence,
  sentencesOf,
  spanOfRow,
  tablesOf,
} from '@wenjian/contract';
import { documentSpan } from '@wenjian/document';
import type { Finding } from '../../../rule.ts';
import { worthTrying } from '../../../search/sentence-index.ts';

const divided =
  /利润|收益|分红|分配|分成|股权|股份|持股|份额|出资比例|亏损|盈亏|收入|所得|享有|分享|效益|分得|分担|承担比例/;
/** Somebody else has a share, or the shares are of different things. */
const otherShare =
  /其余|剩余|余下|预留|公积金|另(?:外|行)?|其他|第三|员工|期权|股权池|管理费|基金|税|违约|逾期|利率|增长|超[过出]|前[^，。；]{0,6}后|之前|以前|至少|不低于|不少于|不超过|最高|%以[上下]|每[年月]|支付|付款|首付|[一二三四五六\d]期|期款|阶段|验收|赔偿|折|由[^，。；]{0,12}(?:增|减|变更|调整)/;
const holding =
  /(?:占(?:股|比|有)?|持(?:股|有)|享有?|分得?|分享|承担|得|取|比例[为是]?|[：:为是])(?:股权|比例)?[^，。；、%\d]{0,6}$/;

/** 净利润在提取10%发展基金后，: what is taken away first is nobody's share. */
const setAside = /^[^。；]{0,30}?(?:提取|扣除|提留|计提|弥补)[^。；]{0,30}?后，/;

/** More than this much away from the whole speaks of something else. */
const FARTHEST = 20;
const ROUNDING = 0.11;

export function wrongWholeShares(contract: Contract): Finding[] {
  return [...wrongInSentences(contract), ...wrongInTables(contract)];
}

function wrongInSentences(contract: Contract): Finding[] {
  const joined = new Set(worthTrying(sentencesOf(contract), [[divided]]));
  return stretches(sentencesOf(contract)).flatMap((sentences): Finding[] => {
    const whole = sentences.map((sentence) => sentence.text).join('');
    const text = whole.replace(setAside, '');
    if (!sentences.some((sentence) => joined.has(sentence)) || otherShare.test(text) || !divided.test(text))
      return [];
    const first = sentences[0];
    const last = sentences.at(-1);
    if (first === undefined || last === undefined) return [];
    const span = documentSpan(first.start, last.end);
    const kept = sentences.length > 1 ? '' : (setAside.exec(whole)?.[0] ?? '');
    const holders = shareHolders(contract, first.at(kept.length, whole.length), last.end);
    if (holders === null) return [];
    const sum = holders.reduce((total, { percent }) => total + percent, 0);
    const gap = Math.abs(sum - 100);
    if (gap < ROUNDING || gap > FARTHEST) return [];
    const formula = holders.map(({ percent }) => `${percent}%`).join(' + ');
    return [{ span, detail: `${formula} = ${Number(sum.toFixed(2))}%，各方比例之和应为100%` }];
  });
}

/** 现场演出收入｜65%｜45% below 甲方｜乙方, where the other rows make 100%. */
function wrongInTables(contract: Contract): Finding[] {
  return tablesOf(contract).flatMap(([head = [], ...rows]): Finding[] => {
    const columns = head.filter(({ text }) => /^[甲乙丙丁]方/.test(text)).map(({ column }) => column);
    if (columns.length < 2) return [];
    const sums = rows.flatMap((row) => {
      const cells = row.filter(({ column }) => columns.includes(column));
      const shares = cells.map(({ text }) =>
        Number(/^(\d{1,3}(?:\.\d{1,2})?)[%％]$/.exec(text)?.[1] ?? Number.NaN),
      );
      const sum = shares.reduce((all, share) => all + share, 0);
      return shares.length === columns.length && !Number.isNaN(sum) ? [{ row, shares, sum }] : [];
    });
    const wrong = sums.filter(
      ({ sum }) => Math.abs(sum - 100) >= ROUNDING && Math.abs(sum - 100) <= FARTHEST,
    );
    if (sums.length > 1 && wrong.length * 2 > sums.length) return [];
    return wrong.map(({ row, shares, sum }) => ({
      span: spanOfRow(row),
      detail: `${shares.map((share) => `${share}%`).join(' + ')} = ${Number(sum.toFixed(2))}%，各方比例之和应为100%`,
    }));
  });
}

/** Sentences that semicolons join. */
export function stretches(sentences: readonly Sentence[]): readonly (readonly Sentence[])[] {
  const groups: Sentence[][] = [];
  for (const sentence of sentences) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (sentence.isCell) continue;
    if (last?.text.endsWith('；') && last.block === sentence.block) group?.push(sentence);
    else groups.push([sentence]);
  }
  return groups;
}

interface Holder {
  readonly who: string;
  readonly percent: number;
}

/** Every share of the place with its own holder; null when one has none. Two holders must be parties. */
export function shareHolders(
  contract: Contract,
  span: { readonly start: number },
  end: number,
): readonly Holder[] | null {
  const { text } = contract.document;
  const shares = factsWithin(contract.percentages, documentSpan(span.start, end));
  const known = contract.parties.flatMap(({ label, name, aliases }) => [label, name ?? label, ...aliases]);
  let from = span.start;
  const holders = shares.flatMap(({ start, end, value, per }): Holder[] => {
    const words = text.slice(from, start).replace(/\s/g, '');
    from = end;
    const who = holderIn(words, known);
    return who === null || per !== null || value >= 1
      ? []
      : [{ who, percent: Number((value * 100).toFixed(4)) }];
  });
  if (holders.length !== shares.length || new Set(holders.map(({ who }) => who)).size !== holders.length)
    return null;
  const isOfParties = holders.every(({ who }) => known.includes(who));
  return holders.length > 2 || (holders.length === 2 && isOfParties) ? holders : null;
}

const who =
  /^(?:[，；、和与及]|以下|[（(][一二三四\d][)）]|\d[.、．])*(?<who>[\u4e00-\u9fffA-Za-z（）()]{1,20})/;

/** 乙二出资150万元，持股 → 乙二; 王建国 → itself; what stands before a colon only announces. */
function holderIn(words: string, known: readonly string[]): string | null {
  const said =
    words
      .split(/[：:](?=.)/)
      .at(-1)
      ?.replace(/^.*(?:收入|利润|收益|比例|分配|分成)[^，]{0,6}，/, '') ?? '';
  const bare = who.exec(said)?.groups?.who ?? '';
  const isBare = bare.length === said.replace(/^[，；、和与及]+/, '').length && !/[应率到证]/.test(bare);
  const isHeld = holding.test(said) || isBare;
  // 合作收益由甲方分得: whatever stands before the party.
  const party = known.find((label) => label.length > 1 && said.includes(label));
  const name = party ?? bare.replace(/(?:占|持|享|分得?|出资|认缴|实缴|承担|得|取|为|按|投入|的).*$/, '');
  return isHeld && name.length >= 1 && name.length <= 16 ? name : null;
}
