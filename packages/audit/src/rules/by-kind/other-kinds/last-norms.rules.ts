/** Norms a contract can break that no other family asks for: extended labour contracts, consortiums, shared data, returns, what cannot be arbitrated. */
import { levels } from '../../../checks/build-rule.ts';
import {
  arbitrationLaw,
  civilCode,
  companyLaw,
  guaranteeInterpretation,
  labourContractLaw,
  personalInformationLaw,
  tenderLaw,
} from '../../../checks/laws.ts';
import { about } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { procurementLaw } from '../construction/construction.laws.ts';
import { rulesOf } from '../provision-rule.ts';
import { consumerLaw } from '../trade-laws.ts';

const { provision } = rulesOf(() => true);
const { provision: ofPartTime } = rulesOf(about(/非全日制/));
const { provision: ofConsortium } = rulesOf(about(/联合体/));
const { provision: ofConsumers } = rulesOf(about(/消费者|顾客|会员|学员|业主|旅客|用户/));

export const lastNormRules: readonly Rule[] = [
  provision({
    id: 'termination.labour-extension-waived',
    title: '合同期满不因孕期、医疗期等顺延',
    levels: levels('M/H/H'),
    examines: '孕期、产期、哺乳期、医疗期、职业病观察期内期满的，劳动合同是否顺延',
    reason: '有法定情形的，劳动合同应当续延至该情形消失时终止，约定期满即终止的内容无效。',
    basis: [
      labourContractLaw('第四十五条', '期满而有第四十二条情形之一的，应当续延至相应的情形消失时终止。'),
    ],
    suggestion:
      '合同期满时{performer}处于医疗期、孕期、产期、哺乳期等法定情形的，合同续延至该情形消失时终止。',
    ways: [
      [
        /孕期|产期|哺乳期|怀孕|医疗期|职业病|工伤/,
        /(?:合同|协议|聘期|期限)[^，。；]{0,8}(?:期满|届满|到期)|(?<!试用|医疗|哺乳|孕|产)(?:期满|届满|到期)[^，。；]{0,12}(?:合同|劳动关系|聘用)/,
        /(?:即行?|自动|当然|照常|仍|也|亦|均|同样)[^，。；]{0,4}终止|不(?:再|予)?(?:顺延|续延|延长|延续)/,
      ],
    ],
    unless: /不得|续延至|顺延至|试用期/,
  }),
  ofPartTime({
    id: 'validity.part-time-exclusive',
    title: '非全日制劳动者不得为其他单位工作',
    levels: levels('L/M/M'),
    examines: '非全日制劳动者能否同时为其他用人单位工作',
    reason: '从事非全日制用工的劳动者可以与一个以上用人单位订立劳动合同，只要不影响先订立的合同的履行。',
    basis: [
      labourContractLaw(
        '第六十九条',
        '非全日制劳动者可以与一个或者一个以上用人单位订立劳动合同，后订立的不得影响先订立的合同的履行。',
      ),
    ],
    suggestion: '{performer}可以同时为其他用人单位工作，但不得影响本合同的履行。',
    ways: [
      [
        /(?:不得|禁止|不准|承诺不)[^，。；]{0,12}(?:(?:在|为|到|与|于)(?:其他|另一家|另外|第二家|别的)[^，。；]{0,6}(?:单位|公司|企业|雇主)|兼职)/,
      ],
    ],
    unless: /竞争|同类|影响|秘密|甲方不得|用人单位不得/,
  }),
  provision({
    id: 'validity.listed-shares-lock',
    title: '上市后不满一年即转让上市前的股份',
    levels: levels('H/H/H'),
    examines: '公开发行前的股份是否在上市满一年后才转让',
    reason: '公开发行股份前已发行的股份，自上市交易之日起一年内不得转让。',
    basis: [companyLaw('第一百六十条', '公开发行前已发行的股份，自股票上市交易之日起一年内不得转让。')],
    suggestion: '标的股份自公司股票上市交易之日起满一年且符合限售规定后转让。',
    ways: [
      [
        /上市(?:交易|之日|后|满)/,
        // Not 三十六个月后, and the time is that of the transfer.
        /(?:(?<![一二两三四五六七八九十\d])(?:半年|(?:十一|[一二三四五六七八九十两]|1[01]|\d)个月)[^，。；]{0,6}(?:(?:后|届满)[^。；]{0,16}|内，?[^，。；]{0,6})|(?:当日|次日|首日)[^。；]{0,16})(?:可以?|有权|即|应)[^，。；]{0,10}(?:转让|减持|出售|过户|抛售)/,
        /股份|股票/,
      ],
    ],
    unless: /十二个月|12个月|不得|一年/,
  }),
  provision({
    id: 'price.dividend-late',
    title: '利润在分配决议后六个月以外才支付',
    levels: levels('M/M/M'),
    examines: '股东会作出分配利润的决议后是否在六个月内分配',
    reason: '股东会决议分配利润的，应当在决议作出之日起六个月内分配，章程、协议不能约定更长的期限。',
    basis: [companyLaw('第二百一十二条', '董事会应当在股东会决议作出之日起六个月内分配利润。')],
    suggestion: '公司应在股东会作出分配利润的决议之日起六个月内完成分配。',
    ways: [
      [
        /利润|红利|分红|股利/,
        /决议[^，。；]{0,10}(?:之日|后|作出)/,
        /(?:[七八九]|十[一二]?|[789]|1[0-9]|2[0-9])个月(?:之?内|后)|(?<![\d上前去近往])(?:一|二|两|三|[1-3])年(?:之?内|后)/,
        /分配|支付|派发|发放/,
      ],
    ],
  }),
  ofConsortium({
    id: 'liability.consortium-not-joint',
    title: '联合体各方不承担连带责任',
    levels: levels('H/M/H'),
    examines: '联合体各方是否就中标、成交项目共同向对方承担连带责任',
    reason:
      '联合体中标、成交的，各方应当共同签订合同，就项目向招标人、采购人承担连带责任，不能对外约定各自负责。',
    basis: [
      tenderLaw('第三十一条', '联合体各方应当共同与招标人签订合同，就中标项目向招标人承担连带责任。'),
      procurementLaw('第二十四条', '联合体各方应当共同与采购人签订采购合同，对采购人承担连带责任。'),
    ],
    suggestion: '联合体各方就本合同的全部义务向{payer}承担连带责任，内部分工不影响该责任。',
    ways: [
      [
        /联合体|牵头[人方]|成员(?:单位|方)/,
        /不(?:承担|负)[^，。；]{0,8}连带|(?:各自|分别|仅)[^，。；]{0,16}(?:承担责任|担责|[对向就][^，。；]{1,12}负责(?!人))|互不(?:承担|负)|按份/,
      ],
    ],
    unless: /内部|追偿|承担连带责任后|(?<!不)(?:承担|负)连带/,
  }),
  provision({
    id: 'confidentiality.joint-handling-split',
    title: '共同处理个人信息而限制个人向一方主张',
    levels: levels('M/M/H'),
    examines: '共同处理个人信息的，个人能否向其中任何一方主张权利',
    reason:
      '共同处理者之间的约定不影响个人向其中任何一个要求行使权利；侵害个人信息权益的，共同处理者依法承担连带责任。',
    basis: [
      personalInformationLaw(
        '第二十条',
        '共同处理者的约定不影响个人向其中任何一个要求行使权利，造成损害的承担连带责任。',
      ),
    ],
    suggestion: '个人可以向任何一方行使其权利；造成损害的，双方依法承担连带责任，内部按过错分担。',
    ways: [
      [
        /共同(?:处理|决定|控制)|共享|联合(?:运营|营销)/,
        /个人|用户|会员|客户|信息主体/,
        /(?:只能|仅(?:能|可)?)向[^，。；]{1,10}(?:主张|提出|请求|投诉)|(?:另一方|对方|[甲乙]方)[^，。；]{0,8}(?:不承担|不负|概不|无须承担)/,
      ],
    ],
    near: /个人信息|用户数据|会员信息|客户信息/,
    unless: /追偿|内部|连带/,
  }),
  ofConsumers({
    id: 'validity.punitive-damages-waived',
    title: '消费者放弃惩罚性赔偿',
    levels: levels('H/L/H'),
    examines: '是否没有排除欺诈、明知缺陷时的加倍赔偿',
    reason: '经营者有欺诈行为的应当按价款的三倍增加赔偿，以格式条款排除消费者的该项权利无效。',
    basis: [
      consumerLaw('第五十五条', '经营者有欺诈行为的，按价款或者费用的三倍增加赔偿，不足五百元的为五百元。'),
      consumerLaw('第二十六条', '格式条款排除或者限制消费者权利、减轻经营者责任的，内容无效。'),
    ],
    suggestion: '经营者有欺诈行为的，依照《中华人民共和国消费者权益保护法》承担增加赔偿的责任。',
    ways: [
      [
        /惩罚性赔偿|三倍|十倍|退一赔[三十]|加倍赔偿|增加赔偿/,
        /放弃|不(?:得|再|能)[^，。；]{0,6}(?:主张|要求|请求|适用)|不适用|无权|不承担|排除/,
      ],
    ],
    unless: /违约金/,
  }),
  ofConsumers({
    id: 'validity.consumer-returns-refused',
    title: '有质量问题也不退换或者由消费者负担退换的费用',
    levels: levels('H/-/H'),
    examines: '商品、服务不合格时，消费者能否退货、更换、修理，运输费用由谁承担',
    reason: '商品或者服务不符合质量要求的，消费者可以退货或者要求更换、修理，运输等必要费用由经营者承担。',
    basis: [
      consumerLaw(
        '第二十四条',
        '不符合质量要求的，消费者可以退货或者要求更换、修理，经营者应当承担运输等必要费用。',
      ),
    ],
    suggestion:
      '商品或者服务不符合质量要求的，消费者可以退货或者要求更换、修理，运输等必要费用由经营者承担。',
    ways: [
      [
        /质量(?:问题|瑕疵|缺陷|不合格)|瑕疵|缺陷|不合格/,
        /消费者|顾客|会员|学员|业主|用户/,
        /概不退换|不予?退(?:换|货)?|不退不换|(?:运费|运输费|邮费|费用)由(?:消费者|顾客|会员|用户)/,
      ],
      [/(?:售出|离店|离柜|交付|签收)[^，。；]{0,6}(?:概不退换|不退不换|概不负责)/],
    ],
    unless:
      /[非无]质量|没有质量|不属于质量|无理由|(?:自身|个人|消费者|顾客|会员|学员|业主|用户)原因|除(?:有)?质量|有质量问题的?除外|人为/,
  }),
  provision({
    id: 'dispute.not-arbitrable',
    title: '把不能仲裁的争议交付仲裁',
    levels: levels('H/H/H'),
    examines: '婚姻、收养、监护、扶养、继承和行政争议是否约定仲裁',
    reason: '婚姻、收养、监护、扶养、继承纠纷和应当由行政机关处理的争议不能仲裁，超出范围的仲裁协议无效。',
    basis: [
      arbitrationLaw('第三条', '婚姻、收养、监护、扶养、继承纠纷和依法由行政机关处理的行政争议不能仲裁。'),
      arbitrationLaw('第二十八条', '约定的仲裁事项超出法律规定的仲裁范围的，仲裁协议无效。'),
    ],
    suggestion: '因上述事项发生的争议，由有管辖权的人民法院审理。',
    ways: [
      [
        // The very dispute goes to arbitration: not 因征收决定的纠纷由双方协商，因本合同的争议提交仲裁.
        /(?:离婚|婚姻|收养|监护|抚养|扶养|赡养|继承|遗产|行政处罚|行政许可|征收决定)[^，。；]{0,16}(?:争议|纠纷)(?:(?!争议|纠纷)[^。；]){0,20}(?:提交|提请|申请|由|向|交)[^，。；]{0,24}仲裁(?!时效)/,
      ],
    ],
    unless: /除外|不(?:得|能|可)?[^，。；]{0,6}仲裁|农村土地|劳动/,
  }),
  provision({
    id: 'validity.support-kind-unclear',
    title: '差额补足、流动性支持没有写明是保证还是债务加入',
    levels: levels('M/M/M'),
    examines: '增信承诺是否写明属于保证还是债务加入',
    reason:
      '第三人承诺差额补足、流动性支持而性质不明的，可能被认定为保证，责任的方式、期间和公司决议的要求都随之不同。',
    basis: [
      guaranteeInterpretation(
        '第三十六条',
        '增信文件有担保或者债务加入的意思的，按保证或者债务加入处理，难以确定的认定为保证。',
      ),
      civilCode('第六百八十六条', '对保证方式没有约定或者约定不明确的，按照一般保证承担保证责任。'),
    ],
    suggestion: '上述差额补足承诺属于连带责任保证，保证期间为主债务履行期限届满之日起【三】年。',
    editMode: 'add',
    ways: [
      [/差额补足|流动性支持|安慰函|支持函/, /承诺|应当?|须|负责|提供|承担/, /债务|借款|本息|偿还|兑付|款项/],
    ],
    unless:
      /(?:不|没)(?:存在|有|提供|承担|含|包括)[^，。；]{0,6}(?:差额补足|流动性支持)|保证(?:责任|期间|方式|担保)|连带|债务加入|共同(?:债务|还款)|一般保证|不构成/,
  }),
];
