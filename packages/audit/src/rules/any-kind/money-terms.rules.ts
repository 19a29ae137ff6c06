/** Penalties in multiples, waived defences, costs that nobody knows who bears, sales that were never made. */
import { levels } from '../../checks/build-rule.ts';
import { bearerAt, levelsAgainst } from '../../checks/find-side.ts';
import { civilCode, contractInterpretation } from '../../checks/laws.ts';
import { provisionRule } from '../../checks/provision-rule.ts';
import type { Rule } from '../../rule.ts';
import { commerceLaw } from '../by-kind/trade-laws.ts';

export const moneyTermsRules: readonly Rule[] = [
  provisionRule({
    id: 'liability.multiple-penalty',
    title: '违约金为合同金额的数倍',
    family: 'liability',
    levels: levels('M/M/M'),
    examines: '违约金、赔偿是否按价款、报酬、收益的数倍计算',
    reason:
      '违约金以损失为基础，按价款、报酬或者收益的数倍计算，通常过分高于损失，会被调减，也使责任难以预估。',
    basis: [
      civilCode('第五百八十五条', '违约金过分高于造成的损失的，可以请求适当减少。'),
      contractInterpretation('第六十五条', '违约金超过造成损失百分之三十的，一般可以认定为过分高于损失。'),
    ],
    suggestion: '违约方应赔偿对方的实际损失；约定违约金的，以合同金额的【20】%为限。',
    ways: [
      [
        /违约金|赔偿|罚|解约金|支付/,
        /(?:[二两三四五六七八九十]|[2-9]|[1-9]\d)倍|双倍|加倍/,
        /总额|合同(?:价|金额|总)|价款|报酬|收益|费用?|货款|投资款|佣金|服务费|提成|收入|货值/,
      ],
    ],
    unless:
      /定金|LPR|节假日|休息日|加班|小时(?:报酬|工资)|利率|市场报价|消费者|欺诈|假一|工资|经济补偿|赔偿金标准|日租金|房屋占用|占用费|食品|税|不超过[^，。；]{0,10}倍|保价|错一|漏一|补[一二三]|运费|仓储费|保管费|为限|劳动|银行|扣减.*双倍返还/,
    judge: ({ sentence, match }, contract) => {
      const bearer = bearerAt(contract, sentence, match.index + 1);
      return bearer === 'payer' || bearer === 'performer'
        ? { levels: { ...levelsAgainst(bearer, 'medium'), neutral: 'medium' } }
        : {};
    },
  }),
  provisionRule({
    id: 'validity.defence-waived',
    title: '预先放弃履行抗辩权',
    family: 'validity',
    levels: levels('M/M/M'),
    examines: '是否约定一方在对方违约时也不得拒绝付款或者履行',
    reason: '对方先违约或者履行不合格时，拒绝相应的履行是法律给予的抗辩权；预先放弃后只能先履行再追索。',
    basis: [
      civilCode(
        '第五百二十五条',
        '双方同时履行的，一方在对方履行之前或者履行不符合约定时，有权拒绝相应的履行请求。',
      ),
      civilCode('第五百二十六条', '先履行一方未履行或者履行不符合约定的，后履行一方有权拒绝相应的履行请求。'),
    ],
    suggestion: '对方履行不符合约定的，有权拒绝支付或者履行与其相应的部分；对无争议的部分应按期支付。',
    ways: [
      [
        /放弃[^，。；]{0,20}(?:抗辩|拒付|拒绝)|不(?:得|能|可)以[^。；]{0,40}(?:为由|为理由|为借口)[^，。；]{0,6}(?:拒绝|拖延|暂停|中止|延迟|迟延|减少|扣减|拒)[^，。；]{0,8}(?:付|支付|履行|交付|服务)?|(?:不得|无权)(?:行使|主张)[^，。；]{0,10}(?:抗辩|中止履行)/,
        /质量|违约|争议|瑕疵|未(?:交付|履行|完成|提供)|纠纷|抗辩|异议|任何理由|任何原因|不符/,
      ],
    ],
    unless:
      /仍(?:有权|可以?|得)[^，。；]{0,6}(?:主张|行使|提出)|放弃[^，。；]{0,6}抗辩的，|任何一方|双方|内部|人员变(?:动|更)|法定代表人|负责人|审计|第三方付款|上级|诉讼时效|保证人|担保/,
    judge: ({ sentence, match }, contract) => {
      const bearer = bearerAt(contract, sentence, match.index + 1);
      if (bearer === 'both') return null;
      return bearer === null ? {} : { levels: { ...levelsAgainst(bearer, 'medium'), neutral: 'medium' } };
    },
  }),
  provisionRule({
    id: 'price.cost-split-vague',
    title: '费用如何分担不明确',
    family: 'price',
    levels: levels('L/L/L'),
    examines: '费用的分担是否写明比例或者办法',
    reason: '只写视情况分担、协商承担，发生费用时由谁付、付多少没有依据。',
    basis: [
      civilCode('第五百一十条', '内容没有约定或者约定不明确的，可以协议补充。'),
      civilCode('第五百一十一条', '履行费用的负担不明确的，由履行义务一方负担。'),
    ],
    suggestion:
      '上述费用由【】承担；需要分担的，{payer}承担【】%，{performer}承担【】%，凭票据在发生后【10】日内结算。',
    ways: [
      [
        /费用?|税费|支出|开支|成本/,
        /(?:视|根据|按|依)[^，。；]{0,10}(?:具体|实际)?(?:情况|情形)[^，。；]{0,10}(?:承担|分担|负担)|(?:适当|合理|酌情)(?:分担|负担)|(?:另行|再行|届时)(?:协商|商定|约定)[^，。；]{0,6}(?:承担|分担|负担)|由双方(?:分别|协商|酌情)?[^，。；]{0,8}(?:承担|分担)(?:比例)?(?:另|待)?/,
      ],
    ],
    unless:
      /一半|各自?(?:承担|负担)|对半|均摊|五五|各半|均等|平均|[\d一二三四五六七八九]成|%|百分之|按比例|出资比例|各自承担|过错|责任(?:方|大小|比例)|按照法律|国家规定|损失由双方|开发失败|技术风险/,
  }),
  provisionRule({
    id: 'validity.fake-trade',
    title: '约定刷单、虚构交易或者评价',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '是否没有约定虚构交易、流量或者用户评价',
    reason: '虚构交易、编造评价欺骗、误导消费者是违法行为，约定无效，双方都可能被处罚。',
    basis: [
      commerceLaw('第十七条', '不得以虚构交易、编造用户评价等方式进行虚假或者引人误解的商业宣传。'),
      civilCode('第一百五十三条', '违反法律、行政法规的强制性规定的民事法律行为无效。'),
    ],
    suggestion: '推广数据应当真实，任何一方不得刷单、刷量或者编造评价。',
    ways: [
      [
        /(?<![印涂冲粉洗牙毛板滚])刷(?:单(?![价面独支位个只层组])|量|粉(?!刷)|评|流水)|补单|水军|虚构(?:交易|销量|评价|订单|合同|贸易)|虚假(?:评价|交易|流量|订单|贸易)|好评返现|控评|机器(?:人)?流量|走(?:流水|账)/,
      ],
      [
        /下单|拍单|拍下|成交|订单|销量|交易|购买/,
        /(?:补足|冲|做|拉升|提升|打造|增加|垫高)[^，。；]{0,8}(?:销量|数据|流水|成交|单量|人气)|空包|空单|不(?:实际|真实)(?:发货|交付)|基础销量|原路退回|货款[^，。；]{0,6}(?:退回|返还)[^，。；]{0,10}(?:用户|下单|买家)/,
        /组织|安排|合作用户|内部|员工|亲友|计入|数据|冷启动|服务费|每单|权重|排名/,
      ],
    ],
    unless:
      /(?:存在|涉嫌|有|实施|从事)[^。；]{0,30}(?:行为|情形)的?，|的，[^。；]{0,20}(?:限制|封禁|处罚|扣除|取消|拒绝|下架|解除|警告|清退)|不得|禁止|严禁|不存在|如有|发现|杜绝|违者|真实/,
  }),
  provisionRule({
    id: 'price.exchange-risk-one-side',
    title: '汇率风险全部由一方承担',
    family: 'price',
    levels: levels('M/M/L'),
    examines: '外币结算的汇率变动由谁承担',
    reason: '汇率变动的损失全部由一方承担且没有幅度限制，实际价款难以预计。',
    basis: [civilCode('第六条', '民事主体应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion: '汇率以付款日中国人民银行公布的中间价为准；较签约日变动超过【3】%的部分由双方各承担一半。',
    ways: [
      [
        /汇率|汇兑|结汇|外汇/,
        /损失|风险|差额|变动|波动/,
        /(?:均|全部|一律|概)?由(?:PAYER|PERFORMER)[^，。；]{0,8}(?:承担|负担|补足)/,
      ],
    ],
    unless: /双方|各(?:自|承担)|超过[^，。；]{0,10}(?:%|百分之)/,
    judge: ({ sentence }, contract) => {
      const bearer = bearerAt(contract, sentence, sentence.text.length);
      return bearer === 'payer' || bearer === 'performer' ? { levels: levelsAgainst(bearer, 'medium') } : {};
    },
  }),
];
