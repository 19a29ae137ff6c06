/**
 * 的地得, 有由 and 需须 where the words around say which one is right, whatever stands in between. In: a line. Out: drafts.
 */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

/** How something is done. */
const manner =
  '(?:严格|认真|及时|妥善|如实|切实|主动|积极|逐步|有序|迅速|谨慎|勤勉|定期|逐一|顺利|圆满|无条件|有计划|有步骤|高质量|实事求是|毫无保留|毫不延迟|不折不扣|自觉|完全|尽快|尽早|诚信|依次)';
/** Doing that is never a thing: 合理的完成时间 has an end of its own. */
const doing =
  '(?:按照|按(?=[期约时质])|依照|依法|遵守|遵循|将(?!来)|把(?!握)|予以|加以|推进(?![速情计方会])|推动|做好|落实(?![情措方])|披露(?![义情])|反映(?!的|情)|告知(?![义函书])|返还(?![义责期])|执行(?=本|该|上述|甲方|乙方|国家|合同|各项)|履行(?=本|该|上述|合同|各项|其|自己|自身|职责|义务))';
const asIf = '(?:十分|非常|相当|较为|很|不够|极为)';

interface Pattern {
  readonly pattern: RegExp;
  readonly right: string;
  readonly reason: string;
}

const patterns: readonly Pattern[] = [
  {
    pattern: new RegExp(`(?<=${manner})[的得](?=${doing})`, 'g'),
    right: '地',
    reason: proofreadText.mannerWord,
  },
  {
    pattern: new RegExp(
      `(?<=完成|进行|开展|运行|运转|筹备|组织|安排|实施|表现|执行|推进|进展|处理|保持|落实|履行|配合|干|做|办|写|说|讲|控制|掌握|反映)[的地](?=${asIf}[\\u4e00-\\u9fff]{1,4}[，。；])`,
      'g',
    ),
    right: '得',
    reason: proofreadText.mannerWord,
  },
  {
    pattern:
      /(?<=[尚仍现还另共])由(?=[一二三四五六七八九十百千两多数若\d]{1,4}[户家人名台套项笔处件份栋间个万余])/g,
    right: '有',
    reason: proofreadText.pair('由', '有'),
  },
  {
    pattern:
      /(?<=[尚仍另还共约]|预计|总计|合计|大约)须(?=资金|经费|费用|时间|时日|款项|人工|人力|材料|投入|[约\d一二三四五六七八九十百千万]{1,6}[元万天日年个])/g,
    right: '需',
    reason: proofreadText.pair('须', '需'),
  },
  {
    pattern:
      /(?<=[人方司行院局处部会厂校位者]|均|业)以(?=于(?:本[年月日周季]|上[年月周]|[去前昨当]|20\d|二〇|[\d一二三四五六七八九十]{1,4}[年月日]))/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
  {
    pattern:
      /(?<=[人方者物同书的后时])既(?=取得|视为|生效|构成|丧失|解除|终止|告|行|发生|享有|成立|失效|为有效|为无效|应|有权)(?![^。；]{0,40}[又也且亦])/g,
    right: '即',
    reason: proofreadText.pair('既', '即'),
  },
  {
    pattern: /(?<=截)止(?=\d{2,4}年|\d{1,2}月|[一二三四五六七八九十]{1,2}月)/g,
    right: '至',
    reason: proofreadText.pair('截止', '截至'),
  },
  {
    // What lasts is a term.
    pattern: /(?<=质保|保修|质量保证)金(?=(?:为|是|共)[一二三四五六七八九十\d]{1,4}(?:个月|年))/g,
    right: '期',
    reason: proofreadText.pair('质保金', '质保期'),
  },
  {
    pattern:
      /(?<![已未须不应再])经一(?=提示|发现|查实|确认|公布|签收|核实|采用|录用|注册|售出|接受|签署|通知|作出|送达)/g,
    right: '一经',
    reason: proofreadText.pair('经一', '一经'),
  },
  {
    // 以经双方确认的数量为准 says by what.
    pattern:
      /(?<=[方人司款物议同书程])以(?=经(?![营济办销验审评核过]|其)(?![^。；]{0,40}(?:为准|为据|为限|依据|作为|结算|计算|的))[^。；]{2})/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
];

export function checkGrammar(text: string): readonly CorrectionDraft[] {
  return patterns.flatMap(({ pattern, right, reason }) =>
    [...text.matchAll(pattern)].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      suggestion: right,
      ruleId: 'typo.grammar.words-around',
      family: 'typo' as const,
      tier: 'suspect' as const,
      confidence: 0.92,
      reason,
    })),
  );
}
