/** Foreign trade, tax and tenders: false origin, foreign exchange, invoices of others, taxes returned, rigged bids, agents on both sides, registered technology. */
import { levels } from '../../../checks/build-rule.ts';
import { says } from '../../../checks/find-sentences.ts';
import {
  constructionLaw,
  law,
  taxCollectionLaw,
  tenderLaw,
  unfairCompetitionLaw,
} from '../../../checks/laws.ts';
import { about } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { invoiceMeasures } from '../../commercial-laws.ts';
import { procurementRegulation, tenderRegulation } from '../construction/construction.laws.ts';
import { isTitled, rulesOf } from '../provision-rule.ts';

const originRegulation = law('《中华人民共和国进出口货物原产地条例》', '2019-03-02');
const exchangeRegulation = law('《中华人民共和国外汇管理条例》', '2008-08-05');
const technologyTradeRegulation = law('《中华人民共和国技术进出口管理条例》', '2020-11-29');
const fairCompetitionReview = law('《公平竞争审查条例》', '2024-08-01');

const { provision } = rulesOf(() => true);
const { provision: ofTenderAgents } = rulesOf(about(/招标代理|采购代理|编制标底/));
const { provision: ofPlaces } = rulesOf((contract) =>
  says(contract, /管委会|管理委员会|人民政府|招商局|街道办|开发区|招商引资/),
);
const { absence: ofTechnologyTrade } = rulesOf((contract) =>
  isTitled(contract, /技术[^。]{0,8}(?:进口|出口|引进)|(?:进口|出口|引进)[^。]{0,6}技术/),
);
const { absence: ofPurchaseAgents } = rulesOf((contract) =>
  isTitled(contract, /采购(?:项目)?(?:委托)?代理|招标(?:委托)?代理|委托代理(?:采购|招标)/),
);

