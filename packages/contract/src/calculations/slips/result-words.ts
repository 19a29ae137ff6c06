/** The words before a result, what makes it another thing, and the relation that is read. */
import type { Figure, ProductRelation } from '../figures/figure-relation.ts';

export const added =
  /(?:合计|共计|总计|一共|加起来[^，。；\d]{0,6}|总[\u4e00-\u9fff]{1,4})(?:为|是|约)?(?:人民币)?$/;
export const resulting =
  /(?:为|是|计|即|共|合|合计|共计|总计|应付|应缴|总[价额计][款额]?|总金额)(?:人民币|[¥￥])?$/;
export const otherMatter =
  /逾期|违约|罚|赔|至少|不低于|不少于|不超过|上限|最高|左右|约(?=\d)|累计|剩余|余款|扣除|递增|其中|税率|利率|第[一二三四五六七八九十\d]+[期笔次年]|首[期付笔年]|预付|定金/;

export const MOST_PARTS = 8;

export function product(
  factors: readonly Figure[],
  result: Figure,
  name: 'share' | 'product',
): ProductRelation {
  return { kind: 'product', name, factors, result };
}
