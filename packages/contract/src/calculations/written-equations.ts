/** Calculations written out: 18,000元/块/周×2块×8周＝288,000元, 12,000元+8,600元=20,600元. */
import { documentSpan } from '@wenjian/document';
import type { Contract } from '../contract.ts';
import { halfWidth, ONE, readExact } from '../numbers/exact-number.ts';
import { type Sentence, sentencesOf } from '../text/sentences.ts';
import type { Figure, Relation } from './figures/figure-relation.ts';
import { isNear, type StatedRelation } from './stated-relation.ts';

const term =
  /(?<digits>(?<![\d.,])\d[\d,]{0,14}(?:\.\d{1,6})?)(?<scale>[百千]?[万亿])?(?<after>[^\d，。；、=×*+＋]{0,14})/g;
const PERCENT = ONE / 100n;

export function writtenEquations(contract: Contract): readonly StatedRelation[] {
  return sentencesOf(contract).flatMap((sentence) => {
    if (!/[=＝]/.test(sentence.text) || !/[×*＊✕xX+＋]/.test(sentence.text)) return [];
    const relation = relationIn(contract, sentence);
    return relation === null ? [] : [{ relation, place: sentence, others: [] }];
  });
}

/** One sign for times and one for equals, without the number of a container (USD2,350/40HQ); the length stays. */
function plain(text: string): string {
  return halfWidth(text)
    .replaceAll(/\/\d{1,3}(?=[A-Za-z]{1,4}(?![A-Za-z\d]))|\/\d{1,2}(?=[尺呎])/g, (unit) =>
      '/'.padEnd(unit.length, ' '),
    )
    .replaceAll(/[＊✕]|(?<=[\d元件台个人天月年周块套吨米次])[xX](?=\d)/g, '×')
    .replaceAll('＋', '+');
}

/** Exactly one chain of one kind of sign; brackets and several signs are left alone. */
function relationIn({ document }: Contract, sentence: Sentence): Relation | null {
  const raw = plain(document.text.slice(sentence.start, sentence.end)).replaceAll('*', '×');
  const equals = [...raw.matchAll(/=/g)];
  const [at, another] = equals;
  if (at === undefined || another !== undefined) return null;
  const left =
    raw
      .slice(0, at.index)
      .split(/[，。；：:、\n]/)
      .at(-1) ?? '';
  const from = at.index - left.length;
  const signs = new Set(left.replace(/[^×+]/g, ''));
  if (signs.size !== 1 || /[-－÷/／]\d|[（(][^）)]{0,200}[×+]/.test(left)) return null;
  const sign = signs.has('×') ? '×' : '+';
  const parts = piecesOf(left, sign).map(({ text, index }) => figureIn(text, sentence.start + from + index));
  const result = figureIn(
    /^[^，。；、]*/.exec(raw.slice(at.index + 1))?.[0] ?? '',
    sentence.start + at.index + 1,
  );
  const figures = parts.filter((part) => part !== null);
  if (result === null || figures.length < 2 || figures.length < parts.length) return null;
  const relation: Relation =
    sign === '×'
      ? { kind: 'product', name: 'product', factors: figures, result }
      : { kind: 'sum', name: 'total', parts: figures, result };
  return isNear(relation) ? relation : null;
}

function piecesOf(left: string, sign: string): readonly { readonly text: string; readonly index: number }[] {
  let index = 0;
  return left.split(sign).map((text) => {
    const piece = { text, index };
    index += text.length + 1;
    return piece;
  });
}

const currencies: Readonly<Record<string, string>> = { USD: '美元', EUR: '欧元', HKD: '港元' };

/** The only number of a piece. */
function figureIn(text: string, base: number): Figure | null {
  const found = [...text.matchAll(term)];
  const [match, another] = found;
  const { digits = '', scale = '', after = '' } = match?.groups ?? {};
  const read = match === undefined ? null : readExact(digits + scale);
  if (match === undefined || another !== undefined || read === null) return null;
  const span = documentSpan(base + match.index, base + match.index + digits.length + scale.length);
  const unit = readExact(`1${scale}`)?.value ?? ONE;
  if (/^\s*%/.test(after))
    return { span, value: read.value / 100n, step: read.step / 100n, unit: PERCENT, kind: 'rate' };
  const isMoney =
    /^\s*(?:元|美元|欧元|港元)/.test(after) ||
    /(?:[¥￥$]|USD|EUR|RMB|CNY|HKD)\s*$/.test(text.slice(0, match.index));
  const currency = currencies[/(USD|EUR|HKD)\s*$/.exec(text.slice(0, match.index))?.[1] ?? ''];
  const money = { kind: 'money' as const, ...(currency === undefined ? {} : { currency }) };
  return { span, ...read, unit, ...(isMoney ? money : { kind: 'count' as const }) };
}
