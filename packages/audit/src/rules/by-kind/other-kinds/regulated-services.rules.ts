/** Services with rules of their own: travel, medical beauty, courses. */
import { levels } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { medicalDeviceRegulation, physiciansLaw, tourismLaw } from '../by-kind-laws.ts';
import { consumerLaw, prepaidInterpretation } from '../trade-laws.ts';

const isTravel = about(/旅游|游客|旅行社|地接|团费|行程(?:单|安排)/);
const isMedical = about(/医疗美容|整形|注射|玻尿酸|手术|诊疗|门诊部|口腔|种植牙|医院/);
const isPrepaid = about(/储值|充值|预付|会员|课时|课程|学员|年卡|次卡|健身|美容|培训|学费|托育/);
const treated = /注射|手术|填充|水光|肉毒|玻尿酸|光电|激光|麻醉|植入|溶脂|埋线|穿刺|拔牙|种植/;

export const regulatedServiceRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.travel-forced-shopping',
    title: '强制参加购物或者自费项目',
    family: 'validity',
    applies: isTravel,
    levels: levels('H/M/H'),
    examines: '旅游者是否必须参加购物、自费项目，不参加是否须补交费用',
    reason:
      '旅行社不得指定具体购物场所或者安排另行付费的项目，除非双方协商一致；不参加须补差价等于强制消费。',
    basis: [
      tourismLaw(
        '第三十五条',
        '不得指定具体购物场所，不得安排另行付费旅游项目，经双方协商一致或者旅游者要求且不影响其他旅游者的除外。',
      ),
    ],
    suggestion:
      '行程不安排购物场所和另行付费项目；{payer}自愿要求增加的，由双方另行书面确认，不参加的不加收任何费用。',
    ways: [
      [
        /购物(?:店|点|场所|商店|活动|环节)|进店|(?:玉石|乳胶|丝绸|珠宝|茶叶|药材|特产|工艺品)[^，。；]{0,10}店|\d+家(?:商店|门店|店铺?)|自费(?:项目|景点|活动)|另行付费|加点/,
        /须|必须|应(?:当)?(?:全程)?(?:参加|进店|停留|配合)|不得(?:拒绝|缺席|离开|不参加)|一律|强制|不参加[^，。；]{0,6}的?，?[^。；]{0,16}(?:补|加收|另付|支付|扣)|(?:补交|补缴|加收)[^，。；]{0,10}(?:差价|团费|费用)/,
      ],
      [
        /购物|进店|商城|玉器|自费/,
        /(?:不|未|拒绝)(?:愿|肯)?(?:进店|购物|参加|消费|入店|前往|去)[^。；]{0,16}(?:加收|补交?|另付|另交|扣|多付|承担)/,
      ],
    ],
    unless:
      /不得(?:强制|安排|指定|强迫|诱导|诱骗)|不安排|自愿(?:参加|选择)|不(?:加收|另收|收取)|无(?:购物|自费)|全程无/,
  }),
  provisionRule({
    id: 'validity.medical-unlicensed-hands',
    title: '诊疗操作由没有医师资格的人员进行',
    family: 'validity',
    applies: isMedical,
    levels: levels('H/H/H'),
    examines: '注射、手术、激光等诊疗操作是否由注册医师进行',
    reason:
      '注射、手术、激光等属于诊疗活动，没有注册取得医师执业证书的人员不得进行，发生损害时还会加重责任。',
    basis: [physiciansLaw('第十三条', '未注册取得医师执业证书，不得从事医师执业活动。')],
    suggestion: '注射、手术等诊疗操作由注册的主诊医师【】（执业证书编号【】）进行，更换须经{payer}书面同意。',
    ways: [
      [
        treated,
        /(?:由|安排|交由|派)[^，。；]{0,24}(?:顾问|美容师|技师|咨询师|店员|助理|护理师|老师|培训(?:合格)?(?:的)?人员|学员|实习)[^，。；]{0,12}(?:操作|进行|实施|完成|施术|负责|注射)/,
      ],
      [treated, /(?:无[须需]|不(?:需|必|要求))[^，。；]{0,12}(?:医师|执业|资格|资质)/],
    ],
    unless: /医师(?:指导|亲自|操作)|执业(?:医师|护士)|主诊医师|不得|术前准备|术后护理/,
  }),
  provisionRule({
    id: 'subject.medical-product-open',
    title: '使用的药品、器械没有确定',
    family: 'subject',
    applies: isMedical,
    levels: levels('H/L/M'),
    examines: '植入、注射、填充所用产品的品牌、规格、批号是否写明，替换是否须经同意',
    reason: '品牌、批号以到货为准或者可以任意替换，消费者无从核对产品是否注册、是否过期，也无法追溯。',
    basis: [
      medicalDeviceRegulation(
        '第五十五条',
        '不得使用未依法注册或者备案、无合格证明文件以及过期、失效的医疗器械。',
      ),
      consumerLaw('第八条', '消费者享有知悉其购买、使用的商品或者接受的服务的真实情况的权利。'),
    ],
    suggestion:
      '使用的产品为【品牌】【规格】，注册证号【】，使用前当面拆封并核对批号、有效期；更换产品须经{payer}书面同意，不同意的全额退款。',
    ways: [
      [
        /玻尿酸|肉毒|填充|假体|植体|种植体|材料|针剂|药品|器械|产品|耗材|品牌/,
        /(?:品牌|批次|批号|型号|规格|产地)[^。；]{0,16}(?:以[^，。；]{0,6}(?:到货|库存|实际|当日)[^，。；]{0,4}为准|不作?(?:承诺|限定|指定)|另行确定)|(?:可以?|有权)[^，。；]{0,10}(?:同档次|同类|其他|同等)[^，。；]{0,8}(?:替代|代替|更换|替换|调换)|(?:替代|代替|更换|替换)[^，。；]{0,8}(?:无[须需]|不再)[^，。；]{0,6}(?:同意|通知)/,
      ],
    ],
    unless: /(?:经|征得|取得)[^，。；]{0,10}(?:书面)?同意|不得|退款|注册证号/,
  }),
  provisionRule({
    id: 'validity.medical-records-withheld',
    title: '病历不提供查阅、复制',
    family: 'validity',
    levels: levels('M/M/M'),
    examines: '患者查阅、复制病历的权利是否没有被排除',
    reason: '患者要求查阅、复制病历资料的，医疗机构应当及时提供；拒绝提供的，发生纠纷时推定有过错。',
    basis: [
      civilCode('第一千二百二十五条', '患者要求查阅、复制病历资料的，医疗机构应当及时提供。'),
      civilCode('第一千二百二十二条', '隐匿或者拒绝提供与纠纷有关的病历资料的，推定医疗机构有过错。'),
    ],
    suggestion: '{payer}要求查阅、复制病历资料的，{performer}应在【3】个工作日内提供。',
    ways: [
      [
        /病历|病案|检查报告|手术记录|影像资料|诊疗记录|术前术后照片/,
        /(?:不(?:予|对外|向[^，。；]{1,8}|得|可|能|提供|接受|支持)|概不|拒绝|谢绝|无权)[^，。；]{0,14}(?:提供|查阅|复印|复制|查看|调取|带走|索取)/,
      ],
    ],
    unless: /第三[人方]|其他人|他人|无关人员|未经(?:患者|本人|乙方|甲方|顾客)|泄露|宣传/,
  }),
  provisionRule({
    id: 'validity.prepaid-seven-days-charged',
    title: '付款后七日内退款仍要扣费',
    family: 'validity',
    applies: isPrepaid,
    levels: levels('H/M/H'),
    examines: '付款后七日内没有消费而退款的，是否扣除手续费、违约金',
    reason: '消费者自付款之日起七日内请求返还预付款本金的应予支持，没有消费而按总价的比例扣费，约定无效。',
    basis: [
      prepaidInterpretation(
        '第十四条',
        '消费者自付款之日起七日内请求经营者返还预付款本金的，应予支持，法定情形除外。',
      ),
    ],
    suggestion:
      '{payer}自付款之日起七日内要求退款的，{performer}应在【5】日内全额退还，已消费的部分按实际价格扣除。',
    ways: [
      [
        /(?:七|7|三|3|五|5)(?:日|天)(?:之?内|以内)/,
        /退(?:费|款|课|卡|会)|解除|取消/,
        /(?:扣除|扣收|扣减|收取|加收|承担|支付)[^，。；]{0,16}(?:%|百分之|成|手续费|违约金|服务费|\d{2,}元)/,
      ],
    ],
    unless: /不(?:扣|收|得扣)|全额退|已(?:消费|上|使用)|逾期|[日天]内(?:退还|返还|支付|结清|到账)/,
  }),
  provisionRule({
    id: 'price.refund-at-list-price',
    title: '机构原因退费也按原价扣减',
    family: 'price',
    applies: isPrepaid,
    levels: levels('H/M/M'),
    examines: '因经营者原因终止时，已消费部分是否按原价而不是优惠价扣减',
    reason: '因经营者的原因终止，已消费部分应按优惠后的价格计算；按原价扣减使消费者少得退款。',
    basis: [
      prepaidInterpretation(
        '第十八条',
        '因经营者原因返还预付款的，按优惠方案折算已提供的商品或者服务的价款。',
      ),
    ],
    suggestion: '因{performer}原因终止的，已消费部分按实际支付的优惠单价计算，其余款项在【10】日内退还。',
    ways: [
      [
        /(?:因|由于)(?:PERFORMER|机构|商家|门店|校区)[^。；]{0,20}(?:原因|停业|搬迁|停课|关(?:店|闭)|转让|终止|停办|装修)/,
        /原价|门市价|正价|单次价|标价|零售价|单课时价/,
        /扣|折算|计算|抵/,
      ],
    ],
    unless: /不得按|优惠(?:价|单价)(?:计算|扣)/,
  }),
  provisionRule({
    id: 'validity.loan-pressed-on-consumer',
    title: '引导消费者贷款支付费用',
    family: 'validity',
    applies: isPrepaid,
    levels: levels('H/M/H'),
    examines: '是否要求消费者通过合作的金融机构、平台贷款支付学费、会员费',
    reason: '以贷款方式一次付清长期服务的费用，经营者停业时消费者仍要还款；培训机构不得诱导、要求学员贷款。',
    basis: [
      consumerLaw('第九条', '消费者享有自主选择商品或者服务的权利。'),
      consumerLaw('第二十六条', '不得以格式条款加重消费者责任，不得强制交易。'),
    ],
    suggestion: '{payer}按课程进度分次付款，{performer}不提供、不推荐贷款或者分期金融产品。',
    ways: [
      [
        /分期贷款|培训贷|消费贷|学费分期|(?:办理|申请)[^，。；]{0,12}(?:分期|贷款)|信用贷/,
        /(?:PERFORMER|机构|门店)?[^，。；]{0,6}(?:合作|指定|推荐)的?[^，。；]{0,8}(?:金融|平台|机构|银行|公司)/,
        /应|须|必须|只能|一律|利息由|统一/,
      ],
    ],
    unless: /不得|自愿|可以选择|不(?:提供|推荐|强制)|按揭|购房/,
  }),
];
