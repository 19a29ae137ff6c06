/** What the law keeps from any contract: doors opened before the fire check, papers kept, signs in the street, certificates. */
import { levels } from '../../../checks/build-rule.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { identityCardLaw } from '../finance/finance.laws.ts';
import { isLabour } from '../labour/labour.words.ts';
import { fireLaw } from '../premises/premises.laws.ts';
import { anyKind, kindOf } from '../provision.ts';
import { vocationalEducationLaw } from '../special-laws.ts';
import { advertisingLaw, consumerLaw, franchiseRegulation } from '../trade-laws.ts';

const isFranchise = about(/特许|加盟|连锁|品牌(?:管理|使用)费/);

export const conductNormRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.fire-opened-unchecked',
    title: '消防验收、检查没有办妥先开业、使用',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '场所开业、投入使用前是否已通过消防验收和开业前消防安全检查',
    reason: '未经消防验收的工程禁止投入使用，公众聚集场所未经消防安全检查不得营业，违反的责令停业并处罚款。',
    basis: [
      fireLaw('第十五条', '公众聚集场所未经消防救援机构许可的，不得投入使用、营业。'),
      fireLaw('第十三条', '应当进行消防验收的建设工程，未经消防验收或者验收不合格的，禁止投入使用。'),
    ],
    suggestion:
      '取得消防验收（备案）和公众聚集场所投入使用、营业前消防安全检查的许可后，方可开业、投入使用。',
    ways: [
      [
        /消防[^。；]{0,14}(?:验收|检查|手续|备案|许可|审批|意见|合格证)/,
        /(?:办理|申报|整改|验收|审批|补办)[^，。；]{0,6}(?:期间|过程中)|(?:未|尚未|没有?)[^，。；]{0,8}(?:办|通过|取得|完成|下来|出具)|后补|补办|慢慢补|[往以之]后补|同步(?:办理|推进)|边[^，。；]{0,6}边|不影响|不(?:作为|以)[^，。；]{0,8}(?:前提|条件)/,
        /开业|营业|开门|迎客|开放|入住|入驻|投入使用|试运[行营]|进场(?!施工|装修|安装)|对外经营|接待|使用/,
        /先|可以?|照|按(?:时|期|定好)|即|期间|不影响|提前|如期/,
      ],
    ],
    unless:
      /不得|严禁|禁止|(?<![甲乙丙])方可|后(?:才|再)(?:开|营|投)|不(?:能|可)(?:开|营|投|使)|解除|减免|免(?:收|除)租/,
  }),
  provisionRule({
    id: 'validity.identity-card-held',
    title: '身份证件原件交对方保管',
    family: 'validity',
    applies: (contract) => isOfPeople(contract) && !hasOwnRule(contract),
    levels: levels('H/H/H'),
    examines: '人员的身份证、护照、学历和资格证书原件是否由本人持有',
    reason: '任何组织或者个人不得扣押居民身份证，用人单位也不得扣押劳动者的其他证件，“统一保管”同样是扣押。',
    basis: [identityCardLaw('第十五条', '任何组织或者个人不得扣押居民身份证。')],
    suggestion: '身份证件和证书原件核对后当场退还本人，只留存注明用途的复印件。',
    ways: [
      [
        /身份证(?!号|明)|护照(?!号)|户口(?:本|簿)|驾驶证|毕业证|学位证|资格证书?|证件/,
        /原件|证件|护照|身份证/,
        /(?:交(?:由|给|到|至|与)?|由|存放?(?:于|在)?|上交)[^，。；]{0,16}(?:统一)?(?:保管|保存|收存|代管|存放|集中管理|收走|留存)|扣(?:押|留)|押在|(?:统一|集中)(?:保管|收存|管理)/,
      ],
    ],
    unless: /复印件|扫描件|不得(?:扣|保管|收)|严禁|禁止|核对后|归还|钥匙|单证|会计|货物|权属证/,
  }),
  provisionRule({
    id: 'validity.ad-on-traffic-facility',
    title: '利用交通安全设施、消防设施设置户外广告',
    family: 'validity',
    applies: about(/广告|投放|媒体|点位|灯箱|宣传/),
    levels: levels('H/H/H'),
    examines: '户外广告的点位是否避开交通标志、信号灯、消防设施等',
    reason:
      '利用交通安全设施、交通标志的，影响市政公共设施、交通安全设施、消防设施使用的，不得设置户外广告。',
    basis: [advertisingLaw('第四十二条', '利用交通安全设施、交通标志的，不得设置户外广告。')],
    suggestion: '删除利用交通标志、信号灯、消防等设施的点位，替换为取得设置许可的合法点位。',
    ways: [
      [
        /交通(?:安全)?(?:设施|标志|标牌|护栏)|(?:道路)?指(?:示|路)(?:标志|牌)|标志(?:杆|牌|立杆)|(?:交通|人行|红绿)?信号灯|红绿灯|隔离护栏|消防(?:栓|设施|通道)|盲道/,
        /广告|点位|安装|设置|发布|悬挂|张贴|投放|利用|借用/,
        /广告|借用|利用|背面|立杆|悬挂|张贴|点位|画面/,
      ],
    ],
    unless: /不得|严禁|禁止|避开|不(?:占用|利用|影响|遮挡)|(?:安装|施工|维修)工程/,
  }),
  provisionRule({
    id: 'validity.training-certificate-equal',
    title: '宣称自发证书等同国家职业资格、学历证书',
    family: 'validity',
    applies: about(/培训|课程|学员|结业|考证|课时|研修/),
    levels: levels('H/H/H'),
    examines: '机构自行颁发的证书是否被说成与国家职业资格、学历证书同等效力',
    reason:
      '机构自行颁发的证书不是国家职业资格或者学历证书，说成同等效力是虚假宣传，学员可以要求退费和三倍赔偿。',
    basis: [
      vocationalEducationLaw('第十一条', '国家实行职业资格证书、学业证书和职业技能等级证书制度。'),
      consumerLaw('第五十五条', '经营者提供商品或者服务有欺诈行为的，增加赔偿的金额为价款或者费用的三倍。'),
    ],
    suggestion:
      '结业证书由{performer}自行颁发，仅证明完成课程，不属于国家职业资格、职业技能等级或者学历证书。',
    ways: [
      [
        /证书|文凭|学位/,
        /国家|职业资格|职业技能等级|学历|人社部|教育部|统招|大专|本科/,
        /同等(?:法律)?效力|等同|视同|相当于|同样效力|全国通用|国家(?:承认|认可)|(?:可|能)(?:替代|代替)|具有[^，。；]{0,8}同等/,
      ],
    ],
    unless: /(?:不|非)(?:具有|属于|是|等同|视同|相当|得|构成)|并非|不得/,
  }),
  provisionRule({
    id: 'subject.franchise-support-vague',
    title: '特许人的培训、指导只写视情况安排',
    family: 'subject',
    applies: isFranchise,
    levels: levels('M/-/M'),
    examines: '开业前培训和开业后指导的次数、内容、方式是否写明',
    reason: '特许人应当持续提供经营指导、技术支持和业务培训，只写视情况安排等于没有义务，不提供也难以追责。',
    basis: [
      franchiseRegulation('第十四条', '特许人应当为被特许人持续提供经营指导、技术支持、业务培训等服务。'),
    ],
    suggestion:
      '开业前培训不少于【】天，开业后{performer}每【季度】派督导到店指导不少于【】次，内容和人数见附件。',
    ways: [
      [
        /(?:经营|运营|技术|开业)?指导|培训|督导|驻店|带店|帮扶|巡店/,
        /视(?:情|需|实际|具体|经营|甲方|总部)[^，。；]{0,6}|酌情|适时|根据(?:实际)?(?:需要|情况)|在(?:必要|条件允许|认为必要)(?:时|的情况下)?|有空|有条件时|不定期|由(?:PERFORMER|总部|品牌方)决定/,
      ],
    ],
    unless:
      /每(?:月|季|年|周|半年)|不少于|至少|\d+(?:次|天|日|人)|[一二三四五六七八九十]+(?:次|天|日)|费用|收费|食宿/,
  }),
];

const isOfPeople = about(
  /员工|主播|艺人|务工|派遣|学员|司机|演员|护理|家政|乙方(?:本人|的身份证)|船员|工人|人员/,
);

/** Of labour contracts and loans other rules ask it. */
const hasOwnRule = anyKind(isLabour, kindOf(/劳动合同|聘用|借款|借条|借据|抵押|质押/));
