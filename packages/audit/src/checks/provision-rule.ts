/**
 * Builds the rules of single kinds of contract: a provision in any order of words, in contracts that speak of the
 * kind. In a pattern PAYER and PERFORMER stand for the words of that side in this very contract (甲方, 买受人, a name).
 */
import { type Contract, type PartySide, sideWords } from '@wenjian/contract';
import type { Rule } from '../rule.ts';
import type { Way } from '../search/sentence-index.ts';
import { type SentenceRule, sentenceRule } from './build-rule.ts';
import { says } from './find-sentences.ts';

type Left = 'pattern' | 'ways' | 'evenNegated' | 'types';

export interface Provision extends Omit<SentenceRule, Left> {
  readonly types?: Rule['types'];
  /** Alternatives; all patterns of one of them must match, anywhere in the sentence and in any order. */
  readonly ways: readonly Way[];
}

export function provisionRule({ types = 'all', ways, unless, ...row }: Provision): Rule {
  const built = (read: (pattern: RegExp) => RegExp) =>
    sentenceRule({
      ...row,
      ...(unless === undefined ? {} : { unless: read(unless) }),
      types,
      ways: ways.map(([first, ...rest]): Way => [read(first), ...rest.map(read)]),
      pattern: null,
      evenNegated: true,
    });
  const asWritten = built((pattern) => pattern);
  if (![unless, ...ways.flat()].some((pattern) => pattern !== undefined && SIDES.test(pattern.source)))
    return asWritten;
  return {
    ...asWritten,
    check: (contract, thresholds) =>
      built((pattern) => withSides(contract, pattern)).check(contract, thresholds),
  };
}

const SIDES = /PAYER|PERFORMER/;

/** Contracts that speak of a kind, whatever type was recognised. */
export function about(words: RegExp): (contract: Contract) => boolean {
  return (contract) => says(contract, words);
}

/** Role words that mean the same side in every contract. */
const roles: Readonly<Record<PartySide, string>> = {
  payer:
    '买方|买受人|需方|采购方|采购人|购买方|定作人|定作方|托运人|托运方|货主|存货人|存货方|寄存人|委托人|委托方|被特许人|加盟商|加盟方|经销商|广告主|消费者|学员|会员|客户|商户|购房人|旅游者|游客|旅客',
  performer:
    '卖方|出卖人|供方|供货方|供应商|承揽人|承揽方|加工方|承运人|承运方|保管人|保管方|仓储方|受托人|受托方|服务方|特许人|中介人|居间人|广告发布者|发布者|发布方|经营者|商家|厂家|厂商|总部|品牌方|旅行社|物业公司|开发商',
};

const patternsByContract = new WeakMap<Contract, Map<RegExp, RegExp>>();

function withSides(contract: Contract, pattern: RegExp): RegExp {
  if (!SIDES.test(pattern.source)) return pattern;
  const known = patternsByContract.get(contract) ?? new Map<RegExp, RegExp>();
  patternsByContract.set(contract, known);
  const read = known.get(pattern) ?? new RegExp(sourceFor(contract, pattern.source), pattern.flags);
  known.set(pattern, read);
  return read;
}

function sourceFor(contract: Contract, source: string): string {
  return source
    .replaceAll('PAYER', () => `(?:${wordsOf(contract, 'payer')})`)
    .replaceAll('PERFORMER', () => `(?:${wordsOf(contract, 'performer')})`);
}

function wordsOf(contract: Contract, side: PartySide): string {
  return `${sideWords(contract, side)}|${roles[side]}`;
}
