/**
 * Clauses that stop before they have said anything: 加强管理，采取，; 超过预算的，其投标。; 保险费用由双方各自。 In: a line. Out: remarks without a
 * replacement, for nobody can know what is missing; all 疑似. Promise: a verb whose object stands before it (由…采取, 所采取) lacks nothing.
 */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

/** Verbs that say nothing without their object. */
const openVerbs =
  '采取|予以|给予|具有|属于|成为|致使|导致|遵循|避免|防止|确保|以便|便于|享受|赋予|基于|鉴于|涉及|构成';
const patterns: readonly RegExp[] = [
  // 采取，防止发生事故: the object of the verb is not there.
  new RegExp(
    `(?<=^|[，；、。])(?:并|应当?|须|必须|及时|立即|积极|可以|不得|共同){0,3}(?<open>${openVerbs})(?=[，。；])`,
    'dg',
  ),
  /(?<=(?:应当?|须|必须|不得|有权|负责)(?:及时|立即|积极|严格)?)(?<open>采取|给予|具有|遵循|避免|防止|确保|享受)(?=[，。；])/dg,
  // 费用由双方各自。: who does it is said, and not what.
  /(?:由|归)(?:甲乙双方|双方|各方|买卖双方|甲方|乙方|其|责任方|违约方)(?<open>各自|分别|共同|自行|平均|按比例|负责并|全部|单独)(?=[。；，](?!承担|负责|负担|分担|享有))/dg,
  // 未提交的，其投标。: the thing is named, and nothing is said of it.
  /(?<=的，)(?<open>其(?:投标|报价|申请|资格|责任|损失|费用|合同|保证金|押金|行为|权利|义务|货款|价款))(?=[。；])/dg,
  // 乙方应当。
  /(?<=[方人])(?<open>应当|有权|不得|须)(?=[。；])/dg,
];
const hasObject = /[由被所将把][^，。；]{0,12}$/;
const CONFIDENCE = 0.88;
const LOOK_BACK = 14;

export function checkLacking(text: string): readonly CorrectionDraft[] {
  return patterns.flatMap((pattern, at) =>
    [...text.matchAll(pattern)].flatMap((match): CorrectionDraft[] => {
      const [start = 0, end = 0] = match.indices?.groups?.open ?? [];
      const isOfVerb = at < 2;
      if (isOfVerb && hasObject.test(text.slice(Math.max(0, start - LOOK_BACK), start))) return [];
      return [
        {
          start,
          end,
          suggestion: null,
          ruleId: 'typo.unfinished',
          family: 'typo',
          tier: 'suspect',
          confidence: CONFIDENCE,
          reason: proofreadText.unfinished(match.groups?.open ?? ''),
        },
      ];
    }),
  );
}
