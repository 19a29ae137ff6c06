/** Those who act for somebody else: what they may dispose of, with whom they may deal, who may appear in court. */
import type { Contract } from '@wenjian/contract';
import { levels } from '../../checks/build-rule.ts';
import { civilCode, civilProcedureLaw, law } from '../../checks/laws.ts';
import { provisionRule } from '../../checks/provision-rule.ts';
import type { Rule } from '../../rule.ts';

const lawyersLaw = law('《中华人民共和国律师法》', '2018-01-01');

const isForAnother = ({ type, title }: Contract) =>
  type.type === 'entrustment' ||
  /委托|代理|代办|催收|清收|经纪|理财|托管|代销|顾问|中介|居间/.test(title?.text ?? '');

const isWithoutLawyers = ({ parties }: Contract) =>
  !parties.some(({ name }) => /律师事务所|法律服务所|法律援助/.test(name ?? ''));

export const agentRules: readonly Rule[] = [
  provisionRule({
    id: 'subject.agent-disposes-freely',
    title: '受托人可以自行减免、和解、处分委托人的权利',
    family: 'subject',
    applies: isForAnother,
    levels: levels('H/-/M'),
    examines: '受托人是否可以不经委托人同意减免债权、和解、以物抵债或者放弃权利',
    reason:
      '受托人应当按照委托人的指示处理事务；可以自行打折、免除、和解、以物抵债并约束委托人，委托人的权利随时可能被处分。',
    basis: [
      civilCode('第九百二十二条', '受托人应当按照委托人的指示处理委托事务，变更指示须经委托人同意。'),
      civilProcedureLaw('第六十二条', '代为承认、放弃、变更诉讼请求，进行和解，必须有委托人的特别授权。'),
    ],
    suggestion:
      '{performer}减免、展期、和解、以物抵债或者放弃权利的，应事先取得{payer}的书面同意；未经同意的对{payer}不发生效力。',
    ways: [
      [
        /打折|减免|免(?:掉|除|去)|让步|让多少|和解|放弃|折价|以物抵|顶账|抵债|抵账|展期|分期|调解|撤诉|撤回|降价|折扣|底价|调价/,
        /自行|自己(?:决定|做主|拿主意)|看情况|酌情|有权|可以?|由(?:PERFORMER)(?:全权)?决定/,
        /无[需须]|不(?:用|必|需|经|再)[^，。；]{0,10}(?:同意|请示|确认|通知|批准)|(?:对|于)(?:PAYER)[^，。；]{0,6}(?:有效|算数|有约束|生效|具有)|效力及于|均(?:予)?(?:认可|承认|接受)|签(?:了)?字[^，。；]{0,8}(?:算数|有效|为准)|自己决定|自行(?:决定|与)|代为和解/,
      ],
    ],
    unless:
      /不得|(?<!无[须需]|不[必用需]?)(?:经|取得|征得)(?:PAYER)[^，。；]{0,6}(?:同意|授权|确认|认可)|书面(?:同意|授权|确认|指示)|事先(?:征得|取得|报)|(?:PAYER)(?:可以?|有权|自行|决定)|幅度|不低于|限于/,
  }),
  provisionRule({
    id: 'validity.agent-self-dealing',
    title: '受托人与自己、关联方交易或者代理双方',
    family: 'validity',
    applies: isForAnother,
    levels: levels('H/-/H'),
    examines: '受托人是否可以自己或者由关联方购入委托财产、同时代理交易双方',
    reason:
      '代理人不得以被代理人的名义与自己或者自己同时代理的他人实施民事法律行为；由受托人自行定价更使委托人的利益没有保障。',
    basis: [
      civilCode(
        '第一百六十八条',
        '代理人不得以被代理人的名义与自己或者自己代理的其他人实施民事法律行为，被代理人同意或者追认的除外。',
      ),
    ],
    suggestion:
      '{performer}及其关联方不得购入或者承接委托财产，不得同时代理交易对方；确有需要的，应事先披露并逐笔取得{payer}的书面同意。',
    ways: [
      [
        /(?:PERFORMER)[^，。；]{0,4}(?:自己|本人|自身|及其?|或|的)[^，。；]{0,12}(?:关联|股东|员工|亲属|子公司)?|关联(?:公司|企业|方|人)|自己(?:作为|为)/,
        /收下|购买|购入|受让|承接|买受|买下|买入|认购|收购|承租|作为(?:买受|买|承租|交易|受让)[人方]/,
        /可以?|有权|优先|允许|不受/,
        /委托|价|客户|财产|房|货|债权|股|资产/,
      ],
      [
        /同时(?:代理|担任|代表|接受|收取|向)|双方代理/,
        /对方|双方|相对(?:人|方)|买卖双方|交易/,
        /可以?|有权|同意|允许|收取|不影响/,
      ],
    ],
    unless:
      /不得|禁止|回避|披露|逐笔|(?<!无[须需]|不[必用需]?)经(?:PAYER)[^，。；]{0,6}(?:书面)?同意|书面同意|市场价(?:格)?|评估价(?!格?[^，。；]{0,4}(?:折|下浮))/,
  }),
  provisionRule({
    id: 'validity.agent-unlicensed-litigation',
    title: '由没有律师资格的人员有偿代理诉讼',
    family: 'validity',
    applies: isWithoutLawyers,
    levels: levels('H/H/H'),
    examines: '咨询公司、非律师人员是否收费代理诉讼',
    reason:
      '没有取得律师执业证书的人员不得从事有偿诉讼代理；咨询公司派员工出庭，法院不准许，收费约定也可能无效。',
    basis: [
      lawyersLaw('第十三条', '没有取得律师执业证书的人员，除法律另有规定外，不得从事诉讼代理或者辩护业务。'),
      civilProcedureLaw('第六十一条', '诉讼代理人限于律师、基层法律服务工作者、近亲属或者工作人员等。'),
    ],
    suggestion:
      '需要诉讼、仲裁的，由{payer}另行委托律师事务所代理，费用另行约定；{performer}只提供资料整理等协助。',
    ways: [
      [
        /诉讼|出庭|打官司|应诉|起诉|开庭|庭审/,
        /代理|代为(?:出庭|应诉|参加)|出庭/,
        /业务员|公民代理|法务(?:人员)?|(?:本公司|公司|PERFORMER)[^，。；]{0,6}(?:员工|人员|职员|业务)|工作人员|顾问人员/,
        /代理费|报酬|收费|费用|有偿|提成|服务费|%|百分之|包含/,
      ],
    ],
    unless: /律师|法律服务(?:所|工作者)|不得|不(?:包括|代理)|自行委托|另行委托/,
  }),
];
