/**
 * Quoted words that are terms. Brands, systems, projects, words to be written somewhere and definitions are
 * quoted too.
 */

export const quotedWord = /“([\u4e00-\u9fffA-Za-z]{2,10})”/g;

const namedBefore =
  /(?:简称|称为?|统称|合称|以下称|下称|名为|构成|属于?|之日为|日为|名称[为是]?|即|命名为|标[注明有示]|注明|写明|载明|印有|品牌|商标|商号|字号|微信|公众号|账号|项目|产品|系统|平台|软件|关键词|栏|选择|在|勾选|备注|店名|认证|称号|系列|使用|型号|规格|主题|活动|的)[：:]?$/;
const namedAfter =
  /^(?:是指|系指|指|一词|字样|品牌|商标|牌|系列|项目|系统|平台|软件|小程序|公众号|字|号|款|店|标识|标志|活动|工程|奖|认证|计划|网站|模块|课程|岗位|专项|条款|指标|专利|包括|包含|含义|（|：|、“|或“|和“|及“)/;

export function isUsedAsTerm(text: string, index: number, length: number): boolean {
  const before = text.slice(Math.max(0, index - 10), index);
  const after = text.slice(index + length, index + length + 8);
  if (namedBefore.test(before) && !/(?:在|的|使用)$/.test(before)) return false;
  return !namedAfter.test(after);
}
