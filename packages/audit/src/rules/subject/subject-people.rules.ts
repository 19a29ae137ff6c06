/** The subject of contracts about a person's work or the use of a right. */
import type { Contract } from '@wenjian/contract';
import { levels, missingClause, placeFor, sentenceRule } from '../../checks/build-rule.ts';
import { findSentences, says } from '../../checks/find-sentences.ts';
import { civilCode, labourContractLaw } from '../../checks/laws.ts';
import { neverWithout } from '../../checks/never-without.ts';
import type { Rule, RuleOutcome } from '../../rule.ts';

/** Without such a word nobody is moved or paid less. */
const CHANGING = /调|变|换|改|派|降|减|服从|安排|随时|核定|浮动|重新/;

/** A clause about transferring to another job does not describe the job. */
const jobChange = /调整|变动|变更|调动|调往|派往|服从/;

export const personalSubjectRules: readonly Rule[] = [
  missingClause({
    id: 'subject.job-content-missing',
    title: '未约定工作内容或工作地点',
    family: 'subject',
    types: ['labour'],
    levels: levels('M/M/M'),
    examines: '劳动合同是否写明工作内容和工作地点',
    applies: isWholeEmployment,
    reason: '工作内容和工作地点是劳动合同的必备条款，缺少时调岗、考核和解除都容易发生争议。',
    basis: [labourContractLaw('第十七条', '劳动合同应当具备工作内容和工作地点等条款。')],
    suggestion:
      '{performer}的工作岗位为【】，工作内容为【】，工作地点为【省】【市】【区】。变更岗位或者地点的，双方协商一致并以书面形式确认。',
    present: (contract) =>
      findSentences(contract, /工作(?:内容|岗位|职责|任务)|岗位|职务|担任|从事[^。；]{0,12}工作/, jobChange)
        .length > 0 &&
      findSentences(
        contract,
        /(?:工作|上班|办公)(?:地点|场所|地)|(?:在|于)[^。；]{0,16}(?:市|区|县|公司|厂)[^。；]{0,12}(?:工作|上班|任职)/,
        jobChange,
      ).length > 0,
    after: /期限|工作|岗位/,
  }),
  neverWithout(
    CHANGING,
    sentenceRule({
      id: 'subject.job-change-at-will',
      title: '单位可以任意调岗调薪',
      family: 'subject',
      types: ['labour'],
      levels: levels('L/H/M'),
      examines: '用人单位是否可以不经协商调整岗位、地点或者薪酬',
      reason:
        '变更岗位、地点和薪酬原则上应当协商一致并采用书面形式，约定单位可以任意调整，对劳动者不公平，发生争议时也难以得到支持。',
      basis: [
        labourContractLaw(
          '第三十五条',
          '用人单位与劳动者协商一致，可以变更劳动合同约定的内容，变更应当采用书面形式。',
        ),
      ],
      suggestion: {
        payer:
          '因生产经营确有需要调整岗位的，{payer}应说明理由并与{performer}协商一致，调整后的岗位应与{performer}能力相适应，薪酬不低于原水平，双方签署书面变更。',
        performer:
          '未经{performer}书面同意，{payer}不得调整{performer}的岗位、工作地点和劳动报酬；依法可以单方调整的，调整后的报酬不得低于原水平。',
        neutral: '调整岗位、工作地点或者劳动报酬的，双方应当协商一致并签署书面变更。',
      },
      ways: [
        [
          /调(?:整|动|换|岗|到|往|至|配|离|薪|低)|下调|变动|变更|降薪/,
          /岗位|职务|工作地点|薪|工资|异地|部门|城市/,
          /随时|单方|视[^，。；]{0,8}(?:需要|情况)|根据[^，。；]{0,10}需要|同意(?:甲方|公司|单位)|接受(?:甲方|公司|单位)|不得(?:拒绝|异议|有异议)|无条件|服从|由(?:甲方|公司|单位)[^，。；]{0,4}(?:决定|确定|单方)|有权/,
        ],
      ],
      pattern:
        /(?:有权|可以?|得|随时|自主|单方)[^。；]{0,40}(?:调整|变更|调动|调换|变动|重新核定|重新安排|改派|安排)[^。；]{0,24}(?:岗位|职务|工作内容|工作地点|薪酬|工资|报酬|薪资|待遇|职级|工种)|(?:岗位|职务|工作地点|薪酬|工资|薪资|待遇|报酬)[^。；]{0,30}(?:随时|自行|单方|任意)[^。；]{0,10}(?:调整|变更|调动|确定|决定)|(?:无条件|须|应|必须|应当)服从[^。；]{0,24}(?:调动|调岗|调整|变动|调配)|(?:有权|可以?|得)[^。；]{0,16}(?:调往|派往|调至|调到|调离)|(?:薪酬|工资|薪资|待遇)随(?:岗|之)?[^，。；]{0,4}(?:变|调)/,
      unless:
        /(?:工资|待遇|报酬)[^，。；]{0,6}(?:照发|不变|照付)|协商一致|(?:双方|乙方|劳动者|员工)[^。；]{0,6}(?:书面)?同意(?!并|接受|甲方|公司|单位|服从|用人)|与(?:乙方|劳动者|员工)[^。；]{0,4}协商|双方协商|不能胜任|医疗期|依法定程序|依照法律规定办理|法律规定[^，。；]{0,8}可以调整|(?:应当?|须)具有合理性|第四十条|不属于|降低工资须经|不得(?:降低|调整|变更)/,
    }),
  ),
  missingClause({
    id: 'subject.working-hours-missing',
    title: '未约定工时与休假',
    family: 'subject',
    types: ['labour'],
    levels: levels('M/M/M'),
    examines: '是否约定工作时间和休息休假',
    applies: isWholeEmployment,
    reason: '工作时间和休息休假是劳动合同的必备条款，缺少时加班认定和休假待遇没有依据。',
    basis: [labourContractLaw('第十七条', '劳动合同应当具备工作时间和休息休假等条款。')],
    suggestion:
      '{payer}实行标准工时制，{performer}每日工作不超过8小时、每周不超过40小时，每周至少休息一日；{performer}依法享有法定节假日、年休假等假期。',
    present: (contract) =>
      says(contract, /工作时间|工时|每(?:日|天|周)(?:工作|上班|上)|上班时间|工作日|\d:\d\d/) &&
      says(contract, /休息|休假|假期|年假|节假日|双休/),
    after: /工作(?:内容|地点|岗位)|岗位|期限/,
  }),
  {
    id: 'subject.licence-scope-missing',
    title: '许可范围不完整',
    family: 'subject',
    types: ['softwareLicence', 'technologyTransfer'],
    levels: levels('M/M/M'),
    examines: '许可的地域或数量、期限、独占性是否写明',
    reason:
      '许可的方式、期限、地域或者使用数量没有写明，被许可方能用到什么程度、许可方能否再许可他人都不明确。',
    basis: [
      civilCode('第八百六十四条', '技术转让合同和技术许可合同可以约定实施专利或者使用技术秘密的范围。'),
      civilCode('第八百四十五条', '技术合同一般应包括标的的内容、范围和要求。'),
    ],
    suggestion:
      '{performer}授予{payer}一项【普通/排他/独占】、【可/不可】转让的使用许可，许可地域为【中华人民共和国境内】，许可期限自【】年【】月【】日起至【】年【】月【】日止，授权用户数（或安装数）为【】个。',
    check: checkLicence,
  },
];

