/** Property service: funds, fines, disclosure and the clauses it needs. */
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { textAround } from '../../../checks/find-sentences.ts';
import { civilCode } from '../../../checks/laws.ts';
import { anyOf } from '../../../checks/words.ts';
import type { Rule } from '../../../rule.ts';
import { unconsulted } from '../finance/finance.words.ts';
import { provisionsWith } from '../provision.ts';
import { faceInterpretation, propertyInterpretation, propertyRegulation } from './premises.laws.ts';
import { isProperty } from './premises.words.ts';

const provision = provisionsWith('payer');

const manager = /物业|乙方|服务(?:人|企业|公司)/;

export const premisesPropertyDutyRules: readonly Rule[] = [
  provision({
    id: 'price.maintenance-fund-misused',
    title: '物业公司自行动用维修资金',
    family: 'price',
    levels: levels('H/M/H'),
    examines: '维修资金是否可以由物业服务人自行使用、垫付或者用于日常养护',
    reason: '维修资金属于业主共有，使用须由业主共同决定，不能用于应由物业费支付的日常养护。',
    basis: [
      civilCode('第二百八十一条', '维修资金属于业主共有，经业主共同决定可以用于共有部分的维修、更新和改造。'),
      civilCode('第二百七十八条', '使用维修资金由业主共同决定。'),
    ],
    suggestion: '使用专项维修资金应由业主依法共同决定；紧急情况下由业主大会或者业主委员会依法申请使用。',
    applies: isProperty,
    ways: [
      [
        /由(?:乙方|物业)[^，。；]{0,8}(?:决定|自行|直接|审批)[^，。；]{0,10}(?:使用|动用|支取|申请)|列支[^，。；]{0,8}(?:日常|养护|保养)/,
      ],
      [
        /维修(?:资金|基金)|专项资金|公维金/,
        anyOf(
          unconsulted,
          /由(?:乙方|物业)[^，。；]{0,20}(?:支配|使用|动用|掌握|决定|管理|列支|审批|支取|提取|划付|支付)|(?:日常|保洁|绿化|人员|工资|办公)[^，。；]{0,12}(?:列支|支出|支付|费用)|可以?(?:直接|先行)?(?:动用|使用|列支|划转)/,
        ),
      ],
      [
        /支取|动用|提取|划拨|列支|领取|使用|开支|支出/,
        /(?:乙方|物业)[^。；]{0,24}(?:直接|自行|先行|径行|有权)|由(?:乙方|物业)/,
        /(?:无[须需]|不(?:必|用|需|再|经)|免(?:于|予)?)[^，。；]{0,10}(?:表决|业主|征求|投票|决定|同意)/,
      ],
    ],
    judge: (sentence, contract) =>
      /维修(?:资金|基金)|专项资金|公维金/.test(textAround(contract, sentence)) ? {} : null,
    unless:
      /业主(?:依法)?(?:共同|大会)[^，。；]{0,8}(?:决定|同意)|不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|编制(?![^。；]{0,30}直接)|协助|配合/,
  }),
  provision({
    id: 'validity.property-fines',
    title: '物业公司对业主罚款',
    family: 'validity',
    levels: levels('M/-/M'),
    examines: '是否约定物业服务人对业主、住户罚款或者没收装修押金',
    reason: '物业服务人没有处罚权，对违规行为应当制止、报告并请求承担民事责任，不能罚款。',
    basis: [
      propertyRegulation('第四十五条', '对违反规定的行为，物业服务企业应当制止并向有关行政管理部门报告。'),
    ],
    suggestion: '业主违反管理规约的，{performer}应劝阻、制止并报告主管部门；造成损失的，依法请求赔偿。',
    applies: isProperty,
    ways: [[/罚款|处罚|罚没|扣罚|罚金|没收[^，。；]{0,8}(?:押金|保证金)/, /业主|住户|使用人|装修|租户|车主/]],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|主管部门|行政机关|对乙方|扣除乙方|被[^，。；]{0,8}处罚/,
  }),
  provision({
    id: 'price.collected-charges-markup',
    title: '代收水电费另收手续费',
    family: 'price',
    levels: levels('M/-/M'),
    examines: '代收水、电、气、热费是否向业主收取手续费、加价',
    reason: '物业服务企业接受委托代收费用的，不得向业主收取手续费等额外费用。',
    basis: [propertyRegulation('第四十四条', '接受委托代收费用的，不得向业主收取手续费等额外费用。')],
    suggestion: '{performer}代收水、电、气、热费的，不向业主收取手续费，按供应单位的价格收取。',
    applies: (contract) => isProperty(contract) || /电费|水费|燃气费/.test(contract.document.text),
    // Elsewhere a service fee beside the charges is its own price.
    judge: ({ text }, contract) => (isProperty(contract) || /加收|加价|上浮|加成/.test(text) ? {} : null),
    ways: [
      [
        /代收|代缴|代交|水费|电费|水电|燃气费|供暖费/,
        /手续费|加价|加收|另收|上浮|损耗费|服务费|公摊[^，。；]{0,8}\d/,
      ],
    ],
    unless: /不(?:得|向|收|另|加)|供应单位(?:支付|承担)|禁止/,
  }),
  provision({
    id: 'confidentiality.face-only-access',
    title: '以人脸识别为唯一出入方式',
    family: 'confidentiality',
    levels: levels('M/M/M'),
    examines: '人脸识别之外是否有其他验证方式',
    reason: '物业服务企业以人脸识别作为出入的唯一验证方式，不同意的业主可以请求提供其他合理方式。',
    basis: [
      faceInterpretation(
        '第十条',
        '以人脸识别作为业主出入唯一验证方式的，不同意的业主可以请求提供其他合理验证方式。',
      ),
    ],
    suggestion: '人脸识别须经业主单独同意，并同时提供门禁卡等其他合理的出入验证方式。',
    applies: isProperty,
    ways: [
      [
        /人脸|刷脸|面部识别|生物识别/,
        /唯一|仅(?:限|能|凭|可)|必须|一律|只能|不(?:再)?(?:提供|发放|使用)[^，。；]{0,8}(?:门禁卡|其他|钥匙)|取消门禁卡|均应/,
      ],
    ],
    unless:
      /不(?:采用|以|将|把|使用|强制|作为)[^。；]{0,20}(?:唯一|必须|强制)|(?:人脸|刷脸)[^，。；]{0,12}不(?:作为|是|得)|自愿|同时提供|其他(?:合理)?(?:验证)?方式可|不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))/,
  }),
  provision({
    id: 'notices.property-disclosure-waived',
    title: '物业收支不公开',
    family: 'notices',
    levels: levels('M/-/M'),
    examines: '是否没有免除物业服务人公开收费、收支、维修资金使用情况的义务',
    reason: '物业服务人应当定期公开服务事项、收费、维修资金使用和共有部分经营收益，并向业主大会报告。',
    basis: [
      civilCode(
        '第九百四十三条',
        '物业服务人应当定期公开服务、收费、维修资金使用和共有部分经营收益情况并报告。',
      ),
    ],
    suggestion:
      '{performer}每季度在显著位置公布服务、收费、共有部分收支和维修资金使用情况，并每半年向业主大会报告。',
    applies: isProperty,
    ways: [
      [
        /公开|公布|公示|报告|查阅|审计|披露|账(?:目|册)|明细/,
        manager,
        /无(?:须|需)|不(?:予|必|需|负|再|得|向|公开|公示|接受)|无权|拒绝|商业秘密|内部(?:资料|事务)/,
        /收支|收入|账|财务|成本|收益|资金|经营/,
      ],
    ],
    unless: /不得(?:拒绝|隐瞒)|应(?:当)?(?:每|定期)|乙方不得/,
  }),
  missingClause({
    id: 'subject.property-standards-missing',
    title: '未约定物业服务的内容和标准',
    family: 'subject',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '物业服务的事项或者质量标准是否约定',
    reason: '没有具体的服务事项和标准，服务是否达标无从判断。',
    basis: [
      civilCode(
        '第九百三十八条',
        '物业服务合同一般包括服务事项、服务质量、服务费用的标准和收取办法、维修资金的使用、服务用房、期限、交接等条款。',
      ),
    ],
    suggestion: '服务内容和标准由双方书面确认，包括保洁、绿化、秩序、设施维护的频次和响应时间。',
    applies: isProperty,
    present:
      /服务(?:内容|事项|标准|质量|等级)|(?:保洁|清洁|绿化|巡查|巡逻|秩序)[^。；]{0,30}(?:每|次|标准|负责|维护)/,
    proof:
      /服务(?:内容|事项|标准|质量|等级)[^。；]{0,12}(?:为|包括|如下|按|见|达|符合|执行|：)|(?:保洁|清洁|绿化|巡查|巡逻|秩序)[^。；]{0,30}每[日天周月季]?[^。；]{0,6}次/,
    proofUnless: /调整|自行决定|不(?:承诺|保证)|违约|未/,
    after: /服务|概况|期限/,
  }),
  missingClause({
    id: 'termination.property-handover-missing',
    title: '未约定物业交接、退出',
    family: 'termination',
    types: 'all',
    levels: levels('M/L/M'),
    examines: '合同终止后是否退出或者移交资料',
    reason: '没有约定退出和移交，更换物业时容易出现拒不撤场、资料和预收费用不移交。',
    basis: [
      civilCode('第九百四十九条', '合同终止的，原物业服务人应当退出、移交并配合交接。'),
      propertyInterpretation('第三条', '合同终止后，业主可以请求退还已预收但尚未提供服务期间的物业费。'),
    ],
    suggestion:
      '合同终止后【15】日内，{performer}退出服务区域，移交用房、设施、资料、业主共有资金，并退还预收的物业费。',
    applies: isProperty,
    present:
      /(?:终止|解除|届满|期满)[^。；]{0,40}(?:移交|退出|撤|交接|退还|交还)|(?:移交|交接|退出|撤场)[^。；]{0,30}(?:终止|解除|届满|新物业|新的物业)|(?:退出|撤出|撤离)[^。；]{0,12}(?:移交|交还|服务区域|小区)/,
    proof:
      /(?:终止|解除|届满|期满)[^。；]{0,40}(?:移交[^。；]{0,24}(?:资料|用房|设施|财物|档案)|退出|撤离|撤出)|(?:退出|撤出|撤离)[^。；]{0,12}(?:移交|交还)/,
    proofUnless: /拟提前|可以?不|可以拒绝|不(?:退出|移交)|欠费|结清前/,
    after: /终止|解除|期限|违约/,
  }),
  missingClause({
    id: 'notices.property-disclosure-missing',
    title: '未约定物业收支公开',
    family: 'notices',
    types: 'all',
    levels: levels('M/-/M'),
    examines: '是否约定定期公开收费、共有收益和维修资金使用情况',
    reason: '没有约定公开的内容和频次，业主难以监督收费和共有部分的收益。',
    basis: [civilCode('第九百四十三条', '物业服务人应当定期公开并向业主大会、业主委员会报告。')],
    suggestion: '{performer}每季度公布服务、收费、共有部分经营收支和维修资金使用情况，接受业主查询。',
    applies: isProperty,
    present:
      /(?:公布|公开|公示|报告|披露)[^。；]{0,40}(?:收支|收费|收益|收入|账|维修资金|费用|情况)|(?:收支|收费|收益|账目|维修资金)[^。；]{0,30}(?:公布|公开|公示|报告|披露|审计)/,
    after: /费用|物业费|权利|义务/,
  }),
];
