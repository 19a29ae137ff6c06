/**
 * The built-in lists of sensitive words: short on purpose. Each is based on a statute; a team adds the
 * forbidden words of its own trade. Words that are harmless in most documents (最高, 第一) are listed only in
 * phrases that make them a claim.
 */
import type { SensitiveList } from '@wenjian/plagiarism';

export interface BuiltInList extends SensitiveList {
  readonly name: string;
}

export const builtInLists: readonly BuiltInList[] = [
  {
    id: 'absolute',
    name: '绝对化用语',
    tags: ['绝对化用语'],
    // 《广告法》第九条第三项：“国家级”“最高级”“最佳”等用语。
    words: [
      '国家级',
      '世界级',
      '最高级',
      '最佳',
      '最先进',
      '最优质',
      '最便宜',
      '最权威',
      '全国第一',
      '世界第一',
      '行业第一',
      '销量第一',
      '排名第一',
      '第一品牌',
      '全网最低',
      '史无前例',
      '独一无二',
      '绝无仅有',
      '万无一失',
      '顶级品质',
      '极致品质',
      '百分之百有效',
      '零风险',
      '永不磨损',
    ],
  },
  {
    id: 'exclusion',
    name: '招标限制性表述',
    tags: ['限制竞争'],
    // 《招标投标法实施条例》第三十二条：不得以不合理的条件限制、排斥潜在投标人或者投标人。
    words: [
      '唯一供应商',
      '指定品牌',
      '指定供应商',
      '指定专利',
      '仅限本地企业',
      '仅限本省企业',
      '仅限本市企业',
      '不接受外地企业',
      '不接受外地供应商',
      '仅限国有企业',
      '须为本地注册企业',
    ],
  },
  {
    id: 'collusion',
    name: '串通投标与商业贿赂',
    tags: ['串通投标'],
    // 《招标投标法》第三十二条、第三十三条；《反不正当竞争法》第七条。
    words: [
      '围标',
      '串标',
      '陪标',
      '卖标',
      '内定中标',
      '借用资质',
      '出借资质',
      '挂靠资质',
      '泄露标底',
      '好处费',
      '账外暗中',
      '感谢费',
    ],
  },
];
