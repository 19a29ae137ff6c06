/** The warranty period: whether there is one, and how long. */
import { type Contract, factsWithin, sentencesOf } from '@wenjian/contract';
import { hitOrPassed, levels, placeFor } from '../../checks/build-rule.ts';
import { monthsOf } from '../../checks/find-numbers.ts';
import { findSentences, says } from '../../checks/find-sentences.ts';
import { civilCode } from '../../checks/laws.ts';
import type { Finding, Rule, RuleOutcome } from '../../rule.ts';
import { constructionQualityRegulation, retentionMeasures } from '../commercial-laws.ts';
import { buildsSomething, isConsumedOrUsed } from '../commercial-types.ts';

const warranty =
  /质保|保修|质量保证|质量保修|缺陷责任|三包|免费维护|免费维保|维保|免费运维|质量担保|保用|包修|包换/;

export const warrantyRules: readonly Rule[] = [
  {
    id: 'subject.warranty-period-missing',
    title: '未约定质保期',
    family: 'subject',
    types: ['sale', 'construction', 'workContract', 'technologyDevelopment'],
    levels: levels('M/-/M'),
    examines: '是否约定质量保证期及其长短',
    reason: '没有约定质保期，交付后出现的质量问题由谁免费修理、在多长时间内可以主张都不明确。',
    basis: [
      civilCode(
        '第六百二十一条',
        '没有约定检验期限的，买受人最迟应在收到标的物之日起二年内通知质量问题；有质量保证期的适用质量保证期。',
      ),
      constructionQualityRegulation(
        '第四十条',
        '建设工程各部位有法定的最低保修期限，自竣工验收合格之日起计算。',
      ),
    ],
    suggestion:
      '质量保证期为自验收合格之日起【24】个月。质量保证期内因设计、材料、制造或者施工原因出现的缺陷，{performer}应在接到通知后【3】日内免费修理、更换或者重作。',
    check: checkPresence,
  },
  {
    id: 'subject.warranty-too-short',
    title: '质保期偏短或缺陷责任期过长',
    family: 'subject',
    types: ['sale', 'workContract', 'construction'],
    levels: levels('M/-/L'),
    examines: '质保期是否不短于通常的十二个月，工程缺陷责任期是否不超过二十四个月',
    reason: '质保期明显短于通常水平，潜在的质量问题往往在期满后才暴露，修理费用将由接受标的的一方自行负担。',
    basis: [
      civilCode('第六百二十二条', '约定的质量保证期短于法定期限的，以法定期限为准。'),
      retentionMeasures('第二条', '缺陷责任期一般为一年，最长不超过二年，由双方在合同中约定。'),
    ],
    suggestion: '质量保证期为自验收合格之日起【12】个月；修理、更换后的部分，质量保证期重新计算。',
    thresholds: { minMonths: 12, maxDefectMonths: 24 },
    check: checkLength,
  },
];

function checkPresence(contract: Contract): RuleOutcome {
  // Who supplies only labour hands over no work of its own to warrant.
  // What is eaten or was used before comes without a period of warranty.
  if (contract.type.type === 'construction' && !buildsSomething(contract)) return { kind: 'notApplicable' };
  if (/劳务/.test(contract.title?.text ?? '') || isConsumedOrUsed(contract)) return { kind: 'notApplicable' };
  const hasPeriod = says(
    contract,
    /(?:质保|保修|质量保证(?!金)|质量保修|缺陷责任|三包|免费维护|免费维保|维保|免费运维|质量担保)(?!金)(?:期限?)?(?:(?!最迟)[^，。；内满届]){0,30}[\d一二三四五六七八九十两半壹贰叁]+个?(?:年|月|日|天)|[\d一二三四五六七八九十两半]个?(?:年|月|日|天)[^，。；]{0,10}(?:质保|保修|质量保证(?!金)|免费维护|维保)|(?:质保|保修|质量保证|缺陷责任)期[^。；]{0,20}(?:按|依照|执行|见|规定)|(?:质保|保修)期[^。；]{0,4}自[^。；]{0,20}起(?:算|计算)?[：:]|(?:保用|包修|包换)[^，。；]{0,10}[\d一二三四五六七八九十两半]|[\d一二三四五六七八九十两半]个?[年月](?:之?内)[^。；]{0,24}(?:质量问题|故障|损坏|缺陷)[^。；]{0,24}(?:免费|修理|更换|负责)/,
  );
  if (hasPeriod) return { kind: 'passed' };
  const [dated] = findSentences(
    contract,
    /(?:质保|保修|质量保证|质量保修|缺陷责任|三包|维保|质量担保)(?:期限?|期间)[^。；]{0,60}[\d一二三四五六七八九十两半壹贰叁]+个?(?:年|月|日|天)/,
    /(?:质保|保修|保证)期[^，。；]{0,2}内[^。；]{0,60}[\d一二三四五六七八九十]+个?(?:工作)?(?:日|天|小时)内/,
  );
  if (dated !== undefined) return { kind: 'passed' };
  const [vague] = findSentences(contract, warranty, /质(?:量)?保(?:证)?金|期(?:满|内|届满)/);
  if (vague !== undefined) return { kind: 'hit', findings: [{ span: vague.sentence }] };
  return { kind: 'missing', after: placeFor(contract, /质量|验收|质保|售后/) };
}

const warrantyPeriod =
  /(?:质保期|保修期|质量保证期|质量保修期|免费维护期|缺陷责任期|三包期|质保期限|保修期限|质保|保修|保用期?|包修期?|包换)/;

function checkLength(contract: Contract, thresholds: Readonly<Record<string, number>>): RuleOutcome {
  const { minMonths = 12, maxDefectMonths = 24 } = thresholds;
  const isConstruction = contract.type.type === 'construction';
  const findings: Finding[] = [];
  for (const sentence of sentencesOf(contract)) {
    const match = warrantyPeriod.exec(sentence.text);
    // What spoils has a life from the day it was made, not a warranty.
    if (match === null || /自生产(?:之)?日|生虫|霉变|保质期/.test(sentence.text)) continue;
    const from = sentence.at(match.index, match.index + match[0].length);
    const period = factsWithin(contract.periods, { start: from.end, end: sentence.end })[0];
    if (period === undefined) continue;
    const between = contract.document.text.slice(from.end, period.start);
    const after = contract.document.text.slice(period.end, period.end + 2);
    if (
      /[内后]|期满|届满|响应|通知|到场|逾|超过|小时/.test(
        between.replace(/合格后|竣工后|验收后|交付后/g, ''),
      ) ||
      /^[内前后]/.test(after)
    )
      continue;
    const months = Math.round(monthsOf(period) * 10) / 10;
    if (isConstruction && /缺陷责任/.test(match[0]) && months > maxDefectMonths)
      findings.push({
        span: sentence,
        detail: `缺陷责任期约定为${months}个月，超过最长${maxDefectMonths}个月，质量保证金的返还将被推迟`,
        levels: levels('-/M/L'),
        suggestion: `缺陷责任期为${maxDefectMonths}个月，自工程通过竣工验收之日起计算，期满后14日内返还质量保证金。`,
      });
    else if (months < minMonths)
      findings.push({ span: sentence, detail: `约定的期间为${months}个月，短于${minMonths}个月` });
  }
  return hitOrPassed(findings);
}
