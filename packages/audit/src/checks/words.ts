/**
 * Classes of synonyms in contracts, from statute language to everyday speech. Rules combine them; a missing
 * word is missing in every rule, so it is added here and not to a single pattern.
 */

/** One pattern built from classes and signs: wording`${late}[^。；]{0,20}${fined}`. */
export function wording(signs: TemplateStringsArray, ...classes: readonly RegExp[]): RegExp {
  return new RegExp(signs.raw.map((part, index) => `${part}${sourceOf(classes[index])}`).join(''));
}

/** One pattern that matches any of these. */
export function anyOf(...classes: readonly RegExp[]): RegExp {
  return new RegExp(classes.map(sourceOf).join('|'));
}

export const may = /(?<!不)(?:可以?|得(?!到|出|知|起|当))|有权|享有|保留/;
export const unasked =
  /(?:无[需须庸]|毋[需须庸]|不[需须必用经]|不需要|未经)[^，。；]{0,18}(?:同意|许可|征求|征得|认可|批准|问过|通知|告知|征询)|(?:免于?|可不|不再|不另行?|不予)[^，。；]{0,10}(?:征求|征得|征询|通知|告知|知会|商量|协商)|不(?:另行)?征询|自己?作主|自行(?:决定|作主|做主|拿主意)|径行|径自|自由|任意|随意/;
/** At one's own discretion. */
export const atWill =
  /随时|任何时候|任意|随意|单方面?|自行|自主|无条件|无(?:须|需)?[^，。；]{0,6}理由|不附理由|不(?:需|必|说明)[^，。；]{0,6}理由|酌情|视[^，。；]{0,10}(?:需要|情况)|(?:不论|无论|不问|不管)[^，。；]{0,4}(?:原因|理由|缘由)|(?:基于|以|因)任何(?:原因|理由)|无因|其认为(?:必要|合适|适当|不宜)|依其(?:判断|意愿)|为其便利|(?:经营|业务|战略)(?:上的?)?(?:需要|调整|变化)/;
/** No compensation for harm. */
export const notLiable =
  /概?不(?:予|再|作|另行?)?(?:承担|负|赔|理赔|补偿|认(?!定|可|为)|管(?!理)|理会|退)|概不|免责|免除[^，。；]{0,10}责任|免于?承担|免(?:予|于)?赔|无[须需](?:承担|负|赔)|毋[须需庸](?:承担|负|赔)|不对[^，。；]{0,20}(?:负责|承担|赔偿)|无关|无涉|不相干|(?:无|没有)任何关系|没有关系|自负|自理|自担|自行(?:承担|负责|负担|解决|消化|善后|应对|了结)|自己(?:承担|负责|负担|消化|解决|出)|本人(?:承担|负责|负担)|不在赔偿之列|不在[^，。；]{0,6}赔偿|(?:不得|无权|不能)[^，。；]{0,10}(?:索赔|追究|主张|要求赔|请求赔)|放弃[^，。；]{0,8}(?:索赔|追究|赔偿|追偿)/;
/** No payment for it. */
export const unpaid =
  /不(?:负|予|作|承担|认|给|付|退|支付|给予|做)[^，。；]{0,14}(?:补偿|赔偿|责任?|费用?|退费|损失)|(?:无[须需庸]|毋[须需庸]|不必|不用)[^，。；]{0,16}(?:补偿|赔偿|承担|支付|付)|一概不|概不|不予(?:补偿|赔偿|退)|不(?:再|另)(?:行)?(?:补偿|赔偿|计付|找补)|分文不/;
export const late =
  /逾期|逾|迟延|延迟|延误|延期|拖延|拖欠|拖(?:过|一|一天)?|迟(?:交|付|到|一)|每[迟晚拖]|晚(?:交|付|到|一)|误期|超期|未按[时期约]|未在[^，。；]{0,10}内|未按[^，。；]{0,8}(?:时限|时间|期限)|未(?:如期|准时|及时)|脱期|滞后|过(?:期|时)|欠(?:款|付|缴|交|租)/;
/** The consequences of late or bad performance. */
export const fined = /违约金|滞纳金|罚息|罚金|罚款|赔偿金|扣款|扣罚|计罚|罚|扣|赔付|补偿|加收/;
export const ending =
  /解除|终止|解约|中止|取消|撤销|退出|收回|收房|换锁|腾退|搬[走离清出]|叫停|停止(?:合作|履行|供货|服务|供应)|关停|终结|不再(?:履行|续签|续约|合作)|停用|下线|结束合作|退租|清退/;
/** Third parties that may pay the payer first. */
export const thirdPayer =
  /业主|建设单位|发包[人方]|总包(?:方|单位)?|总承包[人方]|最终(?:用户|客户)|终端(?:用户|客户)|用户单位|上游(?:单位|客户)?|下游(?:客户)?|客户|第三[人方]|项目方|财政|主机厂|整机厂|投资方|采购商|上级(?:单位)?|集团总部/;
/** Paperwork on the payer's side that is required between a performance and its payment. */
export const payersWill =
  /(?:资金|回款|财务|现金流|销售)[^，。；]{0,8}(?:紧张|不理想|不足|困难|核准|状况|宽裕|充裕|情况|到位|允许)|排款|内部[^，。；]{0,8}(?:审批|流程|审计|程序)|(?:审批|请款|付款|财务)(?:流程|手续|程序)(?![：:])|是否(?:认可|满意|合格)[^，。；]{0,4}由/;
export const personal =
  /个人信息|(?:客户|用户|会员|员工|学员|患者|顾客|消费者|业主|住户|承租人|租客)(?:的)?(?:个人|身份)?(?:信息|资料|数据)|姓名|联系方式|手机号|身份信息|身份证号|就诊记录|位置信息|人脸|通讯录|账户信息/;
export const secret = /保密|秘密|泄露|泄漏|披露|透露|外传/;
export const securedThings =
  /抵押物|质押?物|担保物|抵押|质押|房屋|房产|房子|该房|商铺|车辆|车子|股权|机器|设备|土地|财产/;

function sourceOf(part: RegExp | undefined): string {
  return part === undefined ? '' : `(?:${part.source})`;
}
