/** Blanks, and leftovers of drafting. Remarks only, because only the user knows what belongs there. */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

const blank =
  /_{2,}|＿{2,}|【[ \u3000_\t]*】|\[[ \u3000_\t]*\]|［[ \u3000_\t]*］|[（(][ \u3000_\t]{2,}[）)]|(?<=[：:为共计])[ \u3000]{3,}(?=[元年月日天个%％，。；])/g;
const placeholder =
  /(?<![A-Za-z0-9×Ｘ])[Xx×Ｘ]{2,}(?![A-Za-z0-9×Ｘ])|[○●]{2,}(?![一二三四五六七八九年])|(?<![\d*＊])[*＊]{3,}(?![\d*＊])|某某(?!人|某)|待定(?!价|位|型)|待填写?|待补充|待确定|(?<![A-Za-z])(?:TBD|TODO|FIXME)(?![A-Za-z])/g;
const remains =
  /[（(【[](?:此处|本条|此条|本款|以上|以下)?(?:已?删除|待修改|待确认|待核实|待商榷|需修改|需确认|请确认|请补充|请填写|请修改|修订中|备注：[^）)】\]]{0,20}|批注[^）)】\]]{0,20}|示例|样本|模板|仅供参考)[）)】\]]|[【[](?:此处|这里|本条|本款|该条)[^】\]\n]{0,20}[】\]]|[【（([](?:[^】）)\]\n]{0,8})?请(?:法务|领导|律师|业务|财务|甲方|乙方|对方)?再?(?:确认|核实|补充|填写|审核|修改|核对)[^】）)\]\n]{0,8}[】）)\]]|[？?]{3,}|错误！未(?:找到|定义)[^。\n]{0,8}|Error! (?:Reference|Bookmark)[^。\n]{0,30}/g;

export function checkBlanks(text: string): readonly CorrectionDraft[] {
  return [
    ...[...text.matchAll(remains)].map((match) => remark(match, 'remains', proofreadText.remains)),
    ...[...text.matchAll(blank)].map((match): CorrectionDraft => {
      const draft = remark(match, 'empty', proofreadText.blank);
      return isSignature(text, draft) ? { ...draft, tier: 'advice' } : draft;
    }),
    ...[...text.matchAll(placeholder)].map((match) =>
      remark(match, 'placeholder', proofreadText.placeholder),
    ),
  ];
}

const signatureBefore =
  /(?:签字|盖章|签章|签名|签署|捺印|代表人?|代理人|经办人|负责人|日期|时间)(?:[（(][^（()）]{0,10}[）)])?[：:]?[\s_＿年月日]*$/;
const LONGEST_SIGNATURE = 60;

/** Signatures and dates are left blank on purpose: 甲方（盖章）：____ 日期：__年__月__日. */
function isSignature(text: string, { start }: CorrectionDraft): boolean {
  return (
    text.length <= LONGEST_SIGNATURE && !/[。；]/.test(text) && signatureBefore.test(text.slice(0, start))
  );
}

function remark(match: RegExpExecArray, name: string, reason: string): CorrectionDraft {
  return {
    start: match.index,
    end: match.index + match[0].length,
    suggestion: null,
    ruleId: `blank.${name}`,
    family: 'blank',
    tier: 'suspect',
    confidence: 0.9,
    reason,
  };
}
