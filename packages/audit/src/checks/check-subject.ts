/**
 * Whether the subject of the contract is defined: goods by specification and quantity, software by its
 * deliverables.
 */
import type { Contract } from '@wenjian/contract';
import type { RuleOutcome } from '../rule.ts';
import { placeFor } from './build-rule.ts';
import { findSentences, matchesIn, says } from './find-sentences.ts';

const listElsewhere =
  /(?:见|以|按|依|详|附|所列|列明)[^，。；]{0,16}(?:清单|明细|报价单|规格书|技术协议|图纸|附表|订单|单价表)|(?:清单|明细)(?:如下|为准)|采购订单|订单(?:确认|载明|约定|下达)/;

export function checkGoods(contract: Contract): RuleOutcome {
  const quantified = [
    ...findSentences(contract, quantityInFigures),
    ...findSentences(contract, quantityInWords),
  ].map(({ sentence }) => sentence);
  const hasSpecification =
    says(contract, specification) || matchesIn(quantified, modelBesideQuantity, otherNumber).length > 0;
  const hasQuantity = quantified.length > 0 || says(contract, /数量|采购量|总量|订单/);
  const isListed =
    findSentences(
      contract,
      listElsewhere,
      /违约|终止|解除|验收|收货|不一致|送货|逾期|迟延|取消|归(?:甲|乙)方/,
    ).length > 0;
  const [vague] = findSentences(contract, leftOpen, /附件|清单如下|订单|违约|质量/);
  if (vague !== undefined && (!hasSpecification || !hasQuantity || /规格|型号|数量/.test(vague.match[0])))
    return { kind: 'hit', findings: [{ span: vague.sentence }] };
  if (isListed || (hasSpecification && hasQuantity)) return { kind: 'passed' };
  return { kind: 'missing', after: placeFor(contract, /标的|产品|货物|设备|数量|定作/) };
}

const specification =
  /规格|型号|品牌|牌号|货号|款式|尺寸|图纸|配置|参数|技术(?:要求|规格|协议|指标)|等级|材质|样品|版本|\d(?:克|毫米|厘米|寸|升|毫升|瓦|mm|cm|kg|W|V)|(?:国标|优等|一等|特级)/;

const quantityInFigures =
  /\d(?:万)?(?:吨|公斤|千克|件|台|套|个|箱|米|立方米|平方米|只|包|桶|瓶|袋|支|张|把|册|份|批次|辆|艘|架|株|棵|头|根|双)/;

/** 机床两台, 三吨水泥; not 第一件, 一式两份 or the papers that come with the goods (说明书一套, 两套图纸). */
const quantityInWords =
  /(?<!(?:一式|任何|每|第|其中|另|任|某|同|说明书|资料|图纸|文件|手册|副本|正本|样品|样机|发票|复印件|凭证)(?:各|共)?)[一两二三四五六七八九十百千万壹贰叁肆伍陆柒捌玖拾佰仟]{1,8}余?(?:吨|公斤|千克|件|台|套|箱|只|包|桶|瓶|袋|支|张|把|册|辆|艘|架|株|棵|头|根|双)(?![^，。；]{0,6}(?:资料|图纸|文件|说明书|手册|副本|正本|样品|样机|复印件|发票|钥匙))/;

/** A model by its code (MS-200, CK6150) or its brand (东风牌), when the word 型号 is missing. */
const modelBesideQuantity = /[A-Za-z]{1,6}[-/]?\d{2,}|[\u4e00-\u9fff](?<![车铭挂招门摘名])牌(?![照匾])/;
const otherNumber = /编号|账号|开户|信用代码|发票号/;

/** To be agreed later. What comes after a comma (型号为 MS-200，到货时间另行通知) is about something else. */
const leftOpen =
  /一批|若干|一定数量|适量|有关(?:产品|货物|设备)|各类(?:产品|货物)|(?:规格|型号|数量|品种)(?:[^，。；]{0,16}|[^，。；]{0,8}，(?:由|均|都|则|待|具体|届时|以)[^，。；]{0,8})(?:另行|待定|届时|口头|另议|再定|以到货|由(?:卖|供|乙)方安排)/;

export function checkDeliverables(contract: Contract): RuleOutcome {
  const [vague] = findSentences(
    contract,
    /(?:需求|功能|交付物|开发内容|成果)[^。；]{0,20}(?:口头|随时|另行(?:通知|告知|商定|约定)|届时|以[^，。；]{0,10}(?:临时|后续|届时)[^，。；]{0,10}为准|待定)/,
    /变更|书面确认/,
  );
  if (vague !== undefined) return { kind: 'hit', findings: [{ span: vague.sentence }] };
  const isListed =
    contract.type.type === 'softwareLicence'
      ? says(
          contract,
          /软件(?:名称|版本|模块|产品|功能|清单)|许可软件|授权软件|V\d|\d版|安装介质|授权(?:文件|码|证书)|(?:用户|使用)(?:手册|文档)|功能/,
        )
      : says(
          contract,
          /交付(?:物|件|清单|内容)|(?:交付|提交)[^。；]{0,30}(?:报告|文档|程序|手册|代码|样机|图纸|资料|说明书)|成果(?:清单|形式|包括)|需求(?:说明|规格|文档|清单|分析|书)|功能(?:清单|说明|需求|要求|模块)|(?:具备|实现|包括|包含|以下|下列)[^。；]{0,16}功能|功能：|技术(?:规格书|任务书|要求|指标)|研究开发(?:内容|目标)/,
        );
  return isListed
    ? { kind: 'passed' }
    : { kind: 'missing', after: placeFor(contract, /开发|内容|标的|许可|项目/) };
}
