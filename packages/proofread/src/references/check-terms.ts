/**
 * Terms that are defined but never used, defined twice, or used but never defined; parties that are never
 * introduced.
 */
import { type Contract, type DefinedTerm, isUsedAsTerm, quotedWord } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { textLines } from '../text-lines.ts';
import { boldTerms } from './bold-terms.ts';
import { checkRenamedTerms } from './check-renamed-terms.ts';
import { checkSelfNames } from './check-self-names.ts';
import { graphText, referencesText } from './references.text.ts';

export function checkTerms(contract: Contract): readonly CorrectionDraft[] {
  return [
    ...definitions(contract),
    ...undefinedTerms(contract),
    ...undefinedInBold(contract),
    ...undefinedParties(contract),
    ...checkSelfNames(contract),
    ...checkRenamedTerms(contract),
  ];
}

function definitions({ terms }: Contract): CorrectionDraft[] {
  const seen = new Map<string, DefinedTerm>();
  return terms.flatMap((term) => {
    const first = seen.get(term.term);
    if (first === undefined) {
      seen.set(term.term, term);
      return term.uses.length > 0
        ? []
        : [remark(term, 'terms', 'unused', 'advice', referencesText.unusedTerm(term.term))];
    }
    const related = [{ start: first.start, end: first.end }];
    const isSame = plain(first.meaning) === plain(term.meaning);
    const draft = isSame
      ? remark(term, 'terms', 'defined-twice', 'advice', referencesText.termTwice(term.term))
      : remark(
          term,
          'terms',
          'defined-twice',
          'suspect',
          graphText.termDiffers(term.term, first.meaning, term.meaning),
        );
    return [{ ...draft, related }];
  });
}

function plain(meaning: string): string {
  return meaning.replace(/[\s，。；、“”（）()]/g, '');
}

/**
 * Quoted words in a contract that defines terms this way, and words that any contract quotes again and again; elsewhere
 * quotation marks can mean anything.
 */
function undefinedTerms(contract: Contract): CorrectionDraft[] {
  const definesTerms = contract.terms.length > 0;
  const quotes = quotedTimes(contract);
  const known = new Set([
    ...contract.terms.map(({ term }) => term),
    ...contract.parties.flatMap(({ label, aliases, name }) => [label, name ?? '', ...aliases]),
  ]);
  return textLines(contract.document).flatMap(({ start, text }) =>
    [...text.matchAll(quotedWord)].flatMap((match) => {
      const term = match[1] ?? '';
      const isLike = termLike.test(term) && (definesTerms || (quotes.get(term) ?? 0) > 1);
      const isRuled =
        isRuleOfIts(text, match.index, match[0].length) &&
        (namesPaper.test(term) || isUnknownAgreement(contract, term));
      const isMeasure = definesTerms && isMeasuredBy(contract, term, text, match);
      const isWeighty = weighty.test(term) && !isNamedOnly(text, match.index);
      const isTerm =
        isRuled || isWeighty || isMeasure || (isLike && isUsedAsTerm(text, match.index, match[0].length));
      if (known.has(term) || !isTerm || isDefinedLater(contract, term)) return [];
      known.add(term);
      const span = { start: start + match.index, end: start + match.index + match[0].length };
      const tier = definesTerms || isRuled || isWeighty ? 'suspect' : 'advice';
      return [remark(span, 'terms', 'undefined', tier, graphText.undefinedTerm(term))];
    }),
  );
}

/** As in quotation marks, in a contract that sets its defined terms in bold. */
function undefinedInBold(contract: Contract): CorrectionDraft[] {
  const { text } = contract.document;
  const known = new Set([
    ...contract.terms.map(({ term }) => term),
    ...contract.parties.flatMap(({ label, aliases, name }) => [label, name ?? '', ...aliases]),
  ]);
  return boldTerms(contract).flatMap((span) => {
    const term = text.slice(span.start, span.end);
    const isTerm = termLike.test(term) && isUsedAsTerm(text, span.start, term.length);
    // What stands in quotation marks too is told there.
    if (known.has(term) || !isTerm || text.includes(`“${term}”`) || isDefinedLater(contract, term)) return [];
    known.add(term);
    return [remark(span, 'terms', 'undefined', 'suspect', graphText.undefinedTerm(term))];
  });
}

function quotedTimes({ document: { text } }: Contract): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const [, term = ''] of text.matchAll(quotedWord)) times.set(term, (times.get(term) ?? 0) + 1);
  return times;
}

