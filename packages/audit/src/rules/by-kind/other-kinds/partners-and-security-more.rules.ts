/** Norms on limited partners, security, hidden employment and recordings that other files of their kind do not hold. */
import { type Contract, sentencesOf, subjectAt } from '@wenjian/contract';
import { hitOrPassed, levels, notApplicable } from '../../../checks/build-rule.ts';
import { says, textAround } from '../../../checks/find-sentences.ts';
import {
  civilCode,
  companyLaw,
  labourContractLaw,
  law,
  personalInformationLaw,
  unfairCompetitionLaw,
} from '../../../checks/laws.ts';
import { about, provisionRule } from '../../../checks/provision-rule.ts';
import type { Finding, Rule } from '../../../rule.ts';

const partnershipLaw = law('《中华人民共和国合伙企业法》', '2007-06-01');
const deviceRules = law('《医疗器械监督管理条例》', '2021-06-01');
const patentRules = law('《中华人民共和国专利法实施细则》', '2024-01-20');

const isSecured = about(/抵押/);
/** What only an employer asks for. */
const managed =
  /考勤|打卡|坐班|签到|迟到|早退|员工(?:手册|制度|守则)|规章制度|服从[^，。；]{0,10}(?:管理|安排)|排班/;

export const partnersAndSecurityMoreRules: readonly Rule[] = [
  provisionRule({
    id: 'validity.limited-partner-liable',
    title: '有限合伙人对债务承担连带责任',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '有限合伙人是否对合伙企业债务承担出资以外的责任',
    reason: '有限合伙人以其认缴的出资额为限对合伙企业债务承担责任，约定其连带清偿违背有限合伙的性质。',
    basis: [partnershipLaw('第二条', '普通合伙人承担无限连带责任，有限合伙人以其认缴的出资额为限承担责任。')],
    suggestion: '普通合伙人对合伙企业债务承担无限连带责任，有限合伙人以其认缴的出资额为限承担责任。',
    ways: [
      [
        /有限合伙人|全体合伙人[^，。；]{0,10}(?:不论|无论|包括|均)/,
        /连带|无限责任|不限于[^，。；]{0,6}出资|全部(?:个人)?财产|补足[^，。；]{0,8}债务/,
        /债务|清偿|责任|亏损/,
      ],
    ],
    unless: /为限|转(?:变|为)|视为普通|不承担|普通合伙人(?:承担|对)[^，。；]{0,20}(?:无限)?连带/,
  }),
  {
    id: 'validity.limited-partner-role',
    title: '有限合伙人以劳务出资或者对外代表企业',
    family: 'validity',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '首部称为有限合伙人的一方是否以劳务出资、执行事务或者对外签约',
    reason:
      '有限合伙人不得以劳务出资，不执行合伙事务、不得对外代表；第三人有理由相信其为普通合伙人的，对该交易承担同样责任。',
    basis: [
      partnershipLaw('第六十四条', '有限合伙人不得以劳务出资。'),
      partnershipLaw('第六十八条', '有限合伙人不执行合伙事务，不得对外代表有限合伙企业。'),
    ],
    suggestion: '有限合伙人以货币或者其他财产出资，不执行合伙事务、不对外代表合伙企业。',
    check: (contract) => {
      const labels = limitedPartners(contract);
      return labels.length === 0 ? notApplicable : hitOrPassed(actsOf(contract, labels));
    },
  },
  provisionRule({
    id: 'validity.target-secures-buyer',
    title: '目标公司为股权转让款提供担保而没有决议',
    family: 'validity',
    applies: about(/股权转让|转让股权|标的股权|增资/),
    levels: levels('M/M/M'),
    examines: '目标公司为股东或者受让方的付款提供抵押、质押、保证是否经股东会决议',
    reason:
      '公司为股东或者实际控制人提供担保须经股东会决议，被担保的股东不得参加表决；没有决议的担保可能对公司不发生效力。',
    basis: [
      companyLaw(
        '第十五条',
        '公司为公司股东或者实际控制人提供担保的，应当经股东会决议，该股东不得参加表决。',
      ),
    ],
    suggestion:
      '目标公司提供担保须经股东会决议（被担保的股东回避表决），决议作为本协议附件；没有决议的不提供担保。',
    ways: [
      [
        /(?:目标公司|标的公司|公司)[^，。；]{0,60}(?:抵押|质押|保证|担保|连带)/,
        /(?:为|就|对|保证)[^，。；]{0,16}(?:付款|价款|转让款|回购款|补偿款|支付义务|回购义务)/,
        /抵押给|质押给|提供(?:抵押|质押|保证|担保|连带)|承担(?:连带|保证)|出质/,
      ],
    ],
    unless: /股东会[^，。；]{0,10}(?:决议|同意|通过)|不得|未(?:对外|为)|不存在|解除|注销/,
  }),
  provisionRule({
    id: 'validity.mortgage-lease-cleared',
    title: '为抵押清退在先的承租人',
    family: 'validity',
    applies: isSecured,
    levels: levels('H/M/H'),
    examines: '是否要求抵押人解除抵押前已有的租赁、清退承租人',
    reason: '抵押权设立前已经出租并转移占有的，原租赁关系不受抵押影响；要求单方解除会使抵押人对承租人违约。',
    basis: [
      civilCode('第四百零五条', '抵押权设立前，抵押财产已经出租并转移占有的，原租赁关系不受该抵押权的影响。'),
    ],
    suggestion: '抵押前已有的租赁继续有效，抵押人应当如实告知租赁情况；实现抵押权时带租约处置。',
    ways: [
      [
        /解除|终止|清退|腾退|收回|搬离|清场/,
        /租赁|承租人|租户|租客|租约/,
        /(?:抵押人|乙方|甲方)[^，。；]{0,6}(?:应|须|负责|必须|承诺)[^，。；]{0,24}(?:解除|终止|清退|腾退|清场)|(?:赔偿|损失|违约金|费用)[^，。；]{0,10}(?:自行|由(?:抵押人|乙方))/,
        /签订后|\d+日内|登记前|抵押前|[一二三四五六七八九十]+日内/,
      ],
    ],
    unless: /不(?:得)?解除|继续有效|不受[^，。；]{0,6}影响|租赁期(?:限)?届满|逾期不?支付租金|承租人违约/,
  }),
  provisionRule({
    id: 'validity.mortgage-without-land',
    title: '建筑物与土地使用权分开抵押',
    family: 'validity',
    applies: isSecured,
    levels: levels('H/M/H'),
    examines: '抵押建筑物时是否没有排除占用范围内的建设用地使用权，或者相反',
    reason: '建筑物与其占用范围内的建设用地使用权一并抵押；约定排除的不发生效力，还会与其他抵押冲突。',
    basis: [
      civilCode(
        '第三百九十七条',
        '以建筑物抵押的，该建筑物占用范围内的建设用地使用权一并抵押；未一并抵押的视为一并抵押。',
      ),
    ],
    suggestion: '建筑物与其占用范围内的建设用地使用权一并抵押、一并登记。',
    ways: [
      [
        /抵押/,
        /(?:不(?:包括|含|涉及|及于)|仅(?:为|限|以)|除外|另行)[^。；]{0,30}(?:土地使用权|建设用地使用权|地上建筑|建筑物|房屋)/,
        /土地/,
        /建筑物|房屋|厂房|房产|车间/,
      ],
    ],
    unless: /(?<![不未])一并抵押|视为一并|租赁/,
  }),
  provisionRule({
    id: 'validity.employment-denied',
    title: '按员工管理却约定不是劳动关系',
    family: 'validity',
    levels: levels('M/H/H'),
    examines: '要求打卡、服从管理的一方是否被约定不构成劳动关系、不缴社会保险',
    reason: '是否劳动关系看实际的管理和报酬；考勤、奖惩、服从管理而约定排除劳动关系的，约定可能不被承认。',
    basis: [labourContractLaw('第七条', '用人单位自用工之日起即与劳动者建立劳动关系。')],
    suggestion: '需要考勤和管理的，订立书面劳动合同并缴纳社会保险；确为合作的，由对方自主安排时间和方式。',
    ways: [
      [
        /(?:不(?:构成|是|属于?|存在|形成|建立|成立)|并非|非)[^，。；]{0,6}劳动(?:合同)?关系|不(?:得|能)?(?:主张|认定)[^，。；]{0,6}劳动关系|不(?:予|再|为其)?缴纳社会保险|不承担用人单位/,
      ],
    ],
    unless:
      /派遣|与(?:劳务)?公司[^，。；]{0,6}劳动关系|不(?:要求|实行|进行)(?:考勤|打卡|坐班)|自主安排|[甲乙]方(?:派驻|派出|的)?(?:人员|员工(?!手册|制度|守则)|工作人员)/,
    judge: ({ sentence }, contract) => {
      const around = textAround(contract, sentence, 1);
      const isIntern = /实习|在校/.test(`${contract.title?.text ?? ''}${around}`);
      return managed.test(around) && !isIntern ? {} : null;
    },
  }),
  provisionRule({
    id: 'validity.staged-rewards',
    title: '跟刷、刷礼物或者诱导打赏',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '是否以跟刷、小号等方式制造数据或者诱导打赏、消费',
    reason: '安排账号跟刷、下单，诱导打赏，违反反不正当竞争和网络表演管理的规定，约定无效并会被处罚。',
    basis: [
      unfairCompetitionLaw(
        '第九条',
        '经营者不得通过组织虚假交易、虚假评价等方式，进行虚假或者引人误解的商业宣传。',
      ),
    ],
    suggestion: '双方不得以刷单、跟刷、虚假账号等方式制造数据，不得诱导打赏或者消费。',
    ways: [
      [
        /跟刷|(?<![印涂冲粉])刷(?:榜|礼物|数据)|带节奏|托儿(?![所园班]|服务|机构|中心)|(?<![大中]号[、和或及])小号[^，。；]{0,12}(?:直播|下单|打赏|好评|评论)|(?:直播|下单|打赏|账号)[^，。；]{0,12}小号|(?:安排|组织|使用)[^，。；]{0,8}(?:账号|人员)[^，。；]{0,8}(?:(?<![印涂冲粉])刷(?!单|量|粉|评|流水|卡|漆)|打赏|下单|好评)|(?:引导|诱导|刺激)[^，。；]{0,8}打赏/,
        /可以?|应|须|采取|安排|组织|完成|方式|负责|配合/,
      ],
    ],
    unless:
      /不得(?!少于|低于|停止)[^，。；]{0,16}(?:刷|虚|诱|带节奏|小号|托儿)|禁止|严禁|不(?:采取|组织|参与)|发现[^，。；]{0,10}(?:刷|虚假)|因[^，。；]{0,12}(?:刷|虚假)|剔除|扣除|存在|行为的|封禁|警告|违规/,
  }),
  provisionRule({
    id: 'confidentiality.recordings-reused',
    title: '摄录的影像、声音、位置用于经营',
    family: 'confidentiality',
    levels: levels('M/M/M'),
    examines: '车内、室内摄录和定位采集的信息能否用于其他目的',
    reason:
      '影像、声音、行踪属于个人信息，有的是敏感个人信息，须有特定目的、充分必要性和单独同意，不得任意用于经营。',
    basis: [
      personalInformationLaw(
        '第二十八条',
        '只有在具有特定的目的和充分的必要性并采取严格保护措施时，方可处理敏感个人信息。',
      ),
    ],
    suggestion:
      '摄录和定位只为安全目的，信息保存不超过【30】日，未经本人单独同意不得用于其他目的或者提供给他人。',
    ways: [
      [
        /摄像头?|录音|录像|影像|监控|行车记录|车载|GPS|定位|轨迹|声音/,
        /采集|收集|保存|形成|所得|获取|录制|开启|数据|信息/,
        /(?:可|有权|得)[^，。；]{0,10}(?:用于|使用于|提供给|出售|公开)[^，。；]{0,10}(?:经营|商业|其他|营销|宣传|广告|训练|第三|研发|任何)|任意使用|自由(?:使用|处置)|归(?:甲方|乙方|公司)[^，。；]{0,8}(?:使用|处置|支配)/,
      ],
    ],
    unless:
      /不得(?!遮挡|拆|关闭)[^，。；]{0,16}(?:用于|提供|使用|出售|公开|泄露|传播)|仅(?:用于|限)|征得[^，。；]{0,8}同意|单独同意|宣传片|素材|作品/,
  }),
  provisionRule({
    id: 'delivery.licence-filing-late',
    title: '专利许可备案的时间超过三个月',
    family: 'delivery',
    applies: about(/专利/),
    levels: levels('M/L/M'),
    examines: '专利实施许可合同备案是否在生效后三个月内',
    reason: '专利实施许可合同应当自合同生效之日起三个月内备案，晚于该期限不符合规定，也影响对抗善意第三人。',
    basis: [
      patentRules(
        '第十五条',
        '专利权人与他人订立的专利实施许可合同，应当自合同生效之日起3个月内向国务院专利行政部门备案。',
      ),
    ],
    suggestion: '许可方自合同生效之日起三个月内向国务院专利行政部门办理备案。',
    ways: [
      [
        /备案/,
        /许可|专利|本合同/,
        /(?<![\d十])(?:[四五六七八九]|十[一二]?|[4-9]|1[0-2])个月(?:之?内)?[^。；]{0,36}备案|(?:半|[一二1-2])年(?:之?内)[^。；]{0,36}备案|(?:1[0-9]\d|[2-3]\d\d)[日天](?:之?内)[^。；]{0,36}备案|备案[^。；]{0,16}(?:[四五六七八九]|十[一二]?|[4-9])个月(?:之?内)/,
      ],
    ],
    unless: /商标|特许|不迟于[^，。；]{0,6}三个月/,
  }),
  {
    id: 'parties.device-class-exceeded',
    title: '经营资质不含所经营的第三类医疗器械',
    family: 'parties',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '经营第三类医疗器械的一方是否有经营许可证，而不只是第二类备案',
    reason: '从事第三类医疗器械经营须取得医疗器械经营许可证；只有第二类备案而经营的，属于无证经营。',
    basis: [deviceRules('第四十二条', '从事第三类医疗器械经营的，应当申请经营许可。')],
    suggestion: '{payer}应在供货前取得经营范围包括该产品的医疗器械经营许可证，未取得前不供货。',
    editMode: 'none',
    check: (contract) => hitOrPassed(classExceeded(contract)),
  },
];

