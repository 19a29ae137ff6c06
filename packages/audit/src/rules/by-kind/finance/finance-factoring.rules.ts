/** Factoring: the receivables, the notice, the recourse. */
import { sentencesOf } from '@wenjian/contract';
import { absent, hitOrPassed, levels, missingClause, notApplicable } from '../../../checks/build-rule.ts';
import { civilCode, guaranteeInterpretation } from '../../../checks/laws.ts';
import type { Rule } from '../../../rule.ts';
import { provisionsWith } from '../provision.ts';
import { isFactoring } from './finance.words.ts';

const provision = provisionsWith('payer');

const receivable = /应收账款|应收款|债权|账款|货款|基础(?:合同|交易|债权)|第[一二三四五\d]+笔/;
/** The recourse itself, not what happens to the price when it is exercised. */
/** 因任何原因未付款的，乙方应无条件回购: recourse in other words; for untrue or disputed claims it is usual. */
const buysBack =
  /^(?=[^。；]*(?:任何原因|不论[^，。；]{0,6}原因|无条件|未(?:足额|按期|按时)?(?:付款|支付|清偿)))(?![^。；]*(?:虚假|虚构|瑕疵|争议|纠纷|抗辩|违反))[^。；]*(?:乙方|债权人|卖方|转让[人方])[^，。；]{0,16}(?:回购|返还融资|偿还融资)/;
const withRecourse = /有追索权|附追索权|具有追索权/;
const withoutRecourse =
  /无追索权|不附追索权|不(?:得|再|能|可|享有|具有)?(?:向[^，。；]{0,10})?(?:追索|回购)|(?:不得|无权|不能|不再)[^，。；]{0,14}(?:退还|返还|归还|偿还|回购)[^，。；]{0,10}(?:首付款|融资|保理|预付款|本金|款)|信用风险[^，。；]{0,10}由(?:甲方|保理)[^，。；]{0,10}承担|(?:破产|无力(?:支付|付款|偿还)|不能收回)[^。；]{0,30}由(?:甲方|保理)[^，。；]{0,8}(?:自行)?承担/;

