/** Finance leases: the thing, its supplier, the rent and the end. */
import { sentencesOf } from '@wenjian/contract';
import { absent, hitOrPassed, levels, missingClause, notApplicable } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { anyOf, notLiable } from '../../../checks/words.ts';
import type { Rule } from '../../../rule.ts';
import { provisionsWith } from '../provision.ts';
import { financeLeaseInterpretation, financeLeaseMeasures } from './finance.laws.ts';
import { isFinanceLease, unconsulted } from './finance.words.ts';

const provision = provisionsWith('performer');

const noRelief =
  /不(?:得|能|可|享有)[^，。；]{0,14}(?:减|免|拒付|抗辩|要求|主张|索赔|解除)|租金(?:照付|不减|不变|全额)|(?:仍|继续|照常)[^，。；]{0,8}(?:支付|付)[^，。；]{0,4}租金/;
const atEnd = /(?:租赁)?期(?:限)?(?:届)?满|租期(?:结束|届满)|到期(?:后|时)|付清全部租金/;
const toLessee =
  /(?:名义|留购|象征性|1元|100元)[^，。；]{0,12}(?:价|款|购买|取得)|(?:乙方|承租人)[^，。；]{0,24}(?:取得|享有|获得|留购|购买)[^，。；]{0,12}(?:所有权|租赁物)|(?:所有权|租赁物)[^，。；]{0,12}(?:转移|归|转归|过户)(?:给|至|予)?(?:乙方|承租人)/;
const toLessor =
  /(?:退还|返还|归还|交还|退回)[^，。；]{0,8}(?:甲方|出租人)|(?:所有权|租赁物)[^，。；]{0,8}(?:仍|继续|依旧)?(?:归|属于?)(?:甲方|出租人)/;