const partner =
  /([甲乙丙丁戊己])方\s?[（(：:][^）)：:\n]{0,16}有限合伙人|有限合伙人[^，。；\n]{0,4}[（(]([甲乙丙丁戊己])方/g;

/** The labels of the parties that the head calls limited partners. */
function limitedPartners({ document }: Contract): readonly string[] {
  const found = [...document.text.matchAll(partner)].flatMap((match) => match[1] ?? match[2] ?? []);
  return [...new Set(found)].map((letter) => `${letter}方`);
}

const acts =
  /劳务[^，。；]{0,8}(?:作价|出资|折)|以(?:其)?(?:劳务|技能|管理经验)[^，。；]{0,10}出资|(?:以|代表)(?:本)?合伙企业(?:的)?(?:名义|利益)?[^，。；]{0,10}(?:对外|签订|签约|洽谈|谈判)|对外代表|执行合伙事务|负责[^，。；]{0,10}(?:日常经营|公章|对外签约)/;
const lawful = /不得|不(?:执行|对外|以|参与)|普通合伙人|建议|监督|查阅/;

function actsOf(contract: Contract, labels: readonly string[]): readonly Finding[] {
  return sentencesOf(contract).flatMap((sentence): Finding[] => {
    const match = acts.exec(sentence.text);
    if (match === null || lawful.test(sentence.text)) return [];
    const actor = subjectAt(contract, sentence.text, match.index)?.party?.label;
    return actor !== undefined && labels.includes(actor) ? [{ span: sentence }] : [];
  });
}

const second = /(?:第)?二类医疗器械经营备案/;
const third = /(?:第)?三类医疗器械|国械注[准进许]20\d{2}3/;

function classExceeded(contract: Contract): readonly Finding[] {
  if (says(contract, /医疗器械经营许可证?|三类医疗器械经营许可/) || !says(contract, third)) return [];
  const held = sentencesOf(contract).find(({ text }) => second.test(text));
  const sold = sentencesOf(contract).find(({ text }) => third.test(text));
  return held === undefined || sold === undefined ? [] : [{ span: held, related: [sold] }];
}