export const tradeAndTenderNormRules: readonly Rule[] = [
  provision({
    id: 'validity.origin-falsified',
    title: '改换原产地标记、买卖原产地证书',
    levels: levels('H/H/H'),
    examines: '是否以换标、转口、假证书改变货物的原产地',
    reason:
      '原产地标记应当与依法确定的原产地一致；伪造、变造、买卖原产地证书或者换标转口规避关税的，海关处罚，构成走私的追究刑事责任。',
    basis: [
      originRegulation('第十六条', '原产地标记所标明的原产地应当与依照条例确定的原产地相一致。'),
      originRegulation('第二十三条', '提供虚假材料骗取、伪造、变造、买卖原产地证书的，由海关处罚。'),
    ],
    suggestion: '{performer}保证货物的原产地标记和原产地证书真实，与依法确定的原产地一致。',
    ways: [
      [
        /(?:换标|洗产地|(?:更换|撕去|去除|涂改|改贴|改换|伪造|变造|买卖|借用|套用)[^，。；]{0,10}(?:原产地|产地)(?:标[记签识]|证(?:书|明)?)?|(?:原产地|产地)(?:标[记签识]|证(?:书|明)?)?[^，。；]{0,8}(?:改(?:为|成|标|贴)|换(?:成|为)|更换为?|涂改|伪造|变造))/,
      ],
    ],
    unless:
      /不得|不(?:会|存在)|禁止|严禁|真实|如实|如(?:有|因)|(?:须|应|需)[^，。；]{0,8}通知|事先通知|书面同意|破损|错误|脱落|相符|一致|改版|[英中]文/,
  }),
  provision({
    id: 'price.foreign-exchange-evaded',
    title: '以地下钱庄、个人额度等方式收付外汇',
    levels: levels('H/H/H'),
    examines: '外汇收支是否有真实交易基础、经合法渠道办理',
    reason:
      '外汇收支应当具有真实、合法的交易基础，通过地下钱庄、对敲、拆分个人额度等方式收付的，由外汇管理机关处罚，资金也没有保障。',
    basis: [
      exchangeRegulation('第十二条', '经常项目外汇收支应当具有真实、合法的交易基础。'),
      exchangeRegulation('第十四条', '经常项目外汇支出应当凭有效单证以自有外汇支付或者购汇支付。'),
    ],
    suggestion: '货款通过双方的银行账户以真实的交易单证收付，并依法办理外汇手续。',
    ways: [
      [
        /地下钱庄|对敲|分拆(?:购汇|结汇|汇款)|(?:借用|利用|使用|以|通过)[^，。；]{0,6}(?:个人|他人|员工|亲友)[^，。；]{0,10}(?:购汇|结汇|换汇)[^，。；]{0,4}(?:额度|账户)|(?:逃避|规避|绕过|绕开|避开)[^，。；]{0,6}外汇(?:监管|管制|管理|登记|核查)?/,
        /支付|汇出|汇入|收取|收款|付款|结算|兑换|购汇|结汇|安排|办理/,
      ],
    ],
    unless: /不得|不(?:会|通过)|禁止|严禁|防止|如/,
  }),
  provision({
    id: 'price.invoice-not-own',
    title: '由无关第三方代开发票或者以收据代替发票',
    levels: levels('M/M/M'),
    examines: '发票是否由收款方自己如实开具、不以其他凭证代替',
    reason:
      '收款方应当向付款方开具发票；让他人为自己开具与实际经营业务不符的发票是虚开，以其他凭证代替发票的不得作为报销凭证。',
    basis: [
      invoiceMeasures('第十六条', '临时使用发票的可以向税务机关申请代开；禁止非法代开发票。'),
      invoiceMeasures('第十八条', '对外发生经营业务收取款项，收款方应当向付款方开具发票。'),
      invoiceMeasures('第二十三条', '不得转借、转让发票，不得以其他凭证代替发票使用。'),
    ],
    suggestion:
      '{performer}应在收款时以自己的名义向{payer}开具与实际业务一致的发票；需要代开的由税务机关代开。',
    ways: [
      [
        /(?:由|请|找|委托|通过)[^，。；]{0,10}(?:第三方|第三人|其他(?:公司|单位|企业)|他人|代账公司)[^，。；]{0,10}(?:代开|代为开具|开具|出具)[^，。；]{0,14}(?:发票|票据)/,
      ],
      [/(?:收据|收条|白条|小票|送货单|对账单)[^，。；]{0,8}(?:代替|替代|代|充抵|充当)[^，。；]{0,6}发票/],
    ],
    unless: /税务(?:机关|局|部门|所)|不得|禁止|无效|拒收|拒绝|三方协议|如(?:由|系)|实际(?:供货|收款|提供)/,
  }),
  ofPlaces({
    id: 'validity.tax-refund-promised',
    title: '地方、园区承诺返还、减免税款',
    levels: levels('M/M/M'),
    examines: '招商协议是否承诺返还税款、减免税收或者按纳税额奖励',
    reason:
      '减税、免税、退税只能依照法律、行政法规，任何机关、单位擅自作出的决定无效；按纳税额返还的财政奖励属于禁止给予的税收优惠，往往不能兑现。',
    basis: [
      taxCollectionLaw('第三条', '任何机关、单位和个人不得擅自作出减税、免税、退税的决定。'),
      taxCollectionLaw('第三十三条', '违反法律、行政法规擅自作出的减税、免税决定无效。'),
      fairCompetitionReview(
        '第十条',
        '没有法律、行政法规依据，不得给予特定经营者税收优惠或者差异化的财政奖励。',
      ),
    ],
    suggestion: '乙方依法纳税，符合法律、行政法规规定的税收优惠条件的，依法申请享受。',
    ways: [
      [
        /(?:增值税|所得税|税收|纳税额?|税款)[^。；]{0,20}(?:地方(?:留成|所得|留存|分成|贡献)|留成|留存)[^。；]{0,24}(?:返还|奖励|补贴|扶持|补助|返给)|(?:返还|退还|奖励|先征后返)[^，。；]{0,16}(?:所缴|缴纳|上缴|实缴)[^，。；]{0,4}(?:的)?[^，。；]{0,8}税|(?:减征|免征|减免|先征后返)[^，。；]{0,12}(?:增值税|所得税|税收|税款|房产税|土地使用税)/,
      ],
    ],
    unless:
      /依法|依照|按照(?:国家|税法|法律)|政策|咨询|代办|出口退税|不得|法律[^，。；]{0,6}规定|申请|发票|自产|符合/,
  }),
  provision({
    id: 'validity.bid-rigging',
    title: '串通投标、陪标或者约定中标人',
    levels: levels('H/H/H'),
    examines: '是否约定陪标、围标、统一报价或者付钱让他人放弃投标',
    reason: '投标人之间、招标人与投标人之间串通投标的，中标无效，处罚款、取消投标资格，严重的构成犯罪。',
    basis: [
      tenderRegulation('第三十九条', '禁止投标人相互串通投标，包括协商报价、约定中标人、约定放弃投标。'),
      tenderRegulation('第四十一条', '禁止招标人与投标人串通投标，包括泄露标底、授意修改投标文件。'),
      tenderLaw('第三十二条', '投标人不得相互串通投标报价，不得与招标人串通投标。'),
    ],
    suggestion: '双方各自独立、依法参加投标，不与其他投标人或者招标人协商报价、约定中标。',
    ways: [
      [
        /陪标|围标|(?:协助|配合|帮助|安排|组织)[^，。；]{0,16}(?:公司|单位|企业|家)[^，。；]{0,6}(?:参与|参加|陪同)?投标(?!文件|人|保证金|答疑|报名|须知)|(?:放弃|退出)(?:投标|竞标|竞争)[^。；]{0,16}(?:补偿|支付|给付|好处费)|(?:商定|协商确定|约定|保证)[^，。；]{0,6}由[^，。；]{1,12}中标|(?:透露|泄露|告知)[^，。；]{0,6}(?<!招)标底|统一[^，。；]{0,6}(?:投标)?报价/,
        /投标|中标|标底|招标|陪标|围标|竞标/,
        /支付|负责|应|可以?|提供|报酬|费用|补偿|安排|由|确保|保证/,
      ],
    ],
    unless:
      /不得|不(?:存在|参与|会|与|以|进行)|禁止|严禁|没有|未|如(?:有|果|存在)|发现|视为|罚|没收|取消|防止|情形|行为(?:的|之)|联合体|代理费|服务费标准/,
  }),
  provision({
    id: 'validity.kickback-to-staff',
    title: '向对方的经办人、负责人支付回扣、好处费',
    levels: levels('H/H/H'),
    examines: '是否向交易相对方的工作人员给付回扣、好处费等财物',
    reason:
      '给予财物贿赂交易相对方的工作人员是商业贿赂，约定无效，双方都会被处罚；折扣、佣金只能以明示方式给付单位并如实入账。',
    basis: [
      unfairCompetitionLaw('第八条', '不得给予财物贿赂交易相对方的工作人员，折扣、佣金应当明示并如实入账。'),
      constructionLaw('第十七条', '发包单位及其人员不得收受贿赂、回扣，承包单位不得以此承揽工程。'),
    ],
    suggestion: '双方不得向对方的工作人员给付任何财物；折扣以明示方式给付单位并如实入账。',
    ways: [
      [
        /(?:经办人|采购(?:经理|人员|主管|负责人)|工程部(?:经理|负责人)|项目(?:经理|负责人)|业务(?:经理|主管)|负责人|工作人员|甲方代表|院长|科长|主任)/,
        /回扣|好处费|辛苦费|感谢费|茶水费|疏通费|红包|礼金/,
        /支付|给付|给予|发放|返还|返给|打入|转入|赠送/,
      ],
    ],
    unless:
      /不得|不(?:会|给|向|以|收)|禁止|严禁|拒绝|谢绝|退回|上交|拒收|举报|杜绝|如|索(?:要|取)|本(?:公司|单位)员工|乙方(?:的)?(?:员工|业务员|销售)/,
  }),
  ofTenderAgents({
    id: 'validity.tender-agent-both-sides',
    title: '招标代理机构为投标人提供咨询、参加投标',
    levels: levels('H/H/H'),
    examines: '招标代理机构、标底编制单位是否在所代理的项目中投标或者为投标人服务',
    reason:
      '招标代理机构不得在所代理的招标项目中投标、代理投标或者为投标人提供咨询，编制标底的中介机构也不得为投标人编制投标文件。',
    basis: [
      tenderRegulation('第十三条', '不得在所代理的招标项目中投标或者代理投标，不得为投标人提供咨询。'),
      tenderRegulation(
        '第二十七条',
        '编制标底的中介机构不得参加投标，不得为投标人编制投标文件或者提供咨询。',
      ),
    ],
    suggestion: '{performer}不得在所代理的项目中投标、代理投标或者为投标人提供咨询。',
    ways: [
      [
        /(?:为|给|向)[^，。；]{0,8}(?:潜在)?投标(?:人|单位)[^，。；]{0,12}(?:提供[^，。；]{0,8}(?:咨询|服务|指导)|编制|代理投标|编写)|(?:参加|参与|代理)[^，。；]{0,12}(?:本|该|受托|所代理)[^，。；]{0,8}(?:项目|标段)[^，。；]{0,6}投标/,
      ],
    ],
    unless: /不得|禁止|不(?:为|参加|得|向|给)|回避|严禁|答疑|澄清|招标文件|如/,
  }),
  ofTechnologyTrade({
    id: 'delivery.technology-contract-unregistered',
    title: '技术进出口合同没有约定办理登记或者许可',
    levels: levels('L/L/L'),
    examines: '技术进出口合同是否约定由谁办理合同登记、许可手续',
    reason:
      '自由进出口的技术实行合同登记管理，凭登记证办理外汇、银行、税务、海关手续；限制进出口的须先取得许可，否则付不了汇。',
    basis: [
      technologyTradeRegulation('第十八条', '进口属于自由进口的技术，应当向主管部门办理合同登记。'),
      technologyTradeRegulation('第三十七条', '出口属于自由出口的技术，应当向主管部门办理合同登记。'),
    ],
    suggestion:
      '本合同签订后【】日内由{payer}办理技术进出口合同登记（属于限制类的办理许可），{performer}提供所需文件。',
    present: /登记|许可证/,
    proof: /(?:合同|技术)[^。；]{0,12}登记|许可证/,
    after: /生效|付款|税/,
  }),
  ofPurchaseAgents({
    id: 'subject.procurement-agency-scope-missing',
    title: '采购、招标代理协议没有明确代理的范围、权限和期限',
    levels: levels('M/M/M'),
    examines: '采购、招标代理协议是否写明代理的范围、权限和期限',
    reason: '委托代理协议应当明确代理采购的范围、权限和期限等具体事项，代理机构不得超越代理权限。',
    basis: [
      procurementRegulation('第十六条', '委托代理协议应当明确代理采购的范围、权限和期限等具体事项。'),
      tenderRegulation('第十四条', '招标人应当与招标代理机构签订书面委托合同。'),
    ],
    suggestion: '{performer}代理的范围为【】，权限为【编制文件、发布公告、组织开标评标】，期限自【】至【】。',
    present:
      /(?:代理|委托|服务|授权)(?:的)?(?:范围|权限|事项|内容|期限|业务)|(?:编制|代拟)[^。；]{0,12}(?:招标|采购)文件/,
    proof: /(?:代理|委托|授权)(?:的)?(?:范围|权限|事项|内容|期限)[^。；]{0,4}(?:为|包括|如下|：|:|自)/,
    after: /委托|代理|范围/,
  }),
];
