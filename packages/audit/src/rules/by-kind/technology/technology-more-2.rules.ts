/** Software, services and liability: open source, acceptance by taste, caps for any fault, long renewals. */
import { factsWithin } from '@wenjian/contract';
import { levels } from '../../../checks/build-rule.ts';
import { monthsOf } from '../../../checks/find-numbers.ts';
import { civilCode, copyrightLaw } from '../../../checks/laws.ts';
import { provisionRule } from '../../../checks/provision-rule.ts';
import type { Rule } from '../../../rule.ts';

/** A notice of more than two months, or a renewal of two years and more, binds against the will. */
const LONG_NOTICE_MONTHS = 2;
const LONG_RENEWAL_MONTHS = 24;

export const technologyFurtherRules: readonly Rule[] = [
  provisionRule({
    id: 'property.open-source-free',
    title: '可以任意使用开源组件而不告知',
    family: 'property',
    levels: levels('M/-/M'),
    examines: '开源、第三方组件的使用是否告知并控制许可证风险',
    reason:
      '开源许可证可能要求公开衍生代码或者限制商用，受托方任意使用又不披露，委托方可能被迫公开源代码或者被诉侵权。',
    basis: [
      copyrightLaw('第二十六条', '使用他人作品应当同著作权人订立许可使用合同，并按照约定使用。'),
      civilCode('第六百一十二条', '出卖人负有保证第三人对标的物不享有任何权利的义务。'),
    ],
    suggestion:
      '{performer}应在交付时提供开源及第三方组件的名称、版本和许可证清单；未经{payer}书面同意，不得使用要求公开衍生代码的组件。',
    ways: [
      [
        /开源|第三方(?:组件|库|代码|软件|模块)|GPL|公开源码|现成代码/i,
        /自主|自行|任意|随意|自由|酌情|视需要|不限|无[须需](?:另行)?(?:向[^，。；]{1,6})?(?:披露|告知|说明|同意|征得|提供|列明)|不(?:另行|再|予)?(?:披露|告知|提供|列明|说明)/,
      ],
    ],
    unless:
      /不得|应当?(?:提供|披露|列明|告知|遵守)|(?<!不(?:提供|列明)[^，。；]{0,10})清单|自行(?:编写|开发|研发|完成)|经PAYER[^，。；]{0,6}同意/,
  }),
  provisionRule({
    id: 'acceptance.standard-subjective',
    title: '验收标准只有主观描述',
    family: 'acceptance',
    levels: levels('M/M/M'),
    examines: '验收合格的标准是否可以量化检验',
    reason: '流畅、美观、先进、满意等没有指标，是否合格全凭看法，验收和付款都会发生争议。',
    basis: [
      civilCode(
        '第五百一十一条',
        '质量要求不明确的，依次按国家标准、行业标准、通常标准或者符合合同目的的特定标准履行。',
      ),
    ],
    suggestion:
      '以双方书面确认的功能清单、性能指标（响应时间不超过【】秒、并发不低于【】）和测试用例通过率【100】%为验收标准。',
    ways: [
      [
        /验收|合格|达标|通过|交付标准/,
        /流畅|美观|大气|先进|领先|一流|良好|满意|高端|优质|精美|舒适|友好|稳定可靠|令人|较好|明显(?:改善|提升)/,
        /即(?:为|视为|可|认定)|视为|为准|标准为|以[^，。；]{0,20}为(?:合格|准|标准)|达到[^，。；]{0,12}水平/,
      ],
    ],
    unless:
      /指标|参数|附件|测试(?:用例|报告)|响应时间|[≥≤]|不(?:低于|高于|超过)[^，。；]{0,4}\d|GB|国家标准|行业标准|规范|图纸|关系良好|信誉/,
  }),
  provisionRule({
    id: 'validity.cap-covers-any-fault',
    title: '任何过错都适用赔偿上限',
    family: 'validity',
    levels: levels('H/H/H'),
    examines: '赔偿上限是否不适用于故意、重大过失',
    reason:
      '因故意或者重大过失造成对方财产损失的免责条款无效，不论何种过错都以一个上限赔偿，超出部分对故意、重大过失不起作用。',
    basis: [
      civilCode('第五百零六条', '造成对方人身损害的、因故意或者重大过失造成对方财产损失的免责条款无效。'),
    ],
    suggestion:
      '一方的累计赔偿责任以合同总价的【100】%为限；因故意、重大过失、侵犯知识产权、泄露保密信息造成的损失不受此限。',
    ways: [
      [
        /(?:不论|无论|不管|不问|基于|因)[^，。；]{0,8}(?:何种|任何|何等|什么|何)[^，。；]{0,6}(?:原因|过错|事由|情形|理由|过失|责任|性质)|包括(?:但不限于)?[^，。；]{0,10}(?:故意|重大过失)|(?:即使|即便)[^，。；]{0,12}(?:故意|重大过失|过错)/,
        /赔偿|责任|赔付/,
        /为限|不超过|上限|封顶|限于|最高(?:不|为|额)|至多|最多/,
      ],
    ],
    unless: /除外|不受(?:此|上述|前述|该)[^，。；]{0,4}限|保证责任|任何一方|双方/,
  }),
  provisionRule({
    id: 'termination.auto-renewal-harsh',
    title: '自动续期的通知期过早、续期过长或者按对方届时价格',
    family: 'termination',
    levels: levels('M/-/M'),
    examines: '自动续期的通知期限、续期长度和价格是否合理',
    reason:
      '须提前很久通知、否则自动续订多年并按对方届时的价格付费，接受服务的一方被动延长合同而没有选择余地。',
    basis: [civilCode('第四百九十七条', '格式条款不合理地加重对方责任、限制对方主要权利的无效。')],
    suggestion:
      '期满前【30】日，任何一方书面通知不再续订的，合同到期终止；双方均未通知的，按原价续期【一】年，续期以一次为限。',
    ways: [
      [
        /自动(?:续|延|顺延|展期)|视为[^，。；]{0,6}(?:续|同意续)|(?:续订|续期|续约|延续|顺延|延长)/,
        /否则|未(?:通知|书面|提出|告知)|自动|视为|未[^，。；]{0,10}(?:通知|异议)/,
        /期满|届满|到期|续订|提前/,
      ],
    ],
    unless: /以一次为限|协商(?:一致)?|工期|付款|保证期间|医疗期|劳动合同|保密/,
    judge: ({ sentence }, contract) => {
      const { text } = sentence;
      const periods = factsWithin(contract.periods, sentence);
      const words = (end: number) => contract.document.text.slice(end, end + 4);
      const isEarly = periods.some(
        (period) =>
          /^\s*(?:之?前|以前|书面|通知)/.test(words(period.end)) && monthsOf(period) > LONG_NOTICE_MONTHS,
      );
      const isLong =
        /自动/.test(text) &&
        periods.some(
          (period) =>
            monthsOf(period) >= LONG_RENEWAL_MONTHS &&
            /(?:续|延|展|顺延)[^，。；]{0,6}$/.test(
              contract.document.text.slice(sentence.start, period.start),
            ),
        );
      const isPriced = /自动/.test(text) && /届时|最新|当期|刊例/.test(text) && /价|费/.test(text);
      return isEarly || isLong || isPriced ? {} : null;
    },
  }),
];
