/** How employment ends by agreement: arrears of insurance, a false reason, compensation paid late. */
import { levels } from '../../../checks/build-rule.ts';
import { labourContractLaw, labourLaw, socialInsuranceLaw } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { isTitled, rulesOf } from '../provision-rule.ts';
import { insurance, isLabour } from './labour.words.ts';

const { provision } = rulesOf(isLabour);
const others = rulesOf((contract) => !isLabour(contract));

export const labourFurtherRules: readonly Rule[] = [
  provision({
    id: 'validity.labour-arrears-waived',
    title: '放弃补缴社会保险、公积金',
    levels: levels('H/H/H'),
    examines: '是否约定劳动者不要求补缴欠缴、少缴的社会保险费',
    reason:
      '足额缴纳社会保险费是法定义务，不因劳动者同意而免除；放弃补缴的约定无效，征收机构仍可责令补足并加收滞纳金。',
    basis: [
      socialInsuranceLaw('第六十条', '用人单位应当自行申报、按时足额缴纳社会保险费，不得缓缴、减免。'),
      socialInsuranceLaw('第六十三条', '未按时足额缴纳的，由征收机构责令限期缴纳或者补足。'),
    ],
    suggestion: '{payer}应在解除之日起【30】日内按实际工资补缴欠缴、少缴的社会保险费和住房公积金。',
    ways: [
      [
        /社会保险|社保|五险|养老|缴费基数|公积金|参保|缴费/,
        /补缴|补交|补足|补办|补差|差额|欠缴|少缴|未(?:足额|按[^，。；]{0,8})?(?:缴|申报)|未缴/,
        /不(?:再|得|予|向)?[^，。；]{0,8}(?:要求|主张|追究|投诉|请求|追索|异议|补)|放弃|免除|无[须需]|自愿承担|互不追究|了结|概不/,
      ],
    ],
    unless: /不得(?:拒绝|以)|甲方(?:应|须|负责)(?:当)?补|单位(?:应|须)(?:当)?补/,
  }),
  others.provision({
    id: 'validity.workers-insurance-replaced',
    title: '以补贴代替为用工人员缴纳社会保险',
    levels: levels('H/H/H'),
    examines: '合作、承包等合同中的用工人员是否依法参加社会保险',
    reason:
      '为职工办理社会保险是用人单位的法定义务，以补贴、声明代替参保的约定无效，发生工伤时用人单位承担全部待遇。',
    basis: [
      labourLaw('第七十二条', '用人单位和劳动者必须依法参加社会保险，缴纳社会保险费。'),
      socialInsuranceLaw('第五十八条', '用人单位应当自用工之日起三十日内为职工申请办理社会保险登记。'),
    ],
    suggestion: '用人单位应自用工之日起三十日内为全部职工办理社会保险登记并足额缴费。',
    ways: [
      [
        insurance,
        /工人|员工|职工|操作工|人员|店员|司机|劳动者|雇员|学徒|服务员|新招/,
        /补贴|折现|现金|补助|代替|声明|自愿(?:不|放弃)|放弃|不(?:再|予)?(?:办理|缴纳|参加|购买)|暂不|转正后/,
      ],
    ],
    unless:
      /依法(?:参加|缴纳|办理)|应(?:当)?(?:依法|按规定)|不得|未[^，。；]{0,10}的，|财政|政策补贴|承担[^，。；]{0,8}(?:责任|法律)|社会保险由[^，。；]{0,10}(?:按|依)[^，。；]{0,10}(?:缴纳|申报)|与社会保险[^，。；]{0,6}无关|基数[^，。；]{0,4}缴纳/,
  }),
  provision({
    id: 'validity.labour-reason-falsified',
    title: '离职原因被写成个人原因',
    levels: levels('M/H/H'),
    examines: '离职登记、证明上的原因是否与实际一致',
    reason: '单位提出解除却登记为个人辞职，会使劳动者失去经济补偿和失业保险待遇，前后说法也互相矛盾。',
    basis: [
      labourContractLaw('第四十六条', '用人单位提出并协商一致解除的，应当支付经济补偿。'),
      socialInsuranceLaw('第四十五条', '非因本人意愿中断就业的，可以领取失业保险金。'),
    ],
    suggestion: '离职登记和解除证明如实载明：由{payer}提出，双方协商一致解除劳动合同。',
    ways: [
      [
        /离职(?:原因|登记|手续|证明|申请|表)|解除(?:原因|事由|证明)|退工|辞职(?:信|书|报告)|备案(?:原因|事由)/,
        /填(?:写|报)?|写|注明|记载|登记|统一|载明|标注|表述|出具|提交|按|以/,
        /个人原因|主动(?:辞职|离职|提出)|自愿(?:离职|辞职)|自行(?:离职|辞职)|员工(?:辞职|提出|申请)|本人(?:原因|申请|辞职|意愿)|合同期满/,
      ],
    ],
    unless:
      /不得|如实|不(?:得)?(?:写|填|注明)|劳动者(?:因)?个人原因(?:离职|辞职)的|因乙方个人原因(?:离职|辞职|解除)的/,
  }),
  provision({
    id: 'price.labour-compensation-deferred',
    title: '经济补偿分期、延后支付',
    levels: levels('-/M/M'),
    examines: '经济补偿是否在办结工作交接时支付',
    reason: '经济补偿应当在办结工作交接时支付，拖到数月后或者分多期支付，劳动者不能及时取得，也没有担保。',
    basis: [labourContractLaw('第五十条', '依法应当支付经济补偿的，在办结工作交接时支付。')],
    suggestion: '{payer}应在{performer}办结工作交接当日一次性付清经济补偿；逾期的按日支付万分之五的违约金。',
    ways: [
      [
        /补偿(?:金|款)?|补助金|遣散费/,
        /分[一二两三四五六七八九十\d]+(?:期|次|批|个月)|分(?:期|批|月)|逐月|按月(?:支付|发放)|(?:自|从)[^，。；]{0,12}(?:月|年)起|次年|[三四五六七八九十\d]+个月(?:后|内)|半年(?:后|内)|期满(?:后|且)|视[^，。；]{0,8}(?:资金|经营)|待[^，。；]{0,16}后/,
        /支付|发放|付|给付/,
      ],
    ],
    near: /解除|经济补偿|离职|终止/,
    applies: (contract) => !isTitled(contract, /竞业|保密/),
    unless:
      /竞业|工资(?!卡)|工伤|每满|工作年限|十二个月(?:的)?平均|交接(?:手续)?(?:办(?:结|理完毕|妥)|完(?:成|毕))[^，。；]{0,8}(?:时|当日|后[一二三五七\d]+[日天])|一次性/,
  }),
];
