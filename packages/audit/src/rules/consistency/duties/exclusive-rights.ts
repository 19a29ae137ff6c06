/** Exclusivity promised in one place and taken back in another: 独家经销, and yet others may be appointed. */
import type { Contract } from '@wenjian/contract';
import { sameLevels } from '../../../checks/find-side.ts';
import type { Finding } from '../../../rule.ts';
import { statementsOf } from '../statements.ts';

const appoint =
  '(?:发展|授权|许可|委托|指定|设立|开设|增设|新设|引入|引进|招募|聘请|任命|选择|批准|签约|允许|布局|拓展|设置|安排|采购|购买|供货|供应|销售|合作|经销|代理|加盟)';
const others =
  '(?:其他|其它|第三方|第三人|他人|别的|别家|多家|更多|同品牌|同类|新的|另一家|另外|数家|若干|关联公司|直营店|自营)';

/** 独家经销商, 唯一代理, 不再授权他人, 周边1.5公里内不再开设. */
const promised = new RegExp(
  `(?:独家|唯一(?:的)?|独占|排他)(?:性)?(?:的)?(?:区域|总)?(?:经销|代理|销售|授权|许可|供应|供货|合作|委托|运营|经营|加盟|冠名|服务|分销|推广|发行|播出|承办)|(?:不再|不得(?:再|另行)|不会(?:再|另行)|不另行?)(?:自行|直接)?(?:或者?)?(?:(?:向|委托|授权|许可|允许)[^，。；]{0,6})?${appoint}[^，。；]{0,10}${others}`,
);
const notPromised = /非独家|非排他|非独占|不(?:是|属于|构成|享有)[^，。；]{0,4}独家|取消|丧失|撤销|改为|转为/;

/** 可以另行发展其他经销商, 有权在任意地点开设, 保留直接向区域内客户销售的权利. */
const takenBack: readonly RegExp[] = [
  new RegExp(
    `(?:可以?|有权|得|保留|不受限制)[^。；]{0,24}(?:另行|另外|再|同时|自行|直接|任意|自由|随时|或者?)?${appoint}[^，。；]{0,8}${others}`,
  ),
  new RegExp(`(?:可以?|有权|得|保留)[^，。；]{0,16}(?:与|向|由|从)${others}[^，。；]{0,12}${appoint}`),
  /(?:可以?|有权|得)[^。；]{0,24}(?:任意|任何|不限|自由选择的?)(?:的)?(?:地点|地区|区域|位置|范围)[^。；]{0,16}(?:开设|设立|授权|增设|开店|设店)/,
  /(?:可以?|有权|保留)[^。；]{0,24}(?:直接|自行|自己)?(?:向|对|在)[^，。；]{0,6}(?:区域|地区|范围|商圈|该市|该省|辖区)(?:内)?[^，。；]{0,10}(?:客户|消费者|终端|用户|门店)?[^，。；]{0,4}(?:直接|自行)?(?:销售|供货|开店|开设|直销|铺货)/,
  /不影响[甲乙]方[^。；]{0,20}(?:授权|许可|委托|发展)[^，。；]{0,8}(?:其他|第三|他人)/,
];

/** A condition, a consent or another area: an exception, no contradiction. */
const conditional =
  /同意|协商一致|未(?:能)?(?:完成|达到|达成|按)|不(?:能|足)|没有?完成|违约|违反|逾期|终止后|期满后|届满后|解除后|如|若|情形|区域外|以外|之外|除外|取消|除本|拒绝|无法|不再续|转委托|不得|不可|无权|丧失|但(?:不|须|应)/;

const noObjection =
  /(?:不得|无权|不能)(?:对此|就此|因此)?(?:提出)?(?:任何)?(?:异议|反对|干涉|索赔|主张[^，。；]{0,8})/g;

export function exclusivityTakenBack(contract: Contract): Finding[] {
  const all = statementsOf(contract);
  const promises = all.filter(
    ({ text }) => promised.test(text) && !notPromised.test(text) && !isBan(contract, text),
  );
  // A title or a heading only where no sentence says it.
  const promise = promises.find(({ text }) => /[，。；]/.test(text)) ?? promises[0];
  if (promise === undefined) return [];
  const back = all.find(
    (statement) =>
      statement !== promise &&
      !conditional.test(statement.text.replace(noObjection, '')) &&
      takenBack.some((pattern) => pattern.test(statement.text)) &&
      isByGiver(promise.text, statement.text) &&
      isSameBusiness(promise.text, statement.text),
  );
  return back === undefined
    ? []
    : [
        {
          span: back.place,
          related: [promise.place],
          detail: '一处约定独家或者不再授权他人，一处又可以授权他人或者自行进入',
          levels: sameLevels('high'),
        },
      ];
}

/** 乙方不得委托其他机构: a duty of the one who receives the right, not a promise of the one who gives it. */
function isBan({ document }: Contract, text: string): boolean {
  if (/独家|唯一|独占|排他/.test(text)) return false;
  if (/未经|擅自|保密|竞争|竞业|离职|转(?:让|租|包|委托)/.test(text)) return true;
  return !/独家|区域保护|商圈|保护(?:区域|范围|半径)|加盟|经销|代理|许可|开设/.test(document.text);
}

const otherWork = /加工|生产|制造|物流|配送|检测|检验|评估|审计|施工|设计|仓储|运输|咨询|维修|安装/g;

/** 可以委托第三方加工 takes nothing back from an exclusive dealer. */
function isSameBusiness(promise: string, back: string): boolean {
  return (back.match(otherWork) ?? []).every((work) => promise.includes(work));
}

const who =
  '[甲乙丙]方|许可方|被许可方|特许人|被特许人|供货方|经销商|经销方|委托人|委托方|中介人|出租方|授权方|被授权方|平台方|代理商';
const giver = new RegExp(
  `(${who})(?:（[^）]{0,8}）)?(?:同意|承诺|保证)?[^，。；]{0,12}?(?:授权|指定|委托|授予|许可|聘请|任命|承诺|保证|独家|不再|不得)`,
);
const taker = new RegExp(
  `(${who})(?:（[^）]{0,8}）)?(?:系|为|是|作为|享有|取得|获得|被授予)[^，。；]{0,24}(?:独家|唯一|独占|排他)`,
);
const actor = new RegExp(`(${who})(?![^，。；]{0,2}(?:的|同意))`, 'g');

/** The one who may must be the one who gives the right, and not the one who has it. */
function isByGiver(promise: string, back: string): boolean {
  const at = /可以?|有权|得|保留|不影响/.exec(back)?.index ?? 0;
  const subject = [...back.slice(0, at + NEAR).matchAll(actor)].at(-1)?.[1];
  const gives = giver.exec(promise)?.[1];
  const takes = taker.exec(promise)?.[1];
  if (subject === undefined) return true;
  if (gives !== undefined && gives !== takes) return subject === gives;
  return takes === undefined || subject !== takes;
}

/** 不影响甲方…: the party may stand right after the verb. */
const NEAR = 6;
