/**
 * Sentences that read like a burden and carry their answer in themselves: who causes a loss bears it, who pays for a thing gets what it
 * brings in, and a price or an instalment is what was agreed. Promise: says nothing about sentences that put it on the other side.
 */
import { type Contract, partyMentions } from '@wenjian/contract';

export function isAnswered(contract: Contract, text: string): boolean {
  return (
    isPrice(text) || leavesFree.test(text) || isBorneByCause(contract, text) || isTakenByPayer(contract, text)
  );
}

/** 公开招聘的不在此限; 乙方有权查看原始数据: an exception that sets free, and a right to look that costs nobody anything. */
const leavesFree =
  /不在此限[。；]?$|(?:扣减|不支付|不再支付|减收)(?:该|相应|对应)(?:项|部分)?(?:的)?(?:费用|价款|报酬)[^，。；]{0,10}[。；]?$|有权(?:查看|查阅|查询|核对|了解)[^，。；不]{0,16}[。；]?$/;

const amount = /\d万?元|[元圆]整/;
const harsh =
  /不(?!含税|低于|少于|计(?:算)?复利)|无[须需权]|概|均由|一律|另行|随时|任[何意]|自行|单方|放弃|视为|违约|赔偿|罚|扣|没收|加收|倍|归|先行|提前/;

/** 甲方按小时计酬，标准为每小时26元; 验收合格后十日内支付总价的15%，即270,000元. */
function isPrice(text: string): boolean {
  return (
    amount.test(text) &&
    !harsh.test(text) &&
    /[支给交]付|付清|付\d|单价|价格|总[价额]|[合共总]计|工钱|计[酬价费]|标准为|每(?:平方米|小时|[日天月年台件套吨次课])/.test(
      text,
    )
  );
}

/** 因承包方拖欠工资引发的纠纷，由承包方自行处理并承担全部费用. */
function isBorneByCause(contract: Contract, text: string): boolean {
  const [, cause = '', rest = ''] =
    /^[\d.、（）()一二三四五六七八九十\s]{0,8}因(?!不可抗力)([^，。；]{2,40})，([^。]*)/.exec(text) ?? [];
  if (cause === '' || harshShift.test(text)) return false;
  const causing = partyMentions(contract, cause)[0]?.word;
  return causing !== undefined && cause.startsWith(causing) && new RegExp(`由${causing}`).test(rest);
}

const harshShift = /无论|不论|不管|包括但不限于|连带|倍|没收|放弃|概不|(?:全部|一切|任何)责任/;

/** 维权由许可人决定并承担费用，所得赔偿归许可人; 甲方…负责售票、宣传、场地，全部票房收入归甲方. */
function isTakenByPayer(contract: Contract, text: string): boolean {
  const [, taker = ''] = /归([^，。；]{2,12}?)(?:所有|享有)?(?:[，。；]|$)/.exec(text) ?? [];
  if (taker === '' || /不予?退|没收|一律|概/.test(text)) return false;
  const before = text.slice(0, text.indexOf(`归${taker}`));
  const others = partyMentions(contract, before).filter(({ word }) => word !== taker);
  return others.length === 0 && /承担|负担|负责|出资|投入/.test(before);
}