/** An agreement beside the labour contract repeats none of its terms. */
function isWholeEmployment({ title }: Contract): boolean {
  return !/培训|服务期|竞业|保密|补充|变更|解除/.test(title?.text ?? '');
}

const licence = /(?:许可|授权|授予|允许|同意)[^。；]{0,30}(?:使用|实施|安装|许可)/;

const scopeParts = [
  {
    name: '许可方式（独占、排他或者普通）',
    // An exclusive grant-back of improvements does not define the licence.
    said: /^(?!.*(?:改进|交回|回授)).*(?:独占|排他|普通(?:实施|使用)?许可|普通的|独家)/,
  },
  {
    name: '许可期限',
    said: /(?:许可|授权|使用|有效|实施)(?:的)?(?:期限|期间|有效期|期)|永久|自[^。；]{0,30}至[^。；]{0,30}|(?:年|个月)内?(?:的)?(?:使用|许可|授权)|许可[^。；]{0,20}[\d一二三五十](?:年|个月)/,
  },
  {
    name: '地域或者使用数量',
    said: /地域|区域|境内|全球|全国|地区|范围内|用户(?:数|数量)|并发|节点|终端数|安装(?:数|在|于)|台(?:服务器|设备|电脑|计算机)|账号数?|\d(?:个|套|台|名)(?:用户|授权|许可|终端|账号)/,
  },
] as const;

function checkLicence(contract: Contract): RuleOutcome {
  const [grant] = findSentences(contract, licence, /不得|未经|违约|(?:已(?:经)?|曾)?许可他人/);
  const isTransfer = /转让/.test(contract.title?.text ?? '') && !/许可/.test(contract.title?.text ?? '');
  if (contract.type.type === 'technologyTransfer' && (grant === undefined || isTransfer))
    return { kind: 'notApplicable' };
  const lacking = scopeParts.filter(({ said }) => !says(contract, said)).map(({ name }) => name);
  if (lacking.length === 0) return { kind: 'passed' };
  const detail = `没有写明${lacking.join('、')}`;
  if (grant === undefined) return { kind: 'missing', after: placeFor(contract, /许可|授权|标的/), detail };
  return { kind: 'hit', findings: [{ span: grant.sentence, detail }] };
}
