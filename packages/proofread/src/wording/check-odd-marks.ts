/**
 * Marks that the words around them do not allow: 报名方式；关注…, 施工期间、过往车辆请绕行, 可否同时投标。可以。, a stop behind 因暴雨预警. In: a line. Out:
 * drafts with the mark that belongs there, all 疑似.
 */
import type { CorrectionDraft } from '../correction.ts';
import { proofreadText } from '../proofread.text.ts';

interface MarkPattern {
  readonly pattern: RegExp;
  readonly right: string;
}

/** Words that stand before a comma and are no item of a list. */
const noItem =
  '(?:但是|因此|其中|首先|其次|另外|此外|同时|然而|所以|不过|例如|比如|为此|最后|目前|其余|届时|当前|近期|平时|以上|以下|据此|期间|同日|今[年后]|去年)';

const patterns: readonly MarkPattern[] = [
  // 报名方式；: what follows is the way.
  {
    pattern:
      /(?<=^[\u4e00-\u9fff]{0,6}(?:方式|时间|地点|对象|条件|电话|地址|流程|范围|标准|原则|办法))；(?=[^；]{4,80}$)/g,
    right: '：',
  },
  // 三，关于…: the number of a paragraph.
  {
    pattern:
      /(?<=^[一二三四五六七八九十]{1,3})，(?=关于|加强|进一步|切实|严格|落实|强化|完善|[\u4e00-\u9fff]{2,8}(?:问题|事项|情况|要求|安排|工作)[：，。])/g,
    right: '、',
  },
  // 施工期间、过往车辆请绕行: a time, and then who does what.
  {
    pattern:
      /(?<=(?:^|[，。；])[^，。；、]{2,14}(?:期间|[之以][后前]))、(?![^，。；]{0,30}(?:期间|[之以][后前]|[后前时内](?=[，。；、的])|阶段|夜间|届满))(?=[^，。；、]{2,20}(?:请|应|不得|不再|不予|须|必须|禁止|开放|关闭)[^，。；、]{1,30}[，。；])/g,
    right: '，',
  },
  // 可否同时投两个标段。可以，…: the answer follows.
  {
    pattern:
      /(?<=(?:^|[。；！？])[^。；！？，]{2,24}(?:可否|能否|是否)[^。；！？，]{2,30})。(?=(?:可以|不可以?|不能|能|是的|不是|否)[，。])/g,
    right: '？',
  },
  // 因暴雨预警。幼儿园停课: the reason is no sentence.
  {
    pattern: /(?<=(?:^|[。；])因(?![此而故])[^，。；]{2,10})。(?=[\u4e00-\u9fff]{4,40}[，。])/g,
    right: '，',
  },
  // 展会将于九月三日。在会展中心开幕: nor is the time.
  {
    pattern:
      /(?<=(?:^|[。；])[^，。；]{2,12}(?:将|定|拟|已)于[\d一二三四五六七八九十〇零年月]{2,12}[日时])。(?=在|由|召开|举行|正式)/g,
    right: '，',
  },
  // 抽检的水泥，砂石、外加剂均符合: all of them are spoken of.
  {
    pattern: new RegExp(
      `(?<=^[^，。；：、]{1,10}的(?!${noItem})[\\u4e00-\\u9fff]{1,3}[^中后时前内，。；：、])，(?!其中)(?=[\\u4e00-\\u9fff]{2,4}、[\\u4e00-\\u9fff]{2,4}[均都](?:符合|合格|达到|达标|满足|已(?:登记|入库|检)|有合格证))`,
      'g',
    ),
    right: '、',
  },
];

export function checkOddMarks(text: string): readonly CorrectionDraft[] {
  return patterns.flatMap(({ pattern, right }) =>
    [...text.matchAll(pattern)].map(({ 0: mark, index }): CorrectionDraft => {
      const rest = { ruleId: 'punctuation.odd', family: 'punctuation', tier: 'suspect' } as const;
      return {
        start: index,
        end: index + 1,
        suggestion: right,
        confidence: 0.86,
        reason: proofreadText.oddMark(mark, right),
        ...rest,
      };
    }),
  );
}
