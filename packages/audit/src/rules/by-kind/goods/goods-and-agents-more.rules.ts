/** Norms on stored goods, agents, travel, hired vehicles and made-to-order work that other files of their kind do not hold. */
import { type Contract, type Party, sideWords, subjectAt } from '@wenjian/contract';
import { levels } from '../../../checks/build-rule.ts';
import { civilCode, law } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { tourismLaw } from '../by-kind-laws.ts';
import { kindOf } from '../provision.ts';
import { consumerLaw } from '../trade-laws.ts';

const productQualityLaw = law('《中华人民共和国产品质量法》', '2018-12-29');
const compulsoryInsurance = law('《机动车交通事故责任强制保险条例》', '2019-03-02');

const isStorageTitle = kindOf(/仓储|保管|寄存|冷库|代储/);
const isStorage = (contract: Contract) => contract.type.type === 'warehousing' || isStorageTitle(contract);
/** A lessee who buys by lease insures the vehicle himself. */
const isVehicleHire = ({ type, title }: Contract) =>
  (type.type === 'lease' || /租/.test(title?.text ?? '')) && !/融资/.test(title?.text ?? '');
const isAgency = about(/代理商|代理区域|代理销售|销售代理|经销|居间|经纪人|分销|推广商/);
const isTravel = about(/旅游者|游客|旅行社|地接|团费|参团/);
const isMadeToOrder = about(/定作|承揽|加工|制作|定制/);
const isCommission = about(/代理商|代理区域|代理销售|销售代理|推广商/);

const transferBanned =
  /(?:不得|不能|不可以?|禁止|不允许|不予|无权)[^，。；]{0,16}(?:转让|转给|让与|换人|更换(?:参团)?人|顶替)|(?:转让|换人)[^，。；]{0,10}(?:无效|不予(?:认可|办理)|视为(?:放弃|取消))/;

