/**
 * 的地得, 有由 and 需须 where the words around say which one is right, whatever stands in between. In: a line. Out: drafts of one
 * character.
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
      `(?<=完成|表现|执行|推进|进展|处理|保持|落实|履行|配合|干|做|办|写|说|讲|控制|掌握|反映)[的地](?=${asIf}[\\u4e00-\\u9fff]{1,4}[，。；])`,
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
    // 以经双方确认的数量为准 says by what.
    pattern:
      /(?<=[方人司款物议同书程])以(?=经(?![营济办销验审评核过]|其)(?![^。；]{0,40}(?:为准|为据|为限|依据|作为|结算|计算|的))[^。；]{2})/g,
    right: '已',
    reason: proofreadText.pair('以', '已'),
  },
];

export function checkGrammar(text: string): readonly CorrectionDraft[] {
  return patterns.flatMap(({ pattern, right, reason }) =>
    [...text.matchAll(pattern)].map(({ index }) => ({
      start: index,
      end: index + 1,
      suggestion: right,
      ruleId: 'typo.grammar.words-around',
      family: 'typo' as const,
      tier: 'suspect' as const,
      confidence: 0.92,
      reason,
    })),
  );
}