/** 本系统, 保密信息, 交付物: typical defined terms. */
const termLike =
  /^(?:本|该|标的|目标|交付|保密|服务|验收|授权|许可|合作|关联|质保|租赁|工作|采购|技术|知识产权|不可抗力|违约|重大|严重|核心|关键|根本|实质|独家|基准|机密|专有|监管|共管|指定|竞争|控制|最终|正式|合格|有效|特定|特别|特殊|专属)[\u4e00-\u9fff]|(?:经费|资金|基金|信息|期间|期限|日|方|物|资料|成果|事件|文件|价款|费用|款项|产品|服务|区域|标准|系统|平台|项目|缺陷|违约|变更|损失|账户|故障|事项|收益|利润|成本|变化|影响|人员|客户|竞品|交易|条件|技术|材料|设备|数据|资产|债务|账款|额度|控制权|地块|金额|仓库|地点|货物|样品|样件|样机|方案|情形|行为|权益|房屋|房产|车辆|货品|商品|物资|作品|软件|账期|周期|节点|里程碑|补偿金|补助金|奖励金|备用金|津贴|目录|名录|名单|确认单|通知单|验收单|清单|办法|规则|细则|手册|员工|专员|小组|委员会|确认书|承诺书|报告|计划|流程|机制)$/;

/** “重大不利变化”: something depends on it, and nobody knows from where on it is one. */
const weighty = /^(?:重大|实质|根本|严重)[\u4e00-\u9fff]{2,8}$/;

/** 字样“…”, 标题为“…”: the words themselves. */
function isNamedOnly(text: string, index: number): boolean {
  return /(?:注明|标明|字样|标题|写明|名为|题为|称为|简称|下称)[^，。；]{0,3}$/.test(
    text.slice(Math.max(0, index - 8), index),
  );
}

/** What a document can be called, or what is paid. */
const namesPaper =
  /(?:补偿金|补助金|奖励金|备用金|津贴|目录|名录|名单|确认单|通知单|验收单|清单|办法|规则|细则|手册|确认书|承诺书|标准|方案)$/;
/** Another agreement, which is called by its name where it is introduced. */
const namesAgreement = /^[\u4e00-\u9fff]{2,8}(?:合同|协议|保函|备忘录)$/;

/** 列入“特控目录”的药品, 在“对账确认单”规定的期限内: something is measured by it, so the reader must know what it is. */
function isRuleOfIts(text: string, index: number, length: number): boolean {
  const before = text.slice(Math.max(0, index - 6), index);
  const after = text.slice(index + length, index + length + 6);
  return (
    /(?:列入|纳入|按照?|依据|依照|根据|参照|执行|符合|适用|发放|支付|领取|另行发放)$/.test(before) ||
    (/在$/.test(before) && /^(?:规定|约定|载明|所列|确定)/.test(after)) ||
    /^(?:规定|约定|载明|所列)的/.test(after) ||
    /^的(?:规定|约定)/.test(after)
  );
}

/** 在“宽限期”内, 达到“启动阈值”的: a time or a degree that the contract says nowhere else. */
function isMeasuredBy(
  { document: { text: whole } }: Contract,
  term: string,
  text: string,
  { index, 0: { length } }: RegExpExecArray,
): boolean {
  const before = text.slice(Math.max(0, index - 6), index);
  const after = text.slice(index + length, index + length + 3);
  const isTime =
    /[在于自至到]$/.test(before) && /^(?:内|前|后|起|止|期间|届满|之前|之后|当日|满)/.test(after);
  const isDegree = /(?:达到|未达|低于|高于|超出|触发|计入|不属于|享受|启动)$/.test(before);
  return (isTime || isDegree) && !whole.replaceAll(`“${term}”`, '').includes(term);
}

/** 本合同 and 原协议 are this one or one that the reader has. */
function isUnknownAgreement({ document: { text } }: Contract, term: string): boolean {
  if (!namesAgreement.test(term) || /^[本原该此主]/.test(term)) return false;
  return text.replaceAll(`“${term}”`, '').indexOf(term) < 0;
}

function isDefinedLater({ document: { text } }: Contract, term: string): boolean {
  return new RegExp(
    `(?:称|指|定义|含义)[^。\\n]{0,12}${term}|${term}”?(?:的定义|的含义|是指|系指|指|：)`,
  ).test(text);
}

const letters = '甲乙丙丁戊己庚';

/** 丙方 in a contract between 甲方 and 乙方. */
function undefinedParties({ parties, document: { text } }: Contract): CorrectionDraft[] {
  if (parties.length < 2) return [];
  const known = new Set(parties.flatMap(({ label, aliases }) => [label.replace(/\s/g, ''), ...aliases]));
  return [...letters].flatMap((letter) => {
    const label = `${letter}方`;
    const isIntroduced = new RegExp(
      `${label}[一二三]?\\s*(?:[：:（(]|为|系|是|指)|称[为作]?[：:]?[“"「]?${label}|[“"「（(或]\\s?${label}[”"」）)]`,
    ).test(text);
    const use =
      new RegExp(`(?<![${letters}、])${label}`).exec(text) ??
      new RegExp(`(?<=[${letters}]方?[、和与])${letter}(?=方?[、和与双三四各])`).exec(text);
    if (known.has(label) || isIntroduced || use === null) return [];
    const span = { start: use.index, end: use.index + use[0].length };
    return [remark(span, 'terms', 'undefined-party', 'error', graphText.undefinedParty(label))];
  });
}
