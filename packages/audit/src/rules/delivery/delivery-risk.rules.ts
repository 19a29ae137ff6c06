/** Who bears the risk of loss of the goods, and from when. */
import { sideWords } from '@wenjian/contract';
import { levels, missingClause, sentenceRule } from '../../checks/build-rule.ts';
import { civilCode } from '../../checks/laws.ts';
import type { Rule } from '../../rule.ts';

const leaving =
  '出厂|出库|发货|发运|装车|装船|装上[^，。；]{0,8}|发出|出仓|起运|装运|启运|驶离|离开|(?:交|移交)(?:付|给|予|由)?[^，。；]{0,8}(?:承运|物流|运输公司|快递)|交运|上车';
const loss = '风险|危险|损失|后果|毁损|灭失|损坏|丢失|损毁|短少|意外';

export const deliveryRiskRules: readonly Rule[] = [
  missingClause({
    id: 'delivery.risk-missing',
    title: '未约定风险转移',
    family: 'delivery',
    types: ['sale', 'workContract'],
    levels: levels('M/M/L'),
    examines: '是否约定标的物毁损、灭失的风险何时转移',
    reason: '没有约定风险何时转移，运输途中或者等待验收期间发生毁损、灭失的，由谁承担容易发生争议。',
    basis: [
      civilCode(
        '第六百零四条',
        '标的物毁损、灭失的风险，交付之前由出卖人承担，交付之后由买受人承担，另有约定的除外。',
      ),
    ],
    suggestion: '标的物毁损、灭失的风险自{payer}在交付地点签收之时起由{payer}承担，此前由{performer}承担。',
    present:
      /(?:毁损|灭失|损毁|损坏|丢失|在途)[^。；]{0,30}(?:风险|责任|由|承担|负责)|风险[^。；]{0,30}(?:转移|承担|负担|由|移转|转归)|风险自/,
    // Who bears it, and from when.
    proof:
      /^(?=.*(?:之?[时日后前起]|随|签收|交付|验收|到达))(?:.*(?:毁损|灭失|损毁|损坏|丢失)[^。；]{0,16}风险[^。；]{0,40}(?:转移|转归|移转|由|归|承担)|.*风险[^。；]{0,30}(?:转移|移转|转归))/,
    proofUnless: /包装不|瑕疵|保修|市场|经营|技术|责任方|过错方/,
    after: /交付|交货|运输|包装/,
  }),
  sentenceRule({
    id: 'delivery.risk-early',
    title: '风险过早转移给买方',
    family: 'delivery',
    types: ['sale', 'procurementFramework', 'workContract'],
    levels: levels('M/-/L'),
    examines: '风险是否在出厂、发运时即转移给买方',
    reason: '货物尚未到达，风险已经由买方承担，而运输由卖方安排，买方既不能控制运输也难以向承运人索赔。',
    basis: [civilCode('第六百零四条', '除另有约定外，标的物交付之前的风险由出卖人承担。')],
    suggestion: {
      payer: '标的物运抵约定地点并经{payer}签收之前，毁损、灭失的风险由{performer}承担。',
      performer:
        '标的物交付承运人后风险由{payer}承担，{performer}应在发运当日提供运单并协助{payer}向承运人索赔。',
      neutral: '标的物毁损、灭失的风险自{payer}在交付地点签收时转移。',
    },
    pattern: new RegExp(
      `(?:${leaving})[^。；]{0,50}(?:${loss})[^。；]{0,40}(?:转移|移转|转归|由|归|承担|无关|不负|概不)|(?:${loss})[^。；]{0,40}(?:${leaving})[^。；]{0,24}(?:转移|移转|转归|由|承担|起)`,
    ),
    unless:
      /签收|装运港|装上船|船舷|FOB|CIF|CFR|FCA|CPT|CIP|DAP|DDP|(?:运抵|到达|送达|到货)[^。；]{0,10}(?:后|时|之前|前)[^。；]{0,20}(?:转移|由)/,
    judge: ({ sentence }, contract) => {
      if (new RegExp(`与(?:${sideWords(contract, 'performer')})无关`).test(sentence.text)) return {};
      const bears = new RegExp(
        `(?:由|归|给|至)(?:${sideWords(contract, 'performer')})[^，。；]{0,6}(?:承担|负|承受)|(?:${sideWords(contract, 'performer')})[^，。；]{0,4}承担`,
      );
      const payer = new RegExp(`(?:由|归|给|至)(?:${sideWords(contract, 'payer')}|买受人|买方|需方)`);
      return bears.test(sentence.text) && !payer.test(sentence.text) ? null : {};
    },
  }),
  sentenceRule({
    id: 'delivery.risk-late',
    title: '交付后风险仍由卖方承担',
    family: 'delivery',
    types: ['sale', 'workContract', 'procurementFramework'],
    levels: levels('-/M/L'),
    examines: '标的物交付后、验收合格前的一切风险是否仍由交付方承担',
    reason:
      '标的物已经由对方占有，交付方无法控制，却要承担到验收合格为止的一切风险，对方拖延验收时尤其不利。',
    basis: [civilCode('第六百零四条', '标的物交付之后的毁损、灭失风险原则上由买受人承担。')],
    suggestion: {
      payer:
        '验收合格之前的风险由{performer}承担，但因{payer}保管不善造成的除外；{payer}应在到货后【10】日内完成验收。',
      performer:
        '标的物毁损、灭失的风险自{payer}签收之时起由{payer}承担；{payer}逾期验收的，不影响风险转移。',
      neutral: '标的物的风险自{payer}签收之时起转移，质量问题按验收条款处理。',
    },
    ways: [
      [
        /(?:验收|合格|入账|入库|检验|付清|最终验收|判定)[^。；]{0,16}(?:前|以前|之前)|未经[^，。；]{0,6}验收/,
        /损|风险|短少|锈蚀|灭失|丢失/,
        /(?:算|由|归|仍|均|概|一直由)[^，。；]{0,8}(?:承担|负责|负担|头上|负)/,
      ],
    ],
    pattern:
      /(?:验收(?:合格|通过|完成|完毕)?|终验|安装调试(?:完成|合格)?|投入使用|付清[^，。；]{0,6}(?:款|价款)|质保期(?:满|届满)?)[^。；]{0,12}(?:之?前|以前)[^。；]{0,50}(?:风险|毁损|灭失|损坏|丢失|被盗|损失)[^。；]{0,30}(?:由|归|仍|均|概)|(?:风险|毁损|灭失|损坏|丢失)[^。；]{0,30}(?:验收合格|验收通过|终验|投入使用)[^。；]{0,10}(?:之?前|以前)[^。；]{0,20}(?:由|归|仍|均)/,
    unless: /保管不善|包装(?:不[良善当]|质量)|过错(?:除外|造成)|交付前|运输(?:途中|过程)|人身/,
    judge: ({ sentence }, contract) =>
      new RegExp(`(?:由|归|仍|均)(?:${sideWords(contract, 'payer')})[^，。；]{0,6}(?:承担|负责|负担)`).test(
        sentence.text,
      )
        ? null
        : {},
  }),
];
