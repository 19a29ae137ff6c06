/** Custody and exports: taking back early, claims of others, customs, letters of credit, trade terms. */
import { levels } from '../../checks/build-rule.ts';
import { says } from '../../checks/find-sentences.ts';
import { civilCode, law } from '../../checks/laws.ts';
import { about, provisionRule } from '../../checks/provision-rule.ts';
import type { Rule } from '../../rule.ts';
import { keptThings } from './trade.words.ts';

const isStorage = about(/仓储|保管人|保管费|寄存|存货人|托管(?:物|费)|仓单/);
const isTrade = about(/FOB|CIF|CFR|CIP|FCA|EXW|DDP|DAP|信用证|报关|出口|进口|提单/);
const customsLaw = law('《中华人民共和国海关法》', '2021-04-29');
const exportControlLaw = law('《中华人民共和国出口管制法》', '2020-12-01');

export const goodsMoreRules: readonly Rule[] = [
  provisionRule({
    id: 'delivery.early-return-barred',
    title: '限制寄存人提前领取',
    family: 'delivery',
    applies: isStorage,
    levels: levels('H/-/M'),
    examines: '寄存人、存货人能否提前领取保管物，代价是否过重',
    reason: '寄存人可以随时领取保管物；约定期满前不得领取，或者须付清全部剩余费用再加补偿，限制了法定权利。',
    basis: [
      civilCode(
        '第八百九十九条',
        '寄存人可以随时领取保管物；约定保管期限的，保管人无特别事由不得请求提前领取。',
      ),
    ],
    suggestion: '{payer}可以随时领取保管物，提前领取的按实际保管天数结算费用，多付部分退还。',
    ways: [
      [
        /(?:届满|期满|到期)(?:之)?前|提前|中途|期(?:限)?内|未到期/,
        /领取|提取|取回|提货|取走|出库|取出/,
        /(?:PAYER)?[^，。；]{0,6}(?:不得|不可|不能|无权)[^，。；]{0,6}(?:要求|提前|领|提|取)|剩余[^，。；]{0,8}(?:全部)?[^，。；]{0,4}(?:费|款)|(?:另|还|加)[^，。；]{0,20}(?:补偿|违约金|赔偿)|不予办理/,
      ],
    ],
    unless:
      /PERFORMER[^，。；]{0,12}(?:不得|无权|不能|不可)|特别事由|(?:要求|请求|通知)PAYER[^，。；]{0,4}提前|可以随时|按实际|预约|提前[一二三四五六七八九十\d]+(?:日|个工作日|小时)(?:通知|预约|告知|申请)/,
  }),
  provisionRule({
    id: 'delivery.handed-to-claimant',
    title: '有人主张权利即可把保管物交给他人',
    family: 'delivery',
    applies: isStorage,
    levels: levels('H/-/M'),
    examines: '第三人主张权利时保管人是否仍应向寄存人返还',
    reason:
      '第三人主张权利的，除法院采取保全或者执行措施外，保管人应当向寄存人返还；由保管人自行判断交给他人，寄存人可能失去财产。',
    basis: [
      civilCode(
        '第八百九十六条',
        '第三人对保管物主张权利的，除保全或者执行措施外，应当向寄存人返还，并及时通知寄存人。',
      ),
    ],
    suggestion:
      '第三人对保管物主张权利的，{performer}应当立即通知{payer}；除司法机关依法采取措施外，只向{payer}返还。',
    ways: [
      [
        /第三[人方]|案外人|他人|权利人|债权人|其他人|任何人/,
        /主张|声称|提出[^，。；]{0,8}(?:权利|异议)|持[^，。；]{0,10}(?:证据|证明|凭证|文件)|索取|认领/,
        /(?:可以?|有权|得|应)[^，。；]{0,20}(?:交付|交给|交予|移交|返还|发放|放行|交由)|(?:交付|交给|移交)(?:案外人|第三人|其|该)/,
      ],
    ],
    unless: /法院|保全|执行|生效(?:判决|裁判|法律文书)|不得|向(?:PAYER)返还|知识产权/,
  }),
  provisionRule({
    id: 'delivery.kept-goods-forfeited',
    title: '欠费即取得保管物、货物的所有权',
    family: 'delivery',
    levels: levels('H/-/H'),
    applies: about(/保管|仓储|寄存|承运|运输|加工|承揽|维修|存货/),
    examines: '欠付费用时对方的货物是否直接归己',
    reason:
      '留置权人应给予六十日以上的履行期，期满只能折价或者就拍卖、变卖的价款优先受偿；约定欠费即归己所有，属于流质性质的约定。',
    basis: [
      civilCode('第四百五十三条', '留置财产后应当给债务人六十日以上履行债务的期限。'),
      civilCode('第四百二十八条', '约定到期不履行时质押财产归债权人所有的，只能依法就质押财产优先受偿。'),
    ],
    suggestion:
      '{payer}欠付费用的，{performer}可以留置价值相当的货物，催告并给予不少于60日的期限；期满仍未支付的，依法拍卖、变卖后优先受偿，余款退还。',
    ways: [
      [
        /欠(?:费|付|款|缴)|逾期|未(?:按期|按时|付|缴|支付|交)|拖欠|超过[一二三四五六七八九十\d]+[日天]/,
        keptThings,
        /归(?:PERFORMER|我方|仓库|保管人)[^，。；]{0,2}(?:所有|处置|支配)?(?:$|[，。；])|所有权[^，。；]{0,6}(?:归|转移|转归|转为)|视为(?:放弃|转让|出售)|以[^，。；]{0,6}(?:货|物|藏品)抵/,
      ],
    ],
    unless: /依法(?:拍卖|变卖)|优先受偿|不得|所有权(?:保留|归PAYER|仍)|付清(?:前|之前)|余料|废料/,
  }),
  provisionRule({
    id: 'validity.customs-misdeclared',
    title: '伪报品名、低报价格通关',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '报关的品名、归类、价格、原产地是否如实',
    reason:
      '进出口货物应当如实申报，以其他品名、低价、其他原产地报关属于虚假申报，规避出口管制的还可能承担刑事责任。',
    basis: [
      customsLaw('第二十四条', '进出口货物的收发货人应当向海关如实申报，交验许可证件和有关单证。'),
      exportControlLaw('第十二条', '出口管制清单所列物项和临时管制物项应当申请许可。'),
    ],
    suggestion:
      '{performer}按货物的真实品名、归类、数量、价格和原产地申报，属于管制物项的应先取得出口许可证。',
    ways: [
      [
        /报关|申报|海关|通关|清关|出口|进口|归类|HS编码|税号/i,
        /(?:填写|填报|写|申报|列|登记|标注|归类|改|换|按)(?:为|成|作)[^，。；]{0,3}["“”「普一其他]|(?:以|按|用)[^，。；]{0,14}(?:名义|品名|品类|价格|编码)(?:申报|报关|出口|归类|通关)|低报|少报|伪报|瞒报|夹带|拆分(?:申报|报关)|另(?:行)?(?:填写|制作)[^，。；]{0,8}(?:发票|合同|报关)|低于(?:成交|实际)[^，。；]{0,6}(?:申报|报关)|调整(?:品名|归类|货值)|化整为零|不体现/,
      ],
    ],
    unless: /如实|不得|真实|禁止|严禁|个人所得税|社保/,
  }),
  provisionRule({
    id: 'price.credit-soft-clause',
    title: '信用证要求买方签署的单据（软条款）',
    family: 'price',
    levels: levels('-/H/M'),
    applies: about(/信用证|议付|开证/),
    examines: '议付单据中是否有须由买方签发、会签的文件',
    reason: '付款单据要由买方或者其代表签署，买方不签或者签字不符，卖方就无法交单收款，信用证的保障落空。',
    basis: [civilCode('第一百五十九条', '当事人为自己的利益不正当地阻止条件成就的，视为条件已经成就。')],
    suggestion: '以独立检验机构出具的检验证书、承运人签发的提单等单据议付。',
    ways: [
      [
        /(?:买方|进口商|开证申请人|申请人|PAYER)[^，。；]{0,12}(?:签署|签发|签字|会签|出具|确认|加签|授权(?:代表)?签|盖章)/,
        /证明|证书|收据|报告|确认书|回执|接收|通知|函/,
        /议付|信用证|开证行|单据|正本|留底|预留/,
      ],
    ],
    unless: /无[须需]|不得要求|不应/,
  }),
  provisionRule({
    id: 'delivery.incoterm-risk-moved',
    title: '风险转移与贸易术语矛盾',
    family: 'delivery',
    levels: levels('M/H/M'),
    applies: (contract) =>
      isTrade(contract) && says(contract, /\b(?:FOB|CIF|CFR|CIP|CPT|FCA|FAS)\b|FOB|CIF|CFR/),
    examines: '采用装运港（启运地）术语时风险是否又约定到目的地才转移',
    reason:
      'FOB、CFR、CIF 等术语下风险在装运港转移，又约定运抵、签收、验收后才转移，术语与条款矛盾，运输风险归谁会产生争议。',
    basis: [
      civilCode(
        '第六百零四条',
        '标的物毁损、灭失的风险，交付之前由出卖人承担，交付之后由买受人承担，另有约定的除外。',
      ),
    ],
    suggestion: '货物毁损、灭失的风险按约定的贸易术语自货物在装运港装上船时转移给{payer}。',
    ways: [
      [
        /风险/,
        /运抵|到达|抵达|送达|签收|目的(?:地|港)|买方[^，。；]{0,6}(?:仓库|工厂|指定)|验收(?:合格)?|卸货/,
        /转移|承担|起由|负担/,
      ],
    ],
    unless: /装运港|装船|越过船舷|装上船|保险|汇率|不可抗力/,
  }),
];