export const goodsAndAgentsMoreRules: readonly Rule[] = [
  provisionRule({
    id: 'delivery.storage-inspection-restricted',
    title: '存货人检查货物、提取样品受限或者收费',
    family: 'delivery',
    applies: isStorage,
    levels: levels('M/-/M'),
    examines: '存货人检查仓储物、提取样品是否须经许可或者付费',
    reason: '保管人应当同意存货人检查仓储物或者提取样品；须经许可、付费的，存货人难以掌握货物状况。',
    basis: [
      civilCode('第九百一十一条', '保管人根据存货人或者仓单持有人的要求，应当同意其检查仓储物或者提取样品。'),
    ],
    suggestion: '{payer}可以在工作时间检查仓储物、提取样品，{performer}应当配合，不另收费用。',
    ways: [
      [
        /(?:检查|查看|查验|盘点|察看|清点)[^，。；]{0,8}(?:货物|仓储物|存货|库存|货品|保管物)|(?:提取|抽取|取)[^，。；]{0,4}样品?|进(?:入)?(?:仓库?|库房?)(?:检查|查看|盘点)/,
        /(?:经|须|需|获)[^，。；]{0,8}(?:乙方|保管[人方]|仓储[方人])[^，。；]{0,6}(?:许可|同意|批准|审批)|(?:支付|收取|缴纳|交纳|另付|加收)[^，。；]{0,12}(?:检查|查验|盘点|取样|抽样|配合|陪同|手续|操作|人工)费|每[次回][^，。；]{0,10}(?:支付|收取|缴纳|加收|\d元)|(?:不得|无权|不允许|不可以?|谢绝)[^，。；]{0,8}(?:检查|查看|取样|进(?:入)?[仓库]|盘点|提取样|抽)/,
      ],
    ],
    unless:
      /应(?:当)?(?:予以?)?(?:配合|同意|协助)|不(?:另行?)?收(?:取)?(?:费|任何)|不得(?:拒绝|阻碍|收取)|免费/,
  }),
  provisionRule({
    id: 'price.storage-early-withdrawal-surcharge',
    title: '提前提取货物加收费用',
    family: 'price',
    applies: isStorage,
    levels: levels('M/-/M'),
    examines: '存货人提前提取是否要加付仓储费或者违约金',
    reason: '存货人可以提前提取，法律只规定不减收仓储费；再加收费用或者违约金没有依据。',
    basis: [civilCode('第九百一十五条', '存货人提前提取的，不减收仓储费。')],
    suggestion: '{payer}可以提前提取货物，仓储费按【实际储存时间】计算，{performer}不另收补偿。',
    ways: [
      [
        /提前[^，。；]{0,10}(?:提[走取货]|出[库仓]|取走|撤[库仓]|搬[走离])|(?:届满|期满|到期)(?:之)?前[^，。；]{0,14}(?:提[走取货]|取走|出库|撤[库仓]|搬[走离])/,
        /加收|加倍|双倍|[两二三]倍|1[1-9]\d%|[2-9]00%|违约金|罚|另(?:行)?(?:支付|收取)[^，。；]{0,10}(?:补偿|费)|补偿金/,
      ],
    ],
    unless: /不(?:加收|另收|收取|支付|承担)|无[须需]/,
  }),
  provisionRule({
    id: 'liability.agent-guarantees-customers',
    title: '代理商为客户的付款承担责任',
    family: 'liability',
    applies: isAgency,
    levels: levels('-/H/M'),
    examines: '代理商、居间人是否要对客户的货款垫付或者承担连带责任',
    reason: '代理人促成交易，不是客户债务的保证人；对全部货款承担连带或者补足责任，风险远高于报酬。',
    basis: [
      civilCode('第一百六十二条', '代理人在代理权限内以被代理人名义实施的行为，对被代理人发生效力。'),
      civilCode('第九百二十九条', '有偿的委托合同，因受托人的过错造成委托人损失的，委托人可以请求赔偿损失。'),
    ],
    suggestion: '客户的付款义务由客户承担；{performer}协助催收，仅在有过错时就由此造成的损失承担责任。',
    ways: [
      [
        /客户|买方|购买方|用户|终端|医院|下家|买受人/,
        /未(?:按[期时约])?(?:付|支付|回|结)|拖欠|逾期(?:未)?(?:付|支付|回款)|不付款|欠款|坏账|货款[^，。；]{0,8}(?:不能|无法|未能)收回/,
        /(?:乙方|代理[商人方]|经销商|居间人|推广[商方])[^，。；]{0,24}(?:连带|代为(?:清偿|支付|偿付)|垫付|补足|先行(?:支付|赔付)|清偿责任|全额(?:赔偿|承担)|担保责任|保证责任)/,
      ],
    ],
    unless: /(?:因|由于)(?:乙方|代理[商人方])[^，。；]{0,10}(?:过错|虚假|隐瞒|欺诈)|不承担|无[须需]|协助催/,
  }),
  provisionRule({
    id: 'liability.product-defect-shifted',
    title: '产品缺陷的责任转给销售者、代理商而不得追偿',
    family: 'liability',
    levels: levels('M/M/M'),
    examines: '产品缺陷造成他人损害的，是否由销售一方承担且不得向生产者追偿',
    reason:
      '因产品缺陷造成他人损害的，由生产者承担责任；销售者赔偿后有权向生产者追偿，约定不得追偿使其独自承担。',
    basis: [
      productQualityLaw('第四十三条', '属于生产者责任而由销售者赔偿的，销售者有权向生产者追偿。'),
      civilCode('第一千二百零三条', '产品缺陷由生产者造成的，销售者赔偿后有权向生产者追偿。'),
    ],
    suggestion: '因产品缺陷造成他人损害的，由生产方承担；销售方先行赔偿的，有权向生产方追偿。',
    ways: [
      [
        /产品|商品|货物|设备|器械|药品/,
        /缺陷|质量(?:问题|责任|事故)?|设计|瑕疵|隐患/,
        /患者|消费者|用户|使用者|他人|第三[人方]|客户|医疗机构|人身|顾客/,
        /(?:不得|无权|不能|不再|放弃)[^，。；]{0,8}(?:向(?:甲方|乙方|厂家|生产[商方者]|供[应货][商方]|制造商)?[^，。；]{0,6})?(?:追偿|追索|求偿|索赔)|与(?:甲方|乙方|PAYER|PERFORMER|厂家|生产[商方]|供应商)无(?:关|涉)/,
      ],
    ],
    unless: /有权(?:向)?[^，。；]{0,10}追偿|(?:使用不当|擅自改装|保管不当)[^。；]{0,20}$|放弃缺陷/,
    judge: ({ sentence: { text } }, contract) => (isMakersOwn(contract, text) ? null : {}),
  }),
  provisionRule({
    id: 'validity.travel-transfer-banned',
    title: '旅游者不得转让参团名额',
    family: 'validity',
    applies: isTravel,
    levels: levels('M/-/M'),
    examines: '行程开始前旅游者能否把合同权利义务转让给他人',
    reason: '行程开始前旅游者可以将合同中自身的权利义务转让给第三人，旅行社没有正当理由不得拒绝。',
    basis: [
      tourismLaw(
        '第六十四条',
        '行程开始前，旅游者可以将合同中自身的权利义务转让给第三人，旅行社没有正当理由的不得拒绝。',
      ),
    ],
    suggestion:
      '行程开始前，{payer}可以将参团的权利义务转让给第三人，{performer}没有正当理由不得拒绝；增加的费用由{payer}和第三人承担。',
    ways: [
      [
        /参团人员|出行人员?|团员|出游人|报名人员|名单/,
        /(?:不得|不能|不可以?|不予|不接受|不再|不允许|谢绝|一律不)(?:再|中途|临时|随意)?(?:更换|替换|调换|变更|更改|换人)|(?:更换|替换|换人)[^，。；]{0,10}(?:视为|作|按)[^，。；]{0,8}(?:退团|取消|新报名)/,
      ],
      [/参团|名额|报名|资格/, transferBanned],
      [
        /(?:[甲乙]方|PAYER|旅游者|游客|旅客)[^，。；]{0,8}(?:不得|不能|不可|禁止|不允许|无权)[^，。；]{0,16}(?:转让|转给|让与)/,
        /他人|第三人|合同|权利/,
      ],
    ],
    unless:
      /旅行社(?![^，。；]{0,4}(?:同意|许可|批准))[^，。；]{0,20}不得|行程开始后|正当理由|委托(?:给)?其他旅行社|拼团/,
    judge: ({ sentence: { text } }, contract) => {
      const banned = text.search(/不得|不能|不可|禁止|不允许|不予|无权/);
      const who = subjectAt(contract, text, banned)?.party ?? null;
      return who !== null && isOrganiser(contract, who) ? null : {};
    },
  }),
  provisionRule({
    id: 'price.age-surcharge',
    title: '因年龄、职业、地域加收费用',
    family: 'price',
    levels: levels('M/-/M'),
    examines: '是否因消费者的年龄、职业或者户籍另收费用',
    reason: '同样的服务因年龄、职业、户籍加价，属于不公平的交易条件，也常是不合理低价的补偿。',
    basis: [
      consumerLaw(
        '第十条',
        '消费者享有公平交易的权利，有权获得价格合理等公平交易条件，有权拒绝强制交易行为。',
      ),
    ],
    suggestion: '费用不因{payer}的年龄、职业、户籍而加收；因特别服务产生的费用在签约前列明并经{payer}同意。',
    ways: [
      [
        /(?<!未)(?:满|超过|大于)[四五六七八4-9][十\d]五?周?岁(?!以下)|[四五六七八4-9][十\d]五?周?岁(?:及|（含）)?以上|老年人|老人/,
        /附加费|加收|另收|另付|另行收取|补(?:交|缴|收)[^，。；]{0,6}(?:差价|费|元)/,
        /旅游|(?<!集)团|每人|会员|客人|消费者|游客|旅客/,
      ],
    ],
    unless: /不(?:得|另|再)?(?:加收|另收|收取|因)|优惠|减免|半价|免费|体检报告|陪同人员|驾驶|护理/,
  }),
  provisionRule({
    id: 'liability.vehicle-insurance-gap',
    title: '机动车交强险由对方补办或者已经到期',
    family: 'liability',
    applies: isVehicleHire,
    levels: levels('H/M/H'),
    examines: '交付的机动车是否有有效的交强险，商业三者险不足的部分由谁承担',
    reason: '没有交强险的机动车不得上路；三者险保额过低而不足部分全由使用人承担，一次事故就可能无力赔偿。',
    basis: [compulsoryInsurance('第二条', '机动车的所有人或者管理人应当投保机动车交通事故责任强制保险。')],
    suggestion:
      '车辆交付时交强险有效，第三者责任险保额不低于【200】万元；未投保或者保额不足造成的损失由车辆所有人承担。',
    ways: [
      [
        /交强险|强制保险/,
        /(?:乙方|承租[人方]|买方|买受人)[^，。；]{0,14}(?:补办|补缴|自行(?:购买|投保|办理))|已(?:于[^，。；]{0,16})?(?:到期|过期|脱保)|(?:未|没有)(?:投保|购买|办理)|(?:提车|过户|交车)后[^，。；]{0,10}(?:投保|购买|办理|补办)/,
      ],
      [
        /第三者(?:责任)?险|三者险/,
        /(?:每[车辆]|保额|限额)[^，。；]{0,8}(?<![\d.,，])(?:[5-9]|[12]\d|30)万元|(?<![百千十一二三四五六七八九\d])(?:五|十|二十|三十)万元/,
        /(?:超出|超过|不足)[^，。；]{0,12}(?:乙方|承租[人方]|使用人|驾驶员)[^，。；]{0,8}(?:承担|负担|赔偿)/,
      ],
    ],
    unless: /续保由甲方|甲方(?:应|负责)[^，。；]{0,8}(?:续保|补办)/,
  }),
  provisionRule({
    id: 'liability.work-loss-on-customer',
    title: '加工期间的毁损由定作人承担',
    family: 'liability',
    applies: isMadeToOrder,
    levels: levels('M/-/M'),
    examines: '加工期间材料、工作成果毁损、灭失的损失由谁承担',
    reason:
      '承揽人应当妥善保管材料和完成的工作成果，因保管不善毁损、灭失的承担赔偿责任；交付前的风险不应由定作人承担并照付报酬。',
    basis: [
      civilCode(
        '第七百八十四条',
        '承揽人应当妥善保管材料以及完成的工作成果，因保管不善造成毁损、灭失的，应当承担赔偿责任。',
      ),
    ],
    suggestion: '交付前定作物和材料毁损、灭失的损失由{performer}承担，{payer}不支付相应报酬。',
    ways: [
      [
        /加工期间|制作期间|交付(?:之)?前|定作物|半成品|(?:自备|提供的)材料|在制品|加工过程中/,
        /毁损|灭失|损坏|丢失|报废/,
        /(?:损失|风险|责任|费用)?(?:均|全部|一律)?由(?:PAYER)[^，。；]{0,6}(?:承担|负担|自负)|报酬照付|(?:加工费|报酬|价款)[^，。；]{0,6}(?:照付|照常支付|不(?:予)?(?:减|退))/,
      ],
    ],
    unless:
      /(?:因|由于)(?:PAYER)[^，。；]{0,10}(?:原因|过错|提供)|交付后|验收(?:合格)?后|签收|由(?:PERFORMER)承担|不可抗力/,
  }),
  provisionRule({
    id: 'property.customer-designs-taken',
    title: '客户提供的图纸、设计归对方或者用于他人',
    family: 'property',
    applies: isMadeToOrder,
    levels: levels('H/-/M'),
    examines: '一方提供的图纸、设计、样品的权利是否归对方、能否用于其他客户',
    reason: '提供图纸、设计的一方保留其权利；归制作方所有并用于其他客户，等于无偿转让，还会泄露其产品。',
    basis: [
      civilCode('第七百八十五条', '承揽人应当按照定作人的要求保守秘密，未经许可不得留存复制品或者技术资料。'),
    ],
    suggestion:
      '{payer}提供的图纸、设计、样品及其知识产权归{payer}，{performer}只为履行本合同使用，完成后退还或者销毁。',
    ways: [
      [
        /(?:PAYER)[^，。；]{0,4}(?:所)?提供的?[^，。；]{0,14}(?:图纸|设计|样品|样稿|图样|模型|技术资料|方案|版型|工艺)/,
        /(?:归|属于?)(?:PERFORMER)(?!的?(?:承担|负担|负责|责任|原因|过错|保管))|由(?:PERFORMER)[^，。；]{0,4}(?:所有|享有|拥有)|(?:用于|提供给|供)[^，。；]{0,4}(?:其他|第三|别的)[^，。；]{0,6}(?:客户|订单|项目|[人方])/,
      ],
    ],
    unless: /不得|归(?:PAYER)|禁止|仅(?:限|用于)|利用|新的|改进/,
  }),
];

/**
 * 因卖方的产品致人损害，由卖方承担，与买方无关: who made it answers for it. Who sells for a commission is paid by the maker, so there
 * the payer may have made it.
 */
function isMakersOwn(contract: Contract, text: string): boolean {
  const [payer, performer] = [sideWords(contract, 'payer'), sideWords(contract, 'performer')];
  if (/追偿|追索|求偿|索赔/.test(text) || !new RegExp(`与(?:${payer})无`).test(text)) return false;
  const isOfPerformer = new RegExp(`(?:${performer})(?:提供|供应|交付|生产|销售)?的?(?:产品|商品|货物|设备)`);
  return !isCommission(contract) || isOfPerformer.test(text);
}

const agency = /旅行社|旅游(?!者)|国旅|组团社/;

/** The one whose name or label says so; where none does, the one who performs. */
function isOrganiser({ parties }: Contract, party: Party): boolean {
  const isNamed = ({ name, aliases }: Party) => agency.test([name, ...aliases].join('，'));
  return parties.some(isNamed) ? isNamed(party) : party.side === 'performer';
}
