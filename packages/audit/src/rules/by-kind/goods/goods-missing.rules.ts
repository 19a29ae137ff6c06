/** Clauses that contracts on goods, carriage, storage and work should have. */
import { levels, missingClause } from '../../../checks/build-rule.ts';
import { civilCode } from '../../../checks/laws.ts';
import { about } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';

export const goodsMissingRules: readonly Rule[] = [
  missingClause({
    id: 'acceptance.commissioning-missing',
    title: '安装调试后没有验收和试运行的约定',
    family: 'acceptance',
    types: ['sale', 'procurementFramework', 'workContract'],
    applies: about(/安装(?:、|和|与)?调试|负责安装|上门安装|调试/),
    levels: levels('M/M/M'),
    examines: '需要安装调试的设备是否约定调试后的验收或者试运行',
    reason:
      '设备的性能在安装调试后才能判断，没有试运行和最终验收的标准、程序，质量争议和付款条件都难以确定。',
    basis: [
      civilCode('第六百二十条', '买受人应当在约定的检验期限内检验。'),
      civilCode('第五百一十一条', '质量要求不明确的，依次按国家标准、行业标准等履行。'),
    ],
    suggestion:
      '安装调试完成后试运行【72】小时，各项指标达到约定的技术参数的，双方签署最终验收单；不合格的，{performer}应在【10】日内整改并重新验收。',
    present:
      /试运[行转]|(?:安装|调试)[^。；]{0,50}(?:验收|检验|测试|考核)|(?:最终|终)验收|验收(?:标准|单|程序|报告)|(?:验收|检验)[^。；]{0,40}(?:参数|指标|标准)/,
    // What is paid or guaranteed after it is not how it is done.
    proofUnless: /支付|付款|付至|付清|质保|保修/,
    proof:
      /试运[行转][^。；]{0,40}(?:日|天|小时|合格|验收|正常|稳定|指标)|(?:安装|调试)[^。；]{0,40}(?:验收|测试|考核)(?!合格|通过|义务|之日|后|单)|(?:最终|终)验收?(?:标准|由|应|为|在)|(?:安装|调试)完[成毕]后[^。；]{0,24}(?:组织|进行|共同)[^。；]{0,10}(?:验收|测试|试)|试[切车用][^。；]{0,10}验收/,
    after: /安装|调试|验收|检验|交付/,
  }),
  missingClause({
    id: 'delivery.packing-missing',
    title: '没有约定包装',
    family: 'delivery',
    types: ['sale'],
    applies: about(/运输|发运|托运|物流|运至|送货|运抵/),
    levels: levels('L/L/L'),
    examines: '货物怎么包装是否约定',
    reason: '没有约定包装，运输中发生破损时难以判断是谁的责任。',
    basis: [
      civilCode(
        '第六百一十九条',
        '包装方式没有约定的，按照通用方式包装；没有通用方式的，采取足以保护标的物的方式。',
      ),
    ],
    suggestion:
      '货物应采用适合长途运输和多次装卸的坚固包装，因包装不善造成的损失由{performer}承担；包装物不回收，费用已含在价款内。',
    present: /包装|装箱|木箱|托盘|散装|裸装/,
    proof:
      /包装(?:方式|标准|要求|应|须|为|采用|符合|适合)|(?:采用|按照?|以)[^，。；及]{0,16}(?:包装|装箱(?!单))|[纸木]箱(?:包装|装)|散装|裸装|原厂包装/,
    proofUnless: /价|费|包装不|退货|退回/,
    after: /质量|交付|交货|运输/,
  }),
  missingClause({
    id: 'liability.cargo-damage-missing',
    title: '没有约定货损的赔偿',
    family: 'liability',
    types: ['transport', 'warehousing'],
    levels: levels('M/-/M'),
    examines: '货物损坏、丢失或者短少时由谁赔偿是否约定',
    reason: '没有约定货损的赔偿标准和程序，发生毁损、短少时赔多少、怎么赔都要另行争议。',
    basis: [
      civilCode('第八百三十三条', '货物毁损、灭失的赔偿额没有约定的，按照交付时货物到达地的市场价格计算。'),
      civilCode('第九百一十七条', '储存期内因保管不善造成毁损、灭失的，保管人应当承担赔偿责任。'),
    ],
    suggestion:
      '货物毁损、灭失、短少的，{performer}应在确认之日起【15】日内按货物的出厂（进货）价格赔偿；因不可抗力或者货物自身性质造成的除外。',
    present:
      /(?:毁损|灭失|丢失|货损|短少|损坏|破损|货差|损失|短缺|被盗|变质)[^。；]{0,80}(?:赔|承担|负责|责任)|(?:赔偿|责任)[^。；]{0,40}(?:毁损|灭失|丢失|货损|短少|损坏)/,
    proof:
      /^(?![^。；]*(?:不承担|不负|申报|包装不|风险))[^。；]*(?:毁损|灭失|丢失|货损|短少|损坏|破损|货差|短缺|被盗|变质)[^。；]{0,80}(?:赔|承担|负责)|^(?![^。；]*(?:不承担|不负|申报|包装不|风险))[^。；]*赔偿[^。；]{0,40}(?:毁损|灭失|丢失|货损|短少|损坏)/,
    proofUnless: /举证|证明|证实|索赔|(?:责任|过错)方/,
    after: /运输|保管|责任|验收/,
  }),
  missingClause({
    id: 'delivery.loading-missing',
    title: '没有约定装卸由谁负责',
    family: 'delivery',
    types: ['transport'],
    levels: levels('L/L/L'),
    examines: '是否约定装车、卸车由谁负责或者由谁承担费用',
    reason: '装卸由谁负责没有约定，装卸中的损坏、等待时间和费用容易发生争议。',
    basis: [civilCode('第五百一十一条', '履行费用的负担不明确的，由履行义务一方负担。')],
    suggestion:
      '装车由{payer}负责，卸车由收货人负责，{performer}应到场监装并检查加固；等待超过【4】小时的，按【】元/小时支付等待费。',
    present: /装[车卸货载]|卸[车货]|搬运|吊装|配载/,
    proof:
      /^(?=[^。；]*装)(?=[^。；]*卸)[^。；]*(?:装[车卸货载]|卸[车货]|搬运|吊装)(?:费用?|作业)?[^。；后]{0,12}(?:由|归)[^。；]{1,12}(?:负责|承担|完成|进行|支付)|(?:[甲乙]方|发货人|收货人|承运人|托运人)[^。；]{0,6}负责[^。；后]{0,12}装卸/,
    after: /运输|交付|费用/,
  }),
  missingClause({
    id: 'subject.materials-missing',
    title: '没有约定材料由谁提供',
    family: 'subject',
    types: ['workContract'],
    levels: levels('M/M/M'),
    examines: '承揽的材料由谁提供是否约定',
    reason: '材料由谁提供、质量如何检验、损耗如何计算没有约定，质量问题发生时责任难以划分。',
    basis: [
      civilCode('第七百七十四条', '承揽人提供材料的，应当按照约定选用材料，并接受定作人检验。'),
      civilCode('第七百七十五条', '定作人提供材料的，应当按照约定提供，承揽人应当及时检验。'),
    ],
    suggestion:
      '材料由【】提供，规格、品牌由双方书面确认；{performer}应在收到后【3】日内检验，损耗率不超过【】%，剩余材料在完工后【7】日内返还。',
    present: /材料|原料|来料|坯料|包工包料|自备|辅料|板材|型材|纸张|面料/,
    proof:
      /(?:材料|原料|辅料|面料|板材|型材|纸张)[^。；]{0,6}(?:均)?由[^。；]{1,12}(?:提供|采购|自备|供应)|(?:[甲乙]方|定作[人方]|承揽[人方])(?:负责)?(?:提供|自备|采购|供应)[^。；]{0,12}(?<!证明|宣传|申报)(?:材料|原料|辅料|面料|板材|型材|纸张)|包工包料|来料加工/,
    proofUnless: /不合格|逾期|未|费用另/,
    after: /标的|图纸|质量|工作/,
  }),
];
