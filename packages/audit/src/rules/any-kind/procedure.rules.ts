/** How a right is exercised in any contract: who finds a breach, when a notice works, who bears the costs, who fills in blanks. */
import { levels } from '../../checks/build-rule.ts';
import { bearerAt, levelsAgainst, otherSide } from '../../checks/find-side.ts';
import { civilCode, civilProcedureLaw } from '../../checks/laws.ts';
import { provisionRule } from '../../checks/provision-rule.ts';
import type { Rule } from '../../rule.ts';

export const procedureRules: readonly Rule[] = [
  provisionRule({
    id: 'liability.breach-found-by-one',
    title: '由一方单方认定违约或者风险即可采取措施',
    family: 'liability',
    levels: levels('M/M/M'),
    examines: '是否凭一方的主观判断即可追究责任、解除或者要求提前履行',
    reason: '是否违约、是否存在风险只凭一方的判断，没有客观标准和异议程序，另一方随时可能承担严重后果。',
    basis: [
      civilCode('第五百零九条', '当事人应当遵循诚信原则履行义务。'),
      civilCode('第四百九十七条', '格式条款不合理地加重对方责任、限制对方主要权利的无效。'),
    ],
    suggestion:
      '有证据证明一方违约或者明显丧失履行能力的，对方可以书面通知并给予【15】日的说明、改正或者提供担保的期限；期满仍未解决的，方可采取相应措施。',
    ways: [
      [
        /(?:PAYER|PERFORMER|甲方|乙方|一方|其)(?:单方|自行|有权|独自|主观)?(?:认定|认为|判断|判定|怀疑|觉得|自行评估)/,
        /违约|违反|不合格|不达标|风险|影响|不利|不适合|不能胜任|恶化|不安|必要|不符合/,
        /即(?:可|视为|构成|有权|应)|有权|立即|随时|可以?(?:直接|要求|解除|停止|宣布|扣)|扣|没收|停止|提前(?:到期|收回)|解除/,
      ],
    ],
    unless:
      /合理(?:理由|怀疑|依据|根据)|经查实|证据|客观|双方|协商|书面(?:说明|通知)[^，。；]{0,16}(?:日|天)|第三方|鉴定|可以书面|共同|有异议|更换[^，。；]{0,6}人员|认为(?:必要|需要)(?:时|的)|裁判|法院|指示[^，。；]{0,10}(?:违反|违法)|违反法律|(?:应当?|须)[^，。；]{0,6}(?:告知|说明|提出|提示)/,
    judge: ({ sentence, match }, contract) => {
      const actor = bearerAt(contract, sentence, match.index + 3);
      return actor === 'payer' || actor === 'performer'
        ? { levels: { ...levelsAgainst(otherSide(actor), 'medium'), neutral: 'medium' } }
        : {};
    },
  }),
  provisionRule({
    id: 'dispute.costs-on-one-side',
    title: '不论结果由一方承担争议费用',
    family: 'dispute',
    levels: levels('M/M/M'),
    examines: '诉讼、仲裁、律师费是否按责任承担',
    reason: '不论谁有过错、结果如何，争议费用都由一方承担，加重了该方维权的成本。',
    basis: [civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion: '诉讼（仲裁）费、保全费、合理的律师费由败诉方（违约方）承担。',
    ways: [
      [
        /诉讼费|仲裁费|律师费|维权费|鉴定费|检测费|公证费/,
        /(?:无论|不论|不管)[^，。；]{0,14}(?:胜诉|败诉|结果|何方|过错|是否|责任|结论)|(?:一律|均|全部|概|始终)由(?:PAYER|PERFORMER)/,
        /由(?:PAYER|PERFORMER)[^，。；]{0,6}(?:承担|负担|支付|预付)/,
      ],
    ],
    unless:
      /违约方|败诉方|责任方|过错方|双方(?:各|分)|因(?:PAYER|PERFORMER)违约|债务人|抵押|保证人|借款人|实现债权/,
  }),
  provisionRule({
    id: 'dispute.level-of-court',
    title: '约定的法院违反级别管辖',
    family: 'dispute',
    levels: levels('L/L/L'),
    examines: '是否约定由高级、最高人民法院一审',
    reason: '协议管辖不得违反级别管辖，约定由高级人民法院或者最高人民法院审理一般不能执行。',
    basis: [civilProcedureLaw('第三十五条', '协议管辖不得违反级别管辖和专属管辖的规定。')],
    suggestion: '协商不成的，向【】所在地有管辖权的人民法院提起诉讼。',
    ways: [
      [/(?:向|由|提交|诉至)[^，。；]{0,20}(?:最高|高级)人民法院/, /起诉|诉讼|管辖|审理|解决/],
      [
        /中级人民法院|(?:基层|区|县)人民法院/,
        /(?:不论|无论|不管|不问|不限)[^，。；]{0,8}(?:标的|金额|数额|争议额)|(?:第一审|一审)(?:法院|管辖|审理)?|排除级别/,
        /管辖|起诉|诉讼|审理/,
      ],
    ],
    unless: /上诉|再审|司法解释|执行/,
  }),
  provisionRule({
    id: 'termination.effective-on-dispatch',
    title: '解除通知一经发出即解除',
    family: 'termination',
    levels: levels('M/M/M'),
    examines: '解除是否以通知到达对方为准',
    reason: '合同自解除通知到达对方时解除；发出即生效，对方可能在不知情时已被解除并承担后果。',
    basis: [
      civilCode(
        '第五百六十五条',
        '主张解除合同应当通知对方，合同自通知到达对方时解除；对方有异议的可以请求确认效力。',
      ),
    ],
    suggestion:
      '解除通知应以书面形式送达，合同自通知到达对方时解除；对方有异议的，可以依法请求确认解除的效力。',
    ways: [
      [
        /(?:解除|终止)(?:合同)?(?:的)?(?:通知|函)|通知[^，。；]{0,10}(?:解除|终止)/,
        /发出|寄出|发送|张贴|公告|短信|微信|公示|作出/,
        /(?:即|之日|之时|当日|时)[^，。；]{0,6}(?:起)?(?:即)?(?:解除|终止|生效|失效)/,
      ],
    ],
    unless: /到达|送达|收到|签收|[日天]后/,
  }),
  provisionRule({
    id: 'termination.ends-by-itself',
    title: '违约即自动解除，无须通知',
    family: 'termination',
    levels: levels('M/M/M'),
    examines: '合同的解除是否须经通知，不因违约自动发生',
    reason: '一有违约合同就自动解除，没有通知和补救的机会，合同是否存续也难以判断。',
    basis: [
      civilCode('第五百六十三条', '迟延履行主要债务，经催告后在合理期限内仍未履行的，对方可以解除合同。'),
      civilCode('第五百六十五条', '主张解除合同应当通知对方。'),
    ],
    suggestion:
      '一方违约，经对方书面催告后【15】日内仍未改正的，对方可以书面通知解除合同，合同自通知到达时解除。',
    ways: [
      [
        /逾期|未(?:按|能|在|及时)|违反|违约|拖欠|不履行|不足|未达/,
        /(?:合同|协议|授权|订单)[^，。；]{0,10}(?:自动|自行|即行|当然|立即)(?:解除|终止|失效|作废)|自动(?:解除|终止|失效|作废|丧失)/,
      ],
    ],
    unless: /期满|届满|不可抗力|破产|批准|审批|催告|履行完毕|劳动|催收|质保|保密|贷款未获|未生效/,
  }),
  provisionRule({
    id: 'forceMajeure.excluded',
    title: '不可抗力也不免责',
    family: 'forceMajeure',
    levels: levels('M/M/M'),
    examines: '因不可抗力不能履行时是否相应减免责任',
    reason:
      '因不可抗力不能履行的，根据影响部分或者全部免除责任；约定仍须照常履行或者赔偿，使一方承担无法控制的风险。',
    basis: [
      civilCode(
        '第五百九十条',
        '因不可抗力不能履行合同的，根据不可抗力的影响部分或者全部免除责任，法律另有规定的除外。',
      ),
    ],
    suggestion:
      '因不可抗力不能履行的，受影响的一方应及时通知并提供证明，根据影响部分或者全部免除责任；双方协商变更或者解除合同。',
    ways: [
      [
        /不可抗力|自然灾害|疫情|地震|洪水|台风|政府(?:行为|管制|征收)/,
        /不(?:得|能)?(?:免除|免责|减轻|减免|作为(?:免责|理由|抗辩))|仍(?:应|须|需|要)[^，。；]{0,16}(?:承担|履行|支付|赔偿|付)|照(?:常|付)|不影响[^，。；]{0,14}(?:支付|履行|承担)/,
        /PAYER|PERFORMER|责任|违约|赔偿|租金|费用|款/,
      ],
    ],
    unless:
      /迟延履行(?:后|期间)|一方迟延|延迟履行后|任何一方|双方|金钱|付款义务|未(?:及时)?(?:通知|提供证明)|受影响|在影响消除后|持续|保险|扩大的?损失|部分或者?全部免除|不免除其(?:支付|付款)|不免除[^，。；]{0,10}(?:已|此前)|照明/,
  }),
  provisionRule({
    id: 'signature.blanks-filled-later',
    title: '授权对方填写空白内容',
    family: 'signature',
    levels: levels('H/H/M'),
    examines: '是否授权一方在签署后填写空白',
    reason: '签字后由对方填写空白，金额、期限等关键内容可能与原意不同，而签字一方须承担后果。',
    basis: [civilCode('第四百九十条', '采用合同书形式的，自双方签名、盖章或者按指印时合同成立。')],
    suggestion: '签署前填妥全部内容；空白处以斜线划去，任何填写、修改须经双方在该处签字（盖章）确认。',
    ways: [
      [
        /空白(?:处|栏|部分|合同|内容|文件|凭证)?|未填(?:写)?(?:内容|事项|部分)?|留白/,
        /(?:自行|有权|授权|可以?|委托|由)[^，。；]{0,14}(?:填写|补填|填列|补充|填入)|事后(?:填写|补)|概(?:予|括)?(?:承认|认可)|均予认可/,
      ],
    ],
    unless: /不得|无效|划去|双方(?:共同)?(?:填写|确认)|视为不适用/,
  }),
];
