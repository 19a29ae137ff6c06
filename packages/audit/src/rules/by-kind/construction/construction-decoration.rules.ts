/** Decoration and design, and the clauses building works need. */
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { civilCode, constructionInterpretation, constructionLaw } from '../../../checks/laws.ts';
import { anyOf, notLiable } from '../../../checks/words.ts';
import type { Rule } from '../../../rule.ts';
import { anyKind, provisionsWith } from '../provision.ts';
import { migrantWages } from './construction.laws.ts';
import { isBuilding, isDecoration, isDesign } from './construction.words.ts';

const provision = provisionsWith('payer');

export const constructionDecorationRules: readonly Rule[] = [
  provision({
    id: 'price.decoration-extras-open',
    title: '装修增项没有上限、预付过高',
    family: 'price',
    levels: levels('H/-/M'),
    examines: '增项是否由施工方单方确定，开工前是否付清大部分工程款',
    reason: '增项由施工方确定或者不设上限、开工前就付清大部分款项，业主对价格和质量失去控制。',
    basis: [
      civilCode('第五百四十三条', '当事人协商一致，可以变更合同。'),
      civilCode('第六条', '民事主体应当遵循公平原则。'),
    ],
    suggestion:
      '增项须经{payer}书面确认后施工，增项总额不超过合同价的【10】%；工程款按进度支付，竣工验收前留存不少于【10】%。',
    applies: isDecoration,
    ways: [
      [
        /增项|增加项目|漏项|追加(?:项目|费用)|超出预算|现场(?:实际|变更)/,
        /据实(?:结算|收取)|由(?:乙方|施工|承包)[^，。；]{0,8}(?:确定|决定|核定|单方)|无(?:须|需)|不(?:另行|受|设)[^，。；]{0,8}(?:确认|限制|上限)|视为(?:同意|认可)|不得(?:拒绝|异议)|(?:乙方|施工方|承包[人方]|装修公司|装饰公司)[^，。；]{0,6}有权/,
      ],
      [
        /(?:签约|签订|开工前|进场前)[^。；]{0,20}(?:支付|付清|交纳)/,
        /(?:[89]\d|100)%|百分之(?:[八九]十|百)|全(?:款|额|部)|[八九]成/,
      ],
    ],
    unless:
      /书面(?:确认|同意)|双方(?:签字|确认)|不超过|未经[^，。；]{0,8}(?:签字|同意|确认)[^。；]{0,14}(?:拒付|无权|不予|不得|不承担|不支付)/,
  }),
  provision({
    id: 'price.materials-replaced',
    title: '施工方可以替换材料品牌',
    family: 'price',
    levels: levels('M/-/M'),
    examines: '材料是否可以由施工方单方替换',
    reason: '材料可以由施工方单方替换，约定的品牌和质量没有保障，容易以次充好。',
    basis: [
      civilCode('第八百零一条', '因施工人的原因致使工程质量不符合约定的，发包人有权请求无偿修理或者返工。'),
      constructionLaw('第五十九条', '施工企业必须按照设计要求、标准和合同约定对材料检验，不合格的不得使用。'),
    ],
    suggestion:
      '材料的品牌、规格以双方签字确认的清单为准；需要替换的，应经{payer}书面确认，质量和价格不低于原材料。',
    applies: anyKind(isDecoration, isBuilding),
    ways: [
      [
        /材料|品牌|主材|辅材|型号|规格/,
        /替换|更换|调换|替代|代替|代用|改用|换用|换成|换为|改换|改为|变更为|另选|选用(?:其他|其它|同)|以[^，。；]{0,12}(?:顶替|替|代)/,
        /(?:乙方|施工(?:方|单位)|承包(?:人|方))[^，。；]{0,16}(?:可以?|有权|自行|得)|无(?:须|需)|不(?:再|另|必|用)[^，。；]{0,8}(?:通知|告知|征求|确认|同意|说明)|同等(?:价位|档次)即可|视情况|酌情/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|(?<!不|未|无须|无需)经(?:甲方|发包人|业主)[^，。；]{0,8}(?:同意|确认|认可)|不合格的?材料/,
  }),
  provision({
    id: 'liability.designer-liability-capped',
    title: '设计、监理责任过低或者免除',
    family: 'liability',
    levels: levels('M/-/M'),
    examines: '设计错误、监理失职造成损失时是否没有免责或者只退部分费用',
    reason:
      '设计质量不符合要求或者监理失职造成损失的，设计人、监理人应当承担赔偿责任，不能只以少量费用为限。',
    basis: [
      civilCode('第八百条', '勘察、设计的质量不符合要求造成损失的，应继续完善，减收或者免收费用并赔偿损失。'),
      constructionLaw('第三十五条', '监理单位不按约定履行监理义务造成损失的，应当承担相应的赔偿责任。'),
    ],
    suggestion: '因设计（监理）错误造成发包人损失的，{performer}除免收受影响部分的费用外，应当赔偿实际损失。',
    applies: anyKind(isDesign, (contract) => /监理|设计/.test(contract.title?.text ?? '')),
    ways: [
      [
        /设计|监理|图纸|勘察/,
        /错误|遗漏|缺陷|失误|失职|疏漏|质量(?:问题|事故)|过错/,
        anyOf(
          notLiable,
          /(?:仅|只|最高|上限|不超过|以)[^。；]{0,24}(?:\d+%|百分之|费用?(?:为限|的)|报酬)|退还[^，。；]{0,10}费(?:用)?(?:为限|即可)/,
        ),
      ],
    ],
    unless: /甲方提供|发包人提供|赔偿实际损失|不(?:得)?免除/,
  }),
  missingClause({
    id: 'price.payment-security-missing',
    title: '没有工程款支付担保',
    family: 'price',
    types: 'all',
    levels: levels('-/M/M'),
    examines: '发包人是否向承包人提供工程款支付担保',
    reason:
      '建设单位应当向施工单位提供工程款支付担保；只有承包人提供履约担保而没有支付担保，双方保障不对等。',
    basis: [migrantWages('第二十四条', '建设单位应当向施工单位提供工程款支付担保。')],
    suggestion: '发包人于开工前向承包人提供金额为合同价【10】%的工程款支付担保（银行保函）。',
    applies: (contract) =>
      isBuilding(contract) &&
      !isDecoration(contract) &&
      /履约(?:保函|担保|保证金)/.test(contract.document.text),
    present: /支付(?:担保|保函|保证)|付款(?:保函|担保)|业主支付|工程款支付/,
    proof:
      /(?:发包人|甲方|业主)[^。；]{0,30}(?:提供|出具|提交|开具)[^。；]{0,16}(?:支付担保|支付保函|付款保函)/,
    proofUnless: /不(?:提供|出具)|无须|无需|免/,
    after: /担保|价款|付款/,
  }),
  missingClause({
    id: 'price.variation-procedure-missing',
    title: '没有变更、签证的程序',
    family: 'price',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '是否约定工程变更如何确认、价款如何计算',
    reason: '没有变更和签证的程序、计价办法，增减工程量和价款在结算时难以确认。',
    basis: [
      constructionInterpretation(
        '第十九条',
        '因设计变更导致工程量或者质量标准变化，对价款不能协商一致的，可以参照当地计价标准结算。',
      ),
    ],
    suggestion:
      '变更由发包人书面指令；承包人在【14】日内提交变更报价，发包人在【14】日内确认；清单有相同项目的按其单价，没有的协商确定。',
    applies: isBuilding,
    present:
      /(?:工程|设计|现场)?变更[^。；]{0,60}(?:价款|计价|签证|指令|确认|程序|单价|报价|增减|费用|结算|调整)|签证|增减(?:项|工程)|洽商|增项/,
    proof:
      /(?:变更|增减|增项|签证|洽商)[^。；]{0,60}(?:书面|签证|签字|签署|确认|同意)[^。；]{0,60}(?:单价|计价|计算价款|价款(?:按|依)|报价)|(?:变更|增减|增项|洽商)[^。；]{0,60}(?:单价|计价|价款)[^。；]{0,40}(?:签证|签字|签署|书面确认)/,
    proofUnless: /不予|不(?:计|增加|调整)|不另|视为|放弃/,
    after: /价款|付款|工期|质量/,
  }),
];
