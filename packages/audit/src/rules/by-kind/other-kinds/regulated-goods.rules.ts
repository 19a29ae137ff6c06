/** Regulated goods: papers that come later, statutory reports that need consent, and payments to those who prescribe. */
import { levels } from '../../../checks/build-rule.ts';
import { civilCode, personalInformationLaw, safetyLaw, unfairCompetitionLaw } from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { medicalDeviceRegulation } from '../by-kind-laws.ts';
import { drugLaw } from '../special-laws.ts';
import { foodSafetyLaw } from '../trade-laws.ts';

const isRegulatedGoods = about(/医疗器械|药品|食品|化妆品|特种设备|疫苗|试剂|兽药|农药/);

/** 不得将报告泄露 speaks of a paper; only a leak that happened has to be reported. */
const incident =
  /不良(?:事件|反应)|召回|(?:安全|质量|生产|医疗)事[故件]|泄露事件|(?:数据|信息)泄露[的后时]|(?:发生|出现|发现)[^，。；]{0,12}泄露|疫情|食物中毒/;
const office =
  '向[^，。；]{0,10}(?:主管|监管|公安|应急|政府|卫生|药监|监测|行政|(?:有关|相关)部门[^，。；]{0,4}报)';
const afterConsent = new RegExp(
  `(?:同意|批准|许可|审核)后?[^，。；]{0,8}(?:上报|报送|启动|通报[^，。；]{0,4}(?:监管|主管|部门)|${office})|(?:方可|才能?|方能|再)(?:对外)?(?:报告|申报|通报)`,
);
const reportBanned = new RegExp(
  `(?:不得|禁止|不予)(?:[^，。；]{0,10}(?:上报|报警|报案|${office})|(?:擅自|自行|私自)?(?:对外)?(?:报告|通报))|隐瞒不报|内部处理[^，。；]{0,8}不`,
);

export const regulatedGoodsRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.regulated-papers-later',
    title: '受监管的货物没有证明文件先行销售',
    family: 'validity',
    applies: isRegulatedGoods,
    levels: levels('H/H/H'),
    examines: '医疗器械、药品、食品等是否在没有注册证、合格证明时先行入库、销售',
    reason:
      '购进医疗器械、药品、食品应当查验供货者资质和合格证明文件，没有证明先行销售会受处罚，也无法追溯。',
    basis: [
      medicalDeviceRegulation(
        '第四十五条',
        '购进医疗器械应当查验供货者的资质和合格证明文件，建立进货查验记录制度。',
      ),
      foodSafetyLaw('第五十三条', '食品经营者采购食品，应当查验供货者的许可证和食品合格证明文件。'),
      drugLaw('第五十六条', '药品经营企业购进药品，应当执行进货检查验收制度，验明药品合格证明和其他标识。'),
    ],
    suggestion: '每批货物随附注册证、合格证明文件和随货同行单，{payer}查验后入库；文件不齐的可以拒收。',
    ways: [
      [
        /注册证|合格证|合格证明|检验报告|随货同行|检疫证明|质检报告|批签发|通关单/,
        /后补|补寄|补交|补办|补齐|事后|以后再|待后|随后(?:再)?(?:提供|寄)|暂不(?:提供|随附)|不(?:再)?(?:随附|提供)/,
        /先行|发(?:出|货)|入库|销售|使用|收货|供货|货物/,
      ],
    ],
    unless:
      /不得|拒收|退货|拒绝|不(?:再)?提供[^，。；]{0,8}的，|补齐(?:之?前|后方)|(?:补齐|补交)(?:后|之前)[^，。；]{0,8}(?:方可|才|再)|不(?:予)?入库|单独存放/,
  }),
  provisionRule({
    id: 'validity.incident-report-by-consent',
    title: '法定的报告须经对方同意',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '不良事件、召回、事故、泄露等法定报告是否须经对方同意或者被禁止',
    reason: '不良事件、事故、数据泄露的报告是法定义务，须在法定时限内进行，不能以对方同意为条件。',
    basis: [
      medicalDeviceRegulation(
        '第六十二条',
        '发现医疗器械不良事件或者可疑不良事件，应当按规定向监测机构报告。',
      ),
      safetyLaw('第八十三条', '发生生产安全事故，应当立即如实报告监督管理部门，不得隐瞒不报、谎报或者迟报。'),
      personalInformationLaw('第五十七条', '发生个人信息泄露的，应当立即补救，并通知履行职责的部门和个人。'),
      civilCode('第一百五十三条', '违反法律、行政法规的强制性规定的民事法律行为无效。'),
    ],
    suggestion: '发生不良事件、召回、事故或者信息泄露的，知悉的一方依法按时报告主管部门，同时通知对方。',
    ways: [
      [incident, /经[^，。；]{0,8}(?:同意|批准|许可|审核)/, afterConsent],
      [incident, reportBanned],
    ],
    unless:
      /(?:不得|严禁)(?:隐瞒|迟报|漏报|谎报|瞒报|拖延|延误|迟延|延迟)|(?:应当?|须)(?:立即|及时|依法|按规定)(?!报?[向告]?(?:甲|乙|对)方)[^，。；]{0,12}(?:上报|报告)|除法律/,
  }),
  provisionRule({
    id: 'validity.medical-kickback',
    title: '按用量、销售额向医院科室或者医生付费',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '是否以推广费、劳务费等名义按用量、销量向使用单位的科室、人员付费',
    reason: '以学术推广、临床支持等名义按用量、销售额向交易相对方的工作人员或者科室给付财物，属于商业贿赂。',
    basis: [
      drugLaw('第八十八条', '禁止在药品购销中给予、收受回扣或者其他不正当利益。'),
      unfairCompetitionLaw(
        '第八条',
        '经营者不得采用给予财物或者其他手段贿赂交易相对方的工作人员等以谋取交易机会或者竞争优势。',
      ),
    ],
    suggestion: '双方不得以任何名义向医疗机构、科室或者其工作人员给付与用量、销量挂钩的费用。',
    ways: [
      [
        /(?:向|给|给[付予]|支付)[^，。；]{0,8}(?:科室|药剂科|药房|检验科|设备科|采购科|临床科|科主任|医生|医师|药师|护士|采购(?:人员|经办|负责人)|(?:对方|院方|医院|单位)的?经办人)/,
        /推广费|支持费|会务费|劳务费|咨询费|学术|临床费|处方费|提成|返[点利]|好处|赞助/,
        /(?:按|依|根据)[^，。；]{0,16}(?:用量|使用量|销售额|销量|采购量|采购(?:金)?额|每[支盒台例瓶]|\d+(?:\.\d+)?%|比例)|每[支盒台例瓶][^，。；]{0,16}元/,
        /支付|给付|给予|发放|兑付|付给|计提|返/,
      ],
      [
        /(?:科室|医生|医师|护士)[^，。；]{0,6}(?:用量|使用量|处方量|开单量)/,
        /(?:临床|学术|处方)[^，。；]{0,4}费|劳务费|提成|好处|赞助/,
        /支付|给付|给予|发放|兑付|付给|计提|返/,
      ],
    ],
    // 双方不得对外透露 hides the payment and forbids nothing.
    unless: /不得(?!对外|透露|泄露|拒绝|拖延)[^，。；]{0,30}(?:支付|给付|给予|发放|收受|返)|严禁|禁止/,
  }),
];
