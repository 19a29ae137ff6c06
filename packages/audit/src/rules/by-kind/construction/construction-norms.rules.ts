/** What the construction law leaves no say in: consortiums, underground pipes, the main contractor's answer for its subcontractors, designs, warranties, training. */
import { levels } from '../../../checks/build-rule.ts';
import { constructionLaw, safetyLaw, tenderLaw } from '../../../checks/laws.ts';
import { about } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';
import { anyKind } from '../provision.ts';
import { rulesOf } from '../provision-rule.ts';
import { buildingSafetyRegulation, procurementRegulation } from './construction.laws.ts';
import { isBuilding, isDecoration } from './construction.words.ts';

const { provision } = rulesOf(anyKind(isBuilding, isDecoration));
const { provision: ofConsortium } = rulesOf(about(/联合体/));
const { provision: ofAll } = rulesOf(() => true);

export const constructionNormRules: readonly Rule[] = [
  ofConsortium({
    id: 'validity.consortium-higher-grade',
    title: '联合体按较高的资质等级承揽',
    levels: levels('H/H/H'),
    examines: '联合体是否按照资质等级较低的成员确定资质',
    reason:
      '由同一专业的单位组成的联合体，按照资质等级较低的单位确定资质等级和承揽范围，按较高一方的约定属于超越资质。',
    basis: [
      constructionLaw(
        '第二十七条',
        '不同资质等级的单位联合共同承包的，按资质等级低的单位的业务许可范围承揽。',
      ),
      tenderLaw('第三十一条', '由同一专业的单位组成的联合体，按照资质等级较低的单位确定资质等级。'),
      procurementRegulation('第二十二条', '联合体中同类资质的供应商承担相同工作的，按较低的资质等级确定。'),
    ],
    suggestion: '联合体各成员承担相同工作的，按照资质等级较低的成员确定资质等级和承揽范围。',
    ways: [
      [
        /联合体/,
        /(?:资质|等级)[^。；]{0,12}(?:较高|最高|高的|高者)|(?:较高|最高|高一级)[^，。；]{0,8}(?:资质|等级)/,
        /确定|计算|为准|认定|承揽|承接|承包|投标|作为|视为/,
      ],
    ],
    unless: /较低|最低|低的|低者|不得|禁止/,
  }),
  provision({
    id: 'liability.pipelines-on-contractor',
    title: '地下管线资料和损坏的风险全部由承包人承担',
    levels: levels('-/M/M'),
    examines: '发包人是否提供地下管线资料，管线损坏的责任是否按过错承担',
    reason:
      '建设单位应当向施工企业提供与施工现场相关的地下管线资料并保证真实、准确、完整；资料不提供、不准确造成的损坏不能一概由承包人承担。',
    basis: [
      constructionLaw(
        '第四十条',
        '建设单位应当提供与施工现场相关的地下管线资料，施工企业应当采取措施加以保护。',
      ),
      buildingSafetyRegulation('第六条', '建设单位应当提供地下管线等资料，并保证资料的真实、准确、完整。'),
    ],
    suggestion:
      '{payer}应在开工前提供施工现场及毗邻区域的地下管线资料并保证真实、准确、完整；因资料不实造成的损失由{payer}承担，{performer}未采取保护措施的由{performer}承担。',
    ways: [
      [
        /地下(?:的)?(?:各类|各种)?(?:管线|管网|设施|电缆|管道|障碍)/,
        /(?:承包人|乙方|施工(?:方|单位)|分包人)[^，。；]{0,8}自行(?:负责)?(?:探明|查明|调查|勘探|查找|收集|摸清|核实)|(?:发包人|甲方|建设单位|业主)不(?:负责)?(?:提供|对)[^。；]{0,24}|(?:损坏|损失|破坏|挖断|事故)[^。；]{0,16}(?:全部|均|一律|概)由(?:承包人|乙方|施工(?:方|单位))/,
      ],
    ],
    unless:
      /(?:发包人|甲方|建设单位)(?:应|须|负责|已)[^，。；]{0,10}提供|因(?:承包人|乙方)[^，。；]{0,10}(?:原因|过错|不当)|未(?:按|采取)/,
  }),
  provision({
    id: 'liability.main-contractor-released',
    title: '总承包人对分包工程的质量、安全不负责任',
    levels: levels('H/-/H'),
    examines: '总承包人是否与分包人就分包工程对发包人承担连带责任',
    reason:
      '工程质量由总承包单位负责，分包给他人的，应当与分包单位就分包工程的质量承担连带责任，约定各负各的无效。',
    basis: [
      constructionLaw('第二十九条', '总承包单位和分包单位就分包工程对建设单位承担连带责任。'),
      constructionLaw('第五十五条', '总承包单位应当对分包工程的质量与分包单位承担连带责任。'),
    ],
    suggestion: '{performer}将工程分包的，就分包工程的质量和安全与分包人对{payer}承担连带责任。',
    ways: [
      [
        /分包(?:人|单位|工程|方|商|部分)/,
        /质量|安全|缺陷|工期|责任/,
        /(?:总承包|总包|承包人|乙方|施工总承包)[^，。；]{0,8}(?:不(?:再)?(?:承担|负|对)|概不|无[须需]|免(?:除|于|责))/,
      ],
    ],
    unless: /(?:甲方|发包人|业主|建设单位)(?:指定|直接发包|另行发包|自行)|连带|不得|劳务报酬/,
  }),
  provision({
    id: 'validity.design-changed-by-builder',
    title: '施工方可以自行修改设计',
    levels: levels('M/M/M'),
    examines: '设计的修改是否由原设计单位负责、经发包人同意',
    reason:
      '施工企业必须按照工程设计图纸和施工技术标准施工，工程设计的修改由原设计单位负责，施工企业不得擅自修改。',
    basis: [
      constructionLaw('第五十八条', '必须按图纸和技术标准施工；设计的修改由原设计单位负责，不得擅自修改。'),
    ],
    suggestion: '需要修改设计的，由{payer}委托原设计单位出具设计变更文件，{performer}不得自行修改。',
    ways: [
      [
        /设计(?:图纸|文件|方案)?|图纸|施工图/,
        /(?:承包人|乙方|施工(?:方|单位)|分包人|装修公司)[^，。；]{0,24}(?:自行|自主|直接|径行|单方|不经[^，。；]{0,8}|无[须需][^，。；]{0,8})(?:即可|可以?)?(?:修改|变更|调整|改动)/,
      ],
    ],
    unless:
      /(?<![不未无])经[^，。；]{0,12}(?:同意|确认|批准|签认|认可|审核)|深化设计|建议|不得|不能|禁止|擅自|报[^，。；]{0,10}(?:审|批)|设计施工总承包/,
  }),
  provision({
    id: 'subject.works-warranty-parts-left-out',
    title: '防水、管线、基础结构等被排除在保修之外',
    levels: levels('H/-/M'),
    examines: '保修范围是否包括地基基础、主体结构、防水、管线、供热供冷等法定项目',
    reason:
      '建筑工程的保修范围应当包括地基基础、主体结构、屋面防水、电气管线、上下水管线和供热供冷系统等项目，约定不保修的部分无效。',
    basis: [
      constructionLaw(
        '第六十二条',
        '保修范围应当包括地基基础、主体结构、屋面防水、管线安装、供热供冷等项目。',
      ),
      constructionLaw('第六十条', '合理使用寿命内必须确保地基基础和主体结构的质量，质量缺陷应当修复。'),
    ],
    suggestion:
      '保修范围包括地基基础、主体结构、防水工程、电气和给排水管线、供热供冷系统及本合同约定的其他项目，保修期不低于法定最低期限。',
    ways: [
      [
        /防水|渗漏|地基|基础工程|主体结构|电气管线|电路|水电|给排水|上下水|供热|供冷|管道/,
        /(?:不(?:在|属于?|纳入|列入|予|包括在?|提供)|排除在?|除外于)[^，。；]{0,8}保修|保修[^，。；]{0,8}(?:不(?:包括|含|包含|涵盖)|排除)/,
      ],
    ],
    unless:
      /使用不当|第三(?:方|人)|人为|自行(?:改|拆)|不可抗力|超过|届满|期满|业主(?:原因|改)|他人|另行(?:发包|采购)|甲(?:方)?供|非(?:承包人|乙方)|不属于[^，。；]{0,10}施工|不得/,
  }),
  ofAll({
    id: 'validity.untrained-on-site',
    title: '未经安全教育培训先上岗作业',
    levels: levels('H/H/H'),
    examines: '未经安全生产教育培训的人员是否可以上岗作业',
    reason: '未经安全生产教育培训的人员不得上岗作业，发生事故时双方都难以免责。',
    basis: [
      constructionLaw('第四十六条', '未经安全生产教育培训的人员，不得上岗作业。'),
      safetyLaw('第二十八条', '未经安全生产教育和培训合格的从业人员，不得上岗作业。'),
    ],
    suggestion: '作业人员经安全生产教育培训合格后方可上岗，培训记录报对方备查。',
    ways: [
      [
        /未(?:经|接受|完成|参加|通过)[^，。；]{0,8}(?:安全)(?:生产)?(?:教育)?[^，。；]{0,4}(?:培训|交底|教育)|安全(?:生产)?(?:教育)?(?:培训|教育)[^，。；]{0,8}(?:后补|事后|补做|补办|上岗后)/,
        /(?:可以?|先(?:行)?|即可|允许|同意|不影响)[^，。；]{0,10}(?:上岗|进场|作业|施工|开工)/,
      ],
    ],
    unless: /不得|严禁|禁止|不(?:能|准|允许|可)|罚|处以|清退/,
  }),
];
