import { levels } from '../../checks/build-rule.ts';
import { constructionLaw } from '../../checks/laws.ts';
import { anyOf, notLiable } from '../../checks/words.ts';
import type { Rule } from '../../rule.ts';
import { migrantWages } from './construction.laws.ts';
import { isBuilding, isConstruction, isDecoration, isSupervision } from './construction.words.ts';
import { anyKind, provisionsWith } from './provision.ts';

const provision = provisionsWith('payer');

export const constructionPeopleRules: readonly Rule[] = [
  provision({
    id: 'validity.migrant-wages-delayed',
    title: '人工费用、农民工工资不按月拨付',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '人工费用的拨付周期是否超过一个月，工资是否附条件',
    reason: '人工费用拨付周期不得超过一个月，工资应按月足额支付，不得以工程款未到位、结算未完成等为由拖欠。',
    basis: [
      migrantWages(
        '第二十四条',
        '施工合同应当约定工程款计量周期、进度结算办法和人工费用拨付周期，人工费用拨付周期不得超过1个月。',
      ),
      migrantWages('第二十九条', '建设单位应当将人工费用及时足额拨付至农民工工资专用账户。'),
    ],
    suggestion:
      '发包人每月【】日前将人工费用足额拨付至农民工工资专用账户，拨付周期不超过一个月，不以工程款结算为条件。',
    applies: isConstruction,
    ways: [
      [
        /人工费|工人(?:的)?工资|农民工(?:工资|费用)|劳务(?:费|工资)|民工工资|班组(?:工资|费用|款)|工资款/,
        /按?季(?:度|付)?|每[两二三四六]个?月|[两二三四六]个月|半年|年底|春节前|节点|竣工后|完工后|结算后|到账后|到位后|回款后|验收(?:合格)?后|封顶|随(?:工程款|进度款)|与(?:工程款|进度款)(?:同步|一并|一同)/,
        /支付|拨付|发放|结算|付/,
      ],
      [
        /人工费|工人工资|农民工(?:工资|费用)|劳务(?:费|工资)/,
        /垫付|先行垫|暂缓|暂不|不(?:单独|另行|设)[^，。；]{0,8}(?:拨付|专户|专用账户)|不(?:设|开)[^，。；]{0,6}专(?:用账)?户/,
      ],
    ],
    unless: /不(?:得|超过|以)|按月|每月|补足/,
  }),
  provision({
    id: 'validity.wage-liability-shifted',
    title: '总包单位不承担农民工工资清偿责任',
    family: 'validity',
    levels: levels('M/M/M'),
    examines: '是否约定欠薪一律由分包方承担、总包和建设单位不负责',
    reason: '分包单位拖欠农民工工资的，由施工总承包单位先行清偿；约定免除不能对抗农民工。',
    basis: [migrantWages('第三十条', '分包单位拖欠农民工工资的，由施工总承包单位先行清偿，再依法进行追偿。')],
    suggestion: '分包人按月足额支付工资；拖欠的，总承包人先行清偿后可以从应付分包款中扣除。',
    applies: isConstruction,
    ways: [
      [
        /工资|欠薪|讨薪|薪酬|人工费|劳务费/,
        /农民工|工人|民工|劳务|班组/,
        anyOf(
          notLiable,
          /与(?:甲方|总包|发包)[^，。；]{0,4}无关|由(?:乙方|分包)[^，。；]{0,6}(?:自行|全部|独自)/,
        ),
      ],
    ],
    unless: /先行(?:清偿|垫付|支付)|不得拖欠/,
  }),
  provision({
    id: 'validity.supplier-designated',
    title: '发包人指定材料供应商',
    family: 'validity',
    levels: levels('-/M/M'),
    examines: '承包人采购的材料是否由发包人指定生产厂、供应商',
    reason: '由承包单位采购的材料，发包单位不得指定生产厂、供应商；指定的材料不合格时责任不清。',
    basis: [constructionLaw('第二十五条', '由承包单位采购的，发包单位不得指定生产厂、供应商。')],
    suggestion: '承包人按图纸和标准自行采购材料，发包人可以提出质量要求，不指定生产厂或者供应商。',
    applies: isBuilding,
    ways: [
      [
        /(?:甲方|发包(?:人|方)|建设单位|业主)[^，。；]{0,10}(?:指定|限定|确定)[^，。；]{0,16}(?:供应商|厂家|生产厂|品牌|供货|单位)|(?:指定|限定)(?:的)?(?:供应商|厂家|生产厂|品牌)/,
        /材料|设备|采购|购买|混凝土|钢材|构配件|瓷砖|供货/,
      ],
    ],
    unless: /不(?:得)?(?:指定|限定)|甲供|由甲方(?:自行)?采购|三个以上/,
  }),
  provision({
    id: 'validity.bearing-walls-altered',
    title: '拆改承重结构、违规装修',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '装修是否包含拆改主体、承重结构或者改动燃气、防水',
    reason: '装修活动禁止擅自变动建筑主体和承重结构、扩大承重墙门窗尺寸、擅自改动燃气管道和防水层。',
    basis: [
      constructionLaw(
        '第四十九条',
        '涉及建筑主体和承重结构变动的装修工程，应当在施工前委托设计，没有设计方案的不得施工。',
      ),
    ],
    suggestion:
      '不得拆改承重结构；涉及主体或者承重结构变动的，应先由原设计单位或者有资质的单位提出设计方案并报批。',
    applies: anyKind(isDecoration, isBuilding),
    ways: [
      [
        /承重|主体结构|(?:燃气|煤气|天然气)(?:管|表)|剪力墙|配重墙|抗震墙|楼板|结构(?:墙|柱|梁)/,
        /拆(?:除|改|掉|了)?|打(?:通|掉|穿|洞)|开(?:洞|门|槽|窗|口|设|凿|一)|敲|凿|砸|切割|割开|掏|改(?:动|装|线|管)|移(?:位|动|装|走)|扩(?:大|宽)|挑空/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|禁止|严禁|擅自|(?<!(?:无[须需]|不[需必再]?|未|没有|免)[^，。；]{0,8})设计(?:单位|方案)|非承重|(?<!不|未|无须|无需)经(?:物业|主管|规划|原设计)/,
  }),
  provision({
    id: 'parties.supervisor-related',
    title: '监理与施工单位有利害关系或者不独立',
    family: 'parties',
    levels: levels('H/M/H'),
    examines: '监理单位是否与施工、供应单位有隶属或者利害关系，是否转让监理业务',
    reason: '工程监理单位与被监理的承包单位、材料供应单位不得有隶属关系或者其他利害关系，不得转让监理业务。',
    basis: [
      constructionLaw(
        '第三十四条',
        '监理单位不得与承包单位及材料供应单位有隶属关系或者其他利害关系，不得转让工程监理业务。',
      ),
    ],
    suggestion: '监理人保证与承包人、材料供应商没有隶属关系或者其他利害关系，并自行完成监理业务。',
    applies: anyKind(isSupervision, isBuilding),
    ways: [
      [
        /监理/,
        /(?:承包人|施工(?:单位|方)|乙方|供应商)[^，。；]{0,12}(?:子公司|关联|控股|同一(?:集团|控制)|委派|指定|支付[^，。；]{0,8}(?:监理)?(?:费|报酬)|兼任)|(?:由|归)(?:承包人|施工单位|施工方)[^，。；]{0,8}(?:委托|聘请|支付|承担)/,
      ],
      [
        /监理(?:业务|工作|任务)/,
        /转(?:让|包|委托)|交由[^，。；]{0,8}(?:他人|第三)|挂靠/,
        /可以?|有权|得|允许|同意/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|没有(?:隶属|利害)|无(?:隶属|利害)|不存在/,
  }),
];
