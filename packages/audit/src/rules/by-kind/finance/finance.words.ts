/** Words of loans, security, factoring, finance leases and managed money. */
import type { Contract } from '@wenjian/contract';
import { anyKind, kindOf } from '../provision.ts';

export const isLoan = kindOf(
  /借款|借贷|贷款|借条|借据|欠条|授信|周转金/,
  /借款人|出借人|贷款人/,
  /出借|借款(?:本金|金额|期限)/,
);
export const isGuarantee = kindOf(
  /担保|保证(?!金)(?:合同|协议|书|函)|抵押|质押|承诺函/,
  /保证人|担保人|抵押人|出质人/,
);
export const isMortgage = kindOf(/抵押/, /抵押(?:权|人|财产|物|房)|设定抵押|提供抵押|作抵押/);
export const isPledge = kindOf(/质押/, /出质人|质权|质押(?:物|财产|标的|股权|给|担保)|(?:提供|设定|作)质押/);
/** Somebody secures a debt here, whatever the contract is about. */
export const hasSecurity = anyKind(
  isGuarantee,
  isMortgage,
  isPledge,
  kindOf(/(?!)/, /(?:责任|一般)保证|保证(?:责任|期间|期限|方式|担保)|提供担保/),
);
export const isMaximum = kindOf(/最高额/, /最高(?:债权)?额/, /连续发生|一定期间|债权确定|决算期/);
export const isFactoring = kindOf(/保理/, /保理(?:人|商|融资|首付款|预付款)/);
export const isFinanceLease = kindOf(
  /融资(?:性)?租赁|售后回租|直租|回租/,
  /融资租赁|售后回租|留购价|名义货价/,
  /租赁物/,
);
export const isWealth = kindOf(
  /理财|资产管理|委托投资|受托投资|代客|资管|私募|基金(?:合同|份额|认购)|投资管理|操盘|信托/,
  /委托资产|受托资产|理财资金|委托资金|投资账户|证券账户/,
  /收益|投资/,
);
export const isMoneyLent = anyKind(isLoan, isFactoring, isFinanceLease);

/** A bank may reckon interest on interest by the rules for its trade. */
export function isLentByBank({ parties }: Contract): boolean {
  return parties.some(
    ({ name, label, aliases }) =>
      /银行|信用合作|农村信用/.test(name ?? '') && /贷款|出借|甲方|债权/.test([label, ...aliases].join(' ')),
  );
}

/** What is paid for money, under whatever name. */
export const interest =
  /利息|利率|计息|罚息|[年月日]息|[年月日]利|分利|息费|年化|融资成本|借款成本|资金成本|(?:资金|借款|款项)?(?:使用|占用)费|(?:保理|融资|综合|借款|财务|居间|顾问|管理)(?:服务)?费/;
export const unconsulted =
  /(?:无[须需庸]|毋[须需庸]|不[须需必用经]|不需要|不再|不另|未经|免于?|可不|不以)[^，。；]{0,18}(?:同意|许可|征求|征得|认可|批准|知会|通知|告知|征询|协商|商量|签字|确认|知晓)|不(?:论|管|问)[^，。；]{0,16}(?:是否|同意|知情)|自行(?:决定|调整|确定|商定|安排|处理|选择)|径行|径自|其认为(?:必要|合适|适当)|视为[^，。；]{0,14}(?:同意|认可|接受)|单方(?:面)?|(?:予以|均|一律|视为|当然|自动|一概)(?:予以)?(?:认可|同意|接受|承认|知悉)|(?:无|没有|不持|不得(?:有|提出)?|不提)(?:任何)?异议/;
export const stillLiable =
  /(?:仍|继续|依然|依旧|照样|照旧|一并|当然|同样|均|全部|自动|随之|不变|都)[^，。；]{0,24}(?:承担|负责|负有?|担保|保证|清偿|偿还|有效|赔)|不(?:得|能|可)[^，。；]{0,14}(?:免责|免除|拒绝|抗辩|解除)|不(?:因此|因而)?(?:免除|免责|减轻|减少|减免|降低|解除|受[^，。；]{0,6}影响|影响|失效|消灭)|对[^，。；]{0,24}(?:承担|负责)|(?:随之|相应|自动)(?:顺延|延长|增加|扩大)/;
export const secured =
  /抵押|质押|担保物|质物|房屋|房产|厂房|土地|股权|车辆|设备|存货|应收账款|不动产|商铺|机器|财产/;
export const guarantor = /保证|担保|抵押人|出质人|保证人|担保人|担保责任/;