export const financeLeaseRules: readonly Rule[] = [
  provision({
    id: 'validity.finance-lease-lessor-choice',
    title: '出租人选定租赁物而不承担责任',
    family: 'validity',
    levels: levels('H/-/H'),
    examines: '出租人指定出卖人、型号时是否仍排除承租人减租和索赔的权利',
    reason:
      '承租人依赖出租人的技能确定租赁物或者出租人干预选择的，出租人应对租赁物不符负责，承租人可以请求减免租金。',
    basis: [
      civilCode(
        '第七百四十七条',
        '租赁物不符合约定的，出租人不承担责任，但承租人依赖其技能确定或者其干预选择的除外。',
      ),
      civilCode(
        '第七百四十二条',
        '承租人依赖出租人的技能确定租赁物或者出租人干预选择的，可以请求减免相应租金。',
      ),
    ],
    suggestion:
      '租赁物及出卖人由承租人自主选定；由出租人选定或者干预选择的，租赁物不符合使用目的时，承租人有权请求减免租金。',
    applies: isFinanceLease,
    ways: [
      [
        /(?:由|经)(?:甲方|出租人|出租方)[^，。；]{0,24}(?:确定|指定|选定|推荐|选择|决定|挑选)|(?:甲方|出租人|出租方)(?:指定|选定|推荐|确定|决定)(?:的)?[^，。；]{0,14}(?:出卖人|供应商|供货|厂家|设备|型号|品牌|租赁物)/,
        anyOf(noRelief, notLiable),
      ],
    ],
    unless: /(?:乙方|承租人)(?:自主|自行|自愿)(?:选定|选择)/,
  }),
  provision({
    id: 'subject.finance-lease-object-unfit',
    title: '租赁物不适格',
    family: 'subject',
    levels: levels('M/H/M'),
    examines: '租赁物是否为装修、公益设施、在建工程、消耗品或者虚构的物',
    reason:
      '附着于不动产的装修、公共设施、消耗品或者并不存在的物不能作为租赁物，合同可能被认定为借贷或者无效。',
    basis: [
      civilCode('第七百三十七条', '以虚构租赁物方式订立的融资租赁合同无效。'),
      financeLeaseMeasures('第七条', '适用于融资租赁交易的租赁物为固定资产，另有规定的除外。'),
      financeLeaseInterpretation('第一条', '应当结合标的物的性质、价值和租金构成认定是否构成融资租赁关系。'),
    ],
    suggestion: '租赁物应为权属清晰、真实存在、可以取回并产生收益的固定资产。',
    applies: isFinanceLease,
    ways: [
      [
        /装修|装饰|地坪|墙面|涂料|吊顶|软装|道路|桥梁|管网|绿化|公路|路灯|校舍|在建工程|软件费|服务费|原材料|库存商品|低值易耗|商誉|知识产权|土地使用权|林木|生物资产/,
        /租赁物|\d项|1项|平方米|批|套|清单|\d{4,}/,
      ],
      [
        /租赁物/,
        /(?:不存在|虚构|尚未|未)[^，。；]{0,10}(?:购置|存在|建成|生产|取得|形成)|无(?:须|需)(?:实际)?交付|不(?:实际)?交付|以(?:发票|清单)(?:代替|为准)|低值高(?:估|卖)|高于[^，。；]{0,10}(?:市场价|评估价)/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|不包括|所在|安装于|位于|毁损|转让|抵押|车间(?:$|。)|(?:出卖人|供应商)[^，。；]{0,8}(?:迟延|未)|如|若/,
  }),
  provision({
    id: 'liability.finance-lease-double-recovery',
    title: '既要全部租金又收回租赁物',
    family: 'liability',
    levels: levels('H/-/H'),
    examines: '是否约定同时支付全部租金并收回租赁物，且不折抵租赁物的价值',
    reason:
      '出租人只能在请求全部租金与解除合同收回租赁物之间选择；收回的租赁物价值超过欠付租金和费用的部分应当返还。',
    basis: [
      civilCode(
        '第七百五十二条',
        '经催告仍不支付租金的，出租人可以请求支付全部租金，也可以解除合同、收回租赁物。',
      ),
      civilCode('第七百五十八条', '收回的租赁物的价值超过欠付租金以及其他费用的，承租人可以请求相应返还。'),
      financeLeaseInterpretation('第十条', '既请求全部未付租金又请求解除合同的，应告知其作出选择。'),
    ],
    suggestion:
      '承租人经催告后在合理期限内仍不支付租金的，出租人可以请求支付全部租金，或者解除合同收回租赁物并按租赁物价值结算，超出部分返还承租人。',
    applies: isFinanceLease,
    ways: [
      [
        /租赁物|设备|车辆/,
        /处置(?:所得|价款)|变卖(?:所得|价款)|所得(?:不论|无论)/,
        /归(?:甲方|出租(?:人|方))|不(?:作|予|再)?(?:冲抵|抵扣|结算|返还|退还)/,
      ],
      [
        /(?:收回|取回|拖回|扣留)[^，。；]{0,8}(?:租赁物|设备|车辆|机器)?/,
        /(?:全部|剩余|未到期|所有)[^，。；]{0,10}租金/,
        /同时|并(?:且|有权|可)?|且|又|还|不(?:冲抵|抵扣|折抵|退|返|影响)|仍/,
      ],
      [
        /(?:收回|取回|处置|变卖)[^。；]{0,24}(?:租赁物|设备|车辆)/,
        /(?:价值|价款|所得|余额|剩余|超出)[^。；]{0,20}(?:不(?:冲抵|抵扣|折抵|退|返|予)|归(?:甲方|出租人))/,
      ],
      [
        /(?:超过|超出|高于|多于|大于)[^。；]{0,24}(?:欠付|未付|欠款|租金|债务|应付|所欠)|(?:清偿|抵偿|扣除)[^。；]{0,30}(?:剩余|余额|余款|多余|盈余)|(?:剩余|多余|超出)(?:的)?(?:价值|价款|款项|部分)/,
        /归(?:甲方|出租人|出租方)|不(?:予|再|作)?(?:退|返)还|无[须需](?:退|返)还|作为[^，。；]{0,10}(?:补偿|违约金|服务费|管理费|收益|收入|报酬)|(?:乙方|承租人)[^，。；]{0,6}(?:不得|无权|放弃)[^，。；]{0,8}(?:主张|请求|要求|索要|返还)/,
        /收回|取回|处置|变卖|租赁物|设备|车辆|欠付租金|未付租金|机器/,
      ],
    ],
    unless:
      /(?:届满|期满)(?![^。；]{0,30}不作冲抵)|逾期利息|保险|相应返还|(?:请求|予以|应当?)返还|多退少补|或者解除|也可以|选择|(?:价值|价款|所得)[^。；]{0,20}(?<!不|不作|不予|不再)(?:冲抵|抵扣|折抵|清偿|抵偿)(?![^。；]{0,24}(?:归(?:甲方|出租)|不(?:予|再)?(?:退|返)))|返还(?:乙方|承租人)/,
  }),
  provision({
    id: 'termination.finance-lease-purchase-changed',
    title: '出租人可以单方变更买卖合同',
    family: 'termination',
    levels: levels('M/-/M'),
    examines: '出租人是否可以不经承租人同意变更与其有关的买卖合同内容',
    reason: '买卖合同按承租人的选择订立，未经承租人同意，出租人不得变更与其有关的内容。',
    basis: [civilCode('第七百四十四条', '未经承租人同意，出租人不得变更与承租人有关的买卖合同内容。')],
    suggestion: '未经承租人书面同意，出租人不得变更买卖合同中与承租人有关的内容。',
    applies: isFinanceLease,
    ways: [
      [
        /(?:甲方|出租人|出租方)[^。；]{0,30}(?:变更|调整|修改|更换|商定|改变|解除)/,
        /买卖合同|采购合同|供货合同|出卖人|供应商|设备配置|型号|交货|供货/,
        anyOf(unconsulted, /予以认可|应予接受|不得拒绝|可以|有权/),
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|(?<!不|未|无须|无需)经(?:乙方|承租人)[^，。；]{0,8}(?:书面)?同意/,
  }),
  provision({
    id: 'liability.finance-lease-no-help',
    title: '出租人不协助索赔',
    family: 'liability',
    levels: levels('M/-/M'),
    examines: '是否没有免除出租人协助承租人向出卖人索赔的义务',
    reason: '承租人行使索赔权利的，出租人应当协助；出租人不协助致使索赔失败的，应承担相应责任。',
    basis: [
      civilCode('第七百四十一条', '承租人行使索赔权利的，出租人应当协助。'),
      civilCode('第七百四十三条', '出租人明知质量瑕疵不告知或者不及时协助，致使索赔失败的，承担相应责任。'),
    ],
    suggestion: '承租人向出卖人索赔的，出租人应在【5】日内提供买卖合同、授权等必要的协助。',
    applies: isFinanceLease,
    ways: [
      [
        /索赔|追索|主张(?:权利|质量)|维权|向出卖人|向供应商/,
        /(?:不|无须|无需|概不|不再|拒绝)[^，。；]{0,12}(?:参与|协助|配合|提供|介入|出具|负责|承担)|无(?:协助|配合)义务/,
        /甲方|出租人|出租方/,
      ],
    ],
    unless: /应(?:当)?(?:予以)?协助|(?:乙方|承租人)(?:不|未)/,
  }),
  provision({
    id: 'price.finance-lease-rent-before-delivery',
    title: '未交付即起租计租',
    family: 'price',
    levels: levels('M/-/M'),
    examines: '租赁物未交付、未验收时是否已经开始计收租金',
    reason: '出租人应保证承租人占有和使用租赁物；未交付即起租，承租人没有使用却要支付租金。',
    basis: [
      civilCode(
        '第七百四十八条',
        '出租人应当保证承租人对租赁物的占有和使用，影响占有使用的承租人有权请求赔偿。',
      ),
    ],
    suggestion: '起租日为承租人签署《租赁物接收证书》之日，租金自起租日计算。',
    applies: isFinanceLease,
    ways: [
      [
        /起租(?:日)?|租金[^，。；]{0,10}(?:起算|计算|计收|支付)|开始计(?:算|收)租金|计租/,
        /(?:延迟|迟延|逾期|推迟)(?:交货|交付|供货|到货)[^。；]{0,14}(?:不影响|照付|仍)|(?:不论|无论|不管|不以)[^。；]{0,24}(?:交付|验收|到货|安装|投产|收到)|(?:未|尚未|没有)[^，。；]{0,10}(?:交付|验收|到货|收到|安装)[^。；]{0,20}(?:不影响|仍|照付|照常|均)|(?:放款|付款|支付[^，。；]{0,10}价款|签订|签署)[^，。；]{0,4}之日(?:起)?(?:即)?(?:为)?(?:起租|计)/,
      ],
    ],
    unless: /(?:接收|验收合格|交付)[^，。；]{0,10}之日(?:起|为起租)/,
  }),
  {
    id: 'consistency.finance-lease-ownership',
    editMode: 'none',
    title: '期满归属前后矛盾',
    family: 'consistency',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '租赁期满租赁物的归属是否前后一致',
    reason: '一处约定期满归承租人，另一处约定退还出租人，归属不明时所有权归出租人。',
    basis: [civilCode('第七百五十七条', '租赁期满租赁物的归属没有约定或者约定不明确的，所有权归出租人。')],
    suggestion: '承租人付清全部租金和其他应付款项后，以【100】元的名义价款取得租赁物所有权。',
    check(contract) {
      if (!isFinanceLease(contract)) return notApplicable;
      const about = sentencesOf(contract).filter(
        ({ text }) => atEnd.test(text) && !/解除|违约|或者|选择|若|如/.test(text),
      );
      const lessee = about.find(({ text }) => toLessee.test(text));
      const lessor = about.find(({ text }) => toLessor.test(text));
      return lessee === undefined || lessor === undefined || lessee === lessor
        ? absent
        : hitOrPassed([{ span: lessor, related: [lessee] }]);
    },
  },
  provision({
    id: 'liability.finance-lease-title-claims',
    title: '第三人主张权利时租金照付',
    family: 'liability',
    levels: levels('M/-/M'),
    examines: '因出租人原因影响占有、使用时承租人是否可以少付租金、索赔',
    reason:
      '出租人无正当理由收回租赁物、妨碍使用或者其原因致第三人主张权利的，承租人有权请求赔偿，不能要求租金照付。',
    basis: [
      civilCode(
        '第七百四十八条',
        '出租人收回、妨碍使用或者其原因致第三人主张权利的，承租人有权请求赔偿损失。',
      ),
    ],
    suggestion: '因出租人原因影响承租人占有、使用的，承租人可以拒付受影响期间的租金并请求赔偿。',
    applies: isFinanceLease,
    ways: [
      [
        /第三(?:人|方)[^。；]{0,12}(?:主张|权利|查封|异议|追索)|(?:甲方|出租人)[^，。；]{0,10}(?:抵押|转让|债务|债权人)/,
        /租赁物|设备|占有|使用/,
        anyOf(noRelief, notLiable),
      ],
    ],
    unless: /(?:乙方|承租人)(?:原因|过错)|可以拒付|造成第三人/,
  }),
  missingClause({
    id: 'delivery.finance-lease-registration-missing',
    title: '未约定租赁物登记公示',
    family: 'delivery',
    types: 'all',
    levels: levels('-/M/M'),
    examines: '是否约定在动产融资统一登记公示系统登记租赁物所有权',
    reason: '出租人对租赁物的所有权未经登记，不得对抗善意第三人，租赁物可能被转让或者抵押。',
    basis: [civilCode('第七百四十五条', '出租人对租赁物享有的所有权，未经登记，不得对抗善意第三人。')],
    suggestion: '出租人应于起租后【10】日内在动产融资统一登记公示系统办理融资租赁登记，承租人应予配合。',
    applies: isFinanceLease,
    present:
      /(?:融资租赁|动产融资|所有权|租赁物|车辆)[^。；]{0,20}登记|登记公示|中登网|办理[^，。；]{0,10}登记/,
    after: /租赁物|所有权|使用/,
  }),
  missingClause({
    id: 'termination.finance-lease-early-end-missing',
    title: '未约定提前清偿、提前终止',
    family: 'termination',
    types: 'all',
    levels: levels('M/-/L'),
    examines: '是否约定承租人提前结清租金时怎么计算',
    reason: '没有约定提前清偿的条件和减收的利息，承租人想提前结清时只能由出租人决定。',
    basis: [
      civilCode(
        '第七百三十六条',
        '融资租赁合同一般包括租金构成及其支付期限和方式、租赁期限届满租赁物的归属等条款。',
      ),
    ],
    suggestion:
      '承租人可以提前【30】日书面通知出租人，付清剩余租金本金和截至付款日的利息后提前终止合同并取得租赁物所有权。',
    applies: isFinanceLease,
    present:
      /提前(?:还清|付清|清偿|支付|终止|结清|还款|购买|留购|偿还)|提前[^，。；]{0,10}(?:全部|剩余)?租金/,
    proof:
      /(?<!不得)提前[^，。；止]{0,12}(?:还清|付清|清偿|结清|购买|留购|偿还)[^。；]{0,60}(?:按|计收|结算|补偿|折)/,
    proofUnless: /不得|不可|不能|无权|不予/,
    after: /租金|届满|终止/,
  }),
];