export const financeFactoringRules: readonly Rule[] = [
  provision({
    id: 'validity.factoring-receivable-untrue',
    title: '应收账款没有真实交易',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '保理的应收账款是否没有订单、发货等真实的基础交易',
    reason: '保理人明知应收账款虚构仍叙做保理的，不能向债务人主张债权，还可能被认定为借贷并承担相应责任。',
    basis: [
      civilCode('第七百六十三条', '虚构应收账款的，债务人不得以此对抗保理人，但是保理人明知虚构的除外。'),
    ],
    suggestion:
      '转让的应收账款应有真实的基础合同、交付凭证和发票，保理人应核对原件；没有真实交易的不得计入融资基数。',
    applies: isFactoring,
    ways: [
      [
        receivable,
        /(?:尚未|未(?!来)|没有|暂无|无)[^，。；]{0,12}(?:签订|订立|发货|交付|履行|开具|发生|供货|交货|验收|对应|生产|出货|完工)|(?:后补|补签|补办|补开|待补|事后补|倒签)|并未(?:实际)?(?:发生|存在)|虚(?:构|拟|设)|走账|配合(?:出具|制作|盖章)|仅(?:为|用于|供)[^，。；]{0,4}(?:融资|形式)|(?:无[须需]|不(?:必|需|再|作|要求|进行|予|对)?)[^，。；]{0,4}(?:审查|核实|核对|核验|审核|问|提供|真实)[^，。；]{0,12}(?:真实|交易|贸易|背景|凭证|发票|存在)|不[^，。；]{0,12}真实性[^，。；]{0,6}(?:审查|核实|审核)|无真实/,
        /融资|保理|计入|受让|转让|基数|首付款|知悉|同意|认可|款/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|保证[^。；]{0,30}(?:真实|合法)|不存在[^，。；]{0,8}(?:虚构|虚假|伪造)|(?<!不|非|无)真实、(?:合法|有效)|已(?:交付|发货|履行|开具)|(?:如|若)[^。；]{0,16}(?:虚构|虚假)|未(?:设立|转让)|虚构[^。；]{0,40}(?:违约|赔偿|解除|到期)|将有应收账款|(?:不存在|未发生|虚构)的，|应当?回购/,
  }),
  provision({
    id: 'price.factoring-surplus-kept',
    title: '保理回款余额不返还',
    family: 'price',
    levels: levels('H/H/H'),
    examines: '有追索权保理中，回款超过融资本息和费用的部分是否返还债权人',
    reason: '有追索权保理的保理人收回的款项，扣除融资本息和费用后的剩余部分应当返还债权人。',
    basis: [
      civilCode(
        '第七百六十六条',
        '有追索权保理的保理人主张应收账款，扣除融资款本息和费用后有剩余的，应当返还债权人。',
      ),
    ],
    suggestion: '回款扣除保理融资款本息和约定费用后有剩余的，保理人应在【3】个工作日内返还应收账款债权人。',
    applies: isFactoring,
    ways: [
      [
        /剩余|余额|余款|多余|多出|溢出|盈余|超出|超过|尾款|差额/,
        /回款|冲抵|抵扣|扣除|收回|账款|回收/,
        /不(?:再|予)?(?:退|返|归还|支付)|归(?:甲方|保理)|作为[^，。；]{0,12}(?:收益|报酬|服务费|管理费|奖励|利润)|留作|由(?:甲方|保理)[^，。；]{0,8}(?:所有|享有|取得)|无(?:须|需)/,
      ],
    ],
    unless: /应(?:当)?(?:在|于)?[^，。；]{0,16}(?:返还|退还|支付)(?:给)?(?:乙方|债权人)|无追索权/,
  }),
  provision({
    id: 'notices.assignment-not-notified',
    title: '债权转让不通知债务人',
    family: 'notices',
    levels: levels('M/H/H'),
    examines: '是否约定债权转让不通知债务人',
    reason: '债权转让未通知债务人的，对债务人不发生效力，债务人仍可向原债权人付款，受让人可能落空。',
    basis: [
      civilCode('第五百四十六条', '债权转让未通知债务人的，该转让对债务人不发生效力。'),
      civilCode('第七百六十四条', '保理人发出转让通知应当表明身份并附有必要凭证。'),
    ],
    suggestion: '双方应于转让后【3】个工作日内共同向债务人发出书面转让通知并取得回执。',
    applies: (contract) => isFactoring(contract) || /债权转让|应收账款/.test(contract.title?.text ?? ''),
    ways: [
      [
        /债务人|付款方|买方|客户|对方/,
        /(?:不|不得|不会|均不|暂不|无须|无需|不必|不予|禁止)[^，。；]{0,16}(?:通知|告知|披露|知会|公开|发函|发出|发送)/,
        /转让|保理|通知|暗保理|隐蔽/,
      ],
      [/隐蔽(?:型|性)?保理|暗保理|不(?:作)?公开(?:的)?保理/],
    ],
    unless:
      /(?:发生|出现)[^。；]{0,30}(?:有权|可以)[^。；]{0,10}通知|未通知[^。；]{0,10}(?:不发生|无效)|抗辩/,
  }),
  provision({
    id: 'validity.factoring-unregistered',
    title: '应收账款转让不办理登记',
    family: 'validity',
    levels: levels('M/H/M'),
    examines: '是否约定不办理应收账款转让登记，或者允许重复转让、质押',
    reason: '同一应收账款多次转让的，已登记的优先；不登记或者允许重复转让，保理人的顺位落后。',
    basis: [
      civilCode('第七百六十八条', '同一应收账款订立多个保理合同的，已经登记的先于未登记的取得。'),
      guaranteeInterpretation('第六十六条', '保理、质押和债权转让并存的，参照登记先后确定优先顺序。'),
    ],
    suggestion:
      '保理人应于签约后【3】日内在动产融资统一登记公示系统办理应收账款转让登记；债权人不得再次转让或者出质。',
    applies: isFactoring,
    ways: [
      [/(?:不|暂不|不再|无须|无需|不予|免)[^，。；]{0,30}登记/],
      [
        /(?:可以?|有权|得|保留)[^，。；]{0,20}(?:再次?|重复|另行|同时)[^，。；]{0,14}(?:转让|质押|出质|融资|保理)/,
        receivable,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|禁止|不影响|应(?:当)?[^，。；]{0,10}办理/,
  }),
  provision({
    id: 'subject.receivables-unspecified',
    title: '转让的债权不能特定',
    family: 'subject',
    levels: levels('M/M/M'),
    examines: '应收账款是否概括为一切债权而不能识别',
    reason:
      '把对任何第三方现有和将来的一切债权都作为转让标的，债务人、金额和期限都不能识别，转让的范围不确定。',
    basis: [
      civilCode('第七百六十二条', '保理合同一般包括基础交易合同情况、应收账款信息等条款。'),
      guaranteeInterpretation('第五十三条', '对担保财产的概括描述能够合理识别的，担保成立。'),
    ],
    suggestion:
      '应收账款以双方签字确认的清单为准，列明债务人、基础合同编号、金额和到期日；将有的应收账款应能合理识别。',
    applies: (contract) => isFactoring(contract) || /应收账款质押/.test(contract.document.text),
    ways: [
      [
        /(?:任何|一切|全部|所有|不特定)[^，。；]{0,14}(?:第三(?:方|人)|客户|债务人|主体|公司)?[^，。；]{0,16}(?:债权|应收账款|应收款|收入|账款)/,
        /(?:现有|现在|已有)[^，。；]{0,6}(?:和|及|与|或|、)[^，。；]{0,4}(?:将来|将有|未来|今后)|任何第三|不特定|无论(?:何时|对何人)|将来产生的一切/,
      ],
    ],
    unless: /限于|上述|前款/,
  }),
  {
    id: 'consistency.factoring-recourse',
    editMode: 'none',
    title: '有无追索权前后矛盾',
    family: 'consistency',
    types: 'all',
    levels: levels('H/H/H'),
    examines: '有追索权与无追索权的约定是否并存',
    reason: '既约定有追索权，又约定不得向债权人追索或者由保理人承担债务人的信用风险，保理的类型不明。',
    basis: [
      civilCode('第七百六十六条', '有追索权保理，保理人可以向债权人主张返还融资款本息或者回购应收账款。'),
      civilCode('第七百六十七条', '无追索权保理，保理人应当向债务人主张应收账款债权。'),
    ],
    suggestion:
      '本合同为有追索权保理，债务人未足额付款的，保理人有权要求债权人返还融资款本息或者回购应收账款。',
    check(contract) {
      if (!isFactoring(contract)) return notApplicable;
      const sentences = sentencesOf(contract);
      const has = sentences.find(
        ({ text }) =>
          (withRecourse.test(text) || buysBack.test(text)) && !/无追索权|不(?:得|再)|□/.test(text),
      );
      const not = sentences.find(
        ({ text }) => withoutRecourse.test(text) && !/有追索权|□|如(?:为|系)/.test(text),
      );
      return has === undefined || not === undefined ? absent : hitOrPassed([{ span: not, related: [has] }]);
    },
  },
  provision({
    id: 'liability.factoring-unregistered',
    title: '保理人不登记的损失由债权人承担',
    family: 'liability',
    applies: isFactoring,
    levels: levels('-/M/M'),
    examines: '应收账款转让是否登记，未登记的顺位风险由谁承担',
    reason:
      '登记由保理人办理，同一应收账款有多份保理的，先登记的优先；保理人自己不登记，失去顺位的损失不应由债权人承担。',
    basis: [civilCode('第七百六十八条', '已经登记的先于未登记的取得应收账款，均已登记的按登记时间先后。')],
    suggestion:
      '保理人应在本合同生效后【3】个工作日内办理应收账款转让登记；因保理人未登记造成的顺位损失由其自行承担。',
    ways: [
      [
        /登记/,
        /(?:甲方|保理人|保理商)[^，。；]{0,8}(?:自行决定|决定|选择|可以?不|有权不)|不(?:予|办理|作)登记|未登记|未办理/,
        /(?:顺位|劣后|损失|后果|风险)[^，。；]{0,16}由(?:乙方|债权人|卖方|转让[人方])[^，。；]{0,4}(?:承担|负责|赔偿)/,
      ],
    ],
    unless: /(?:乙方|债权人)(?:未|不)(?:配合|协助|提供)|因(?:乙方|债权人)/,
  }),
  provision({
    id: 'termination.factoring-base-contract',
    title: '债权人可以任意变更基础合同',
    family: 'termination',
    levels: levels('L/M/M'),
    examines: '转让后债权人与债务人是否可以变更、解除基础合同或者自行收款',
    reason: '通知转让后，债权人与债务人任意变更、终止基础合同或者自行收款，保理人的债权会落空。',
    basis: [
      civilCode(
        '第七百六十五条',
        '转让通知后无正当理由变更或者终止基础交易合同、对保理人不利的，对保理人不发生效力。',
      ),
    ],
    suggestion:
      '转让通知后，未经保理人书面同意，债权人不得与债务人变更、解除基础合同或者减免债务；收到的回款应在【2】个工作日内转付保理人。',
    applies: isFactoring,
    ways: [
      [
        /乙方|债权人|卖方/,
        /(?:可以?|有权|得|仍可)[^，。；]{0,20}(?:变更|解除|终止|修改|减免|抵销|折让|延长|调整|收取|自行收)/,
        /基础(?:合同|交易)|债务人|购销合同|采购合同|货款|账款/,
      ],
    ],
    unless:
      /不得(?![^，。；]{0,12}(?:异议|拒绝|反对|主张|索赔|追究|抗辩|拒付|要求[^，。；]{0,8}(?:减|免|退|返|补偿|赔偿|解除|调整)))|(?<!不|未|无须|无需)经(?:甲方|保理)[^，。；]{0,8}同意|通知(?:甲方|保理)|(?:甲方|保理(?:人|商))[^，。；]{0,12}(?:未|逾期|违约|拒绝)|解除(?:本)?(?:合同|协议)|收回[^，。；]{0,8}(?:转让|应收)/,
  }),
  missingClause({
    id: 'subject.factoring-services-missing',
    title: '未约定应收账款管理、催收的分工',
    family: 'subject',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '保理的服务范围（管理、催收、担保）及分工是否约定',
    reason:
      '保理不只是融资，没有约定应收账款管理、催收由谁负责，到期不付时双方容易推诿，也影响保理关系的认定。',
    basis: [
      civilCode('第七百六十二条', '保理合同一般包括业务类型、服务范围、服务期限、融资款或者服务报酬等条款。'),
    ],
    suggestion:
      '保理人提供应收账款管理、催收服务：到期前【10】日提示付款，逾期后【5】日内书面催收；债权人应提供对账资料并予配合。',
    applies: isFactoring,
    present:
      /(?:应收账款|账款|账户)(?:的)?(?:管理|催收)(?:服务|由|工作)?[^。；]{0,20}(?:负责|提供|由|应|包括)|催收[^。；]{0,16}(?:由|负责|义务|服务)|服务(?:范围|内容)|对账[^。；]{0,16}(?:催|管理)/,
    after: /业务|服务|应收账款|定义/,
  }),
  missingClause({
    id: 'price.factoring-indirect-payment-missing',
    title: '未约定间接付款的转付',
    family: 'price',
    types: 'all',
    levels: levels('M/M/M'),
    examines: '债务人把款项付给债权人时是否约定转付',
    reason: '债务人仍可能把款项付给原债权人，没有约定及时转付，保理人的回款没有保障。',
    basis: [civilCode('第七百六十一条', '应收账款转让给保理人后，回款应归属于保理人。')],
    suggestion:
      '债务人直接向债权人付款的，债权人应在收到之日起【2】个工作日内全额转付保理人，转付前代为保管，不得挪用。',
    applies: isFactoring,
    present:
      /间接付款|转付|代为(?:收取|保管)[^。；]{0,20}(?:转|交)|(?:收到|收取)[^。；]{0,20}(?:债务人|买方|付款)[^。；]{0,30}(?:转|划|付|交)(?:入|至|给|付)|(?:付|支付)给(?:乙方|债权人)的[^。；]{0,30}(?:转|交)/,
    after: /回款|付款|账户/,
  }),
];
