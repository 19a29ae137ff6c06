/** What one party may do by itself: end, change, suspend, decide, hand on, take. */

import type { FactRow } from '../../checks/fact-rule.ts';
import { civilCode } from '../../checks/laws.ts';

const together = civilCode('第五百四十三条', '当事人协商一致，可以变更合同。');
const unfair = civilCode(
  '第四百九十七条',
  '格式条款不合理地免除或者减轻自己责任、加重对方责任、限制或者排除对方主要权利的无效。',
);

/** With these the other side has its say, or a reason is given. */
const sound = ['agreed', 'asLaw', 'breach'] as const;

export const powerRows: readonly FactRow[] = [
  {
    id: 'subject.changed-by-one',
    title: '一方可以单方变更合同内容',
    family: 'subject',
    examines: '合同内容的变更是否须经双方同意',
    reason:
      '一方可以自行变更标的、范围、人员、时间等合同内容，另一方订约时看重的内容没有保障，也没有拒绝和退出的办法。',
    basis: [together, unfair],
    suggestion: '变更合同内容的，应提前【15】日书面通知并经对方书面同意；未经同意的，仍按原约定履行。',
    harms: 'other',
    speaksOf: ['modify'],
    edit: { sign: 'atWill', text: '经对方书面同意后' },
    ways: [
      {
        says: [
          'one',
          'right',
          'modify',
          ['scope', 'term', 'contract'],
          ['atWill', 'decide', 'not-consent', 'not-notify'],
        ],
        unless: [...sound, 'justified'],
      },
      {
        says: ['one', 'right', 'modify', ['scope', 'term', 'contract']],
        also: [['deemed', 'barred', 'not-oppose', 'not-consent', 'not-compensate', 'not-bear']],
        unless: [...sound, 'justified'],
      },
    ],
  },
  {
    id: 'price.raised-by-one',
    title: '一方可以单方提高价格或者费用',
    family: 'price',
    examines: '价格、费用的调整是否须经双方同意',
    reason: '一方可以自行提高价格或者费用，对方应付多少由另一方说了算，没有上限，也没有不接受的办法。',
    basis: [together, unfair],
    suggestion:
      '价格或者费用的调整应提前【30】日书面通知并经对方书面同意；对方不同意的，按原价执行，或者可以解除合同并据实结算。',
    harms: 'other',
    speaksOf: ['raise', 'price'],
    ways: [
      { says: ['one', 'right', 'raise'], unless: [...sound, 'late', 'proportional'] },
      {
        says: [
          'one',
          'right',
          'modify',
          ['price', 'interest'],
          ['atWill', 'decide', 'not-consent', 'not-notify', 'notify'],
        ],
        unless: [...sound, 'scope'],
      },
      { says: ['one', ['price', 'interest'], 'decide', ['atWill', 'duty', 'right']], unless: sound },
    ],
  },
  {
    id: 'subject.suspended-by-one',
    title: '一方可以随意停止履行',
    family: 'subject',
    examines: '停止供应、服务是否以对方违约并经催告为条件',
    reason: '一方不问原因、不经通知就可以停止供应或者服务，且不承担后果，对方的经营随时可能中断。',
    basis: [civilCode('第五百二十六条', '先履行一方未履行的，后履行一方有权拒绝其履行请求。'), unfair],
    suggestion:
      '除对方逾期且经书面催告后【10】日内仍未改正外，不得暂停履行；暂停应提前【5】日书面通知，造成损失的予以赔偿。',
    harms: 'other',
    speaksOf: ['suspend'],
    ways: [
      {
        says: ['one', 'right', 'suspend', ['atWill', 'not-notify', 'anyCause', 'not-consent']],
        unless: ['agreed', 'asLaw', 'warned'],
      },
      {
        says: ['one', 'right', 'suspend'],
        also: [['not-bear', 'not-compensate', 'not-answer']],
        unless: ['agreed', 'asLaw', 'warned', 'late', 'breach'],
      },
    ],
  },
  {
    id: 'validity.decided-by-one',
    title: '重要事项由一方单方认定',
    family: 'validity',
    examines: '数量、质量、损失、违约等是否由双方或者中立机构认定',
    reason: '违约、损失、质量、价款等由一方单方认定，对方没有核对和提出异议的机会，认定结果难以推翻。',
    basis: [unfair],
    suggestion:
      '由双方共同确认；对认定有异议的，可以在【10】日内提出，由双方共同委托的有资质的机构鉴定，费用由责任方承担。',
    harms: 'other',
    speaksOf: ['decide'],
    ways: [
      {
        says: [
          'one',
          'decide',
          [
            'breach',
            'loss',
            'penalty',
            'defect',
            'price',
            'evidence',
            'accept',
            'scope',
            'cost',
            'pay',
            'risk',
            'term',
          ],
        ],
        unless: ['agreed', 'asLaw', 'thirdParty', 'mutual', 'justified'],
      },
      {
        says: ['one', 'decide', ['atWill', 'decisive', 'wholly']],
        unless: ['agreed', 'asLaw', 'mutual', 'justified'],
      },
    ],
  },
  {
    id: 'validity.records-of-one-side',
    title: '以一方的记录、数据或者结论为准',
    family: 'validity',
    examines: '计量、统计、检验是否以双方核对的记录为准',
    reason:
      '数量、业绩或者质量只看一方自己的记录和结论，记录有误时另一方没有证据可用，结算和责任都由对方掌握。',
    basis: [unfair],
    suggestion: '以双方核对确认的记录为准；对记录有异议的，可以要求提供原始凭证并复核，复核期间不视为认可。',
    harms: 'other',
    speaksOf: ['evidence', 'decisive'],
    ways: [
      {
        says: ['decisive', ['evidence', 'decide', 'defect', 'rules', 'inspect', 'accept']],
        namesOne: true,
        unless: ['agreed', 'asLaw', 'mutual', 'neutralBody'],
      },
    ],
  },
  {
    id: 'validity.self-help',
    title: '一方可以自行进入、取走或者处置对方财物',
    family: 'validity',
    examines: '进入场所、处置对方财物是否须经通知、催告或者法定程序',
    reason:
      '一方不经催告和法定程序就可以进入场所、取走或者处置对方的财物，可能侵害占有和所有权，损失也难以查清。',
    basis: [
      civilCode('第一千一百七十七条', '自助行为限于情况紧迫且不能及时获得国家机关保护，并应当立即请求处理。'),
      civilCode('第四百六十二条', '占有的不动产或者动产被侵占的，占有人有权请求返还原物。'),
    ],
    suggestion: '进入场所或者处置财物，应提前【7】日书面通知并由双方到场清点；对方不同意的，依法定程序处理。',
    harms: 'other',
    speaksOf: ['enter', 'dispose'],
    ways: [
      {
        says: ['one', 'right', ['enter', 'dispose'], ['atWill', 'not-notify', 'not-consent', 'decide']],
        unless: ['agreed', 'asLaw', 'warned', 'justified'],
      },
      {
        says: ['one', 'right', ['enter', 'dispose'], 'goods'],
        when: ['late'],
        unless: ['agreed', 'asLaw', 'warned'],
      },
    ],
  },
  {
    id: 'subject.moved-to-others',
    title: '一方可以不经同意把合同或者工作转给他人',
    family: 'subject',
    examines: '合同的转让、工作的转交是否须经对方同意',
    reason: '一方可以不经同意把合同权利义务或者工作转给他人，另一方不能选择由谁履行，出了问题也难以追究。',
    basis: [
      civilCode('第五百五十一条', '债务人将债务转移给第三人的，应当经债权人同意。'),
      civilCode('第五百五十五条', '经对方同意，可以将自己在合同中的权利和义务一并转让给第三人。'),
    ],
    suggestion:
      '未经对方书面同意，任何一方不得将本合同的权利义务或者主要工作转给第三人；经同意转交的，仍对第三人的履行负责。',
    harms: 'other',
    speaksOf: ['assign', 'not-assign', 'subcontract', 'not-subcontract'],
    ways: [
      {
        says: [
          'one',
          'right',
          ['assign', 'subcontract'],
          ['atWill', 'not-consent', 'not-notify', 'thirdParty', 'wholly'],
        ],
        unless: ['agreed', 'asLaw', 'ip', 'cap', 'goods', 'ban'],
      },
      {
        says: ['one', ['assign', 'subcontract'], ['not-consent', 'not-notify']],
        unless: ['agreed', 'asLaw', 'ban', 'ip', 'price'],
      },
    ],
  },
  {
    id: 'delivery.date-moved-by-one',
    title: '一方可以自行推迟履行',
    family: 'delivery',
    examines: '履行期限能否由一方自行推迟',
    reason: '一方可以自行推迟交付、付款或者完工且不算违约，约定的期限等于没有。',
    basis: [civilCode('第五百零九条', '当事人应当按照约定全面履行自己的义务。'), together],
    suggestion:
      '需要顺延的，应在原期限届满前【5】日书面说明原因并经对方同意；未经同意的，按逾期承担违约责任。',
    harms: 'other',
    speaksOf: ['extend'],
    ways: [
      {
        says: ['one', 'right', 'extend'],
        also: [['noBreach', 'not-bear', 'atWill', 'not-consent', 'not-oppose']],
        unless: ['agreed', 'asLaw', 'breach', 'late', 'justified'],
      },
    ],
  },
  {
    id: 'validity.acts-unnoticed',
    title: '一方可以不经通知或者同意行事',
    family: 'validity',
    examines: '影响对方利益的行为是否须经通知或者同意',
    reason: '一方可以不通知、不征得同意就作出影响对方利益的行为，对方事先不知道，事后只能接受。',
    basis: [civilCode('第五百零九条', '当事人应当遵循诚信原则，履行通知、协助、保密等义务。'), unfair],
    suggestion: '应提前【7】日书面通知对方；影响对方主要权利的，应经对方书面同意。',
    harms: 'other',
    speaksOf: ['not-notify', 'not-consent'],
    ways: [
      {
        says: ['one', 'right'],
        also: [['not-notify', 'not-consent']],
        unless: ['asLaw', 'agreed', 'mutual', 'ban', 'late', 'breach', 'justified'],
      },
      {
        says: [
          'one',
          ['not-notify', 'not-consent'],
          ['modify', 'assign', 'subcontract', 'use', 'dispose', 'decide', 'suspend', 'terminate', 'disclose'],
        ],
        unless: ['asLaw', 'agreed', 'mutual', 'ban', 'late', 'breach', 'justified'],
      },
    ],
  },
  {
    id: 'liability.fined-at-will',
    title: '一方可以自行决定处罚对方',
    family: 'liability',
    examines: '扣款、罚款是否有明确的事由和标准',
    reason: '一方可以自己认定、自己决定罚多少，罚款没有事由和标准，等于可以随意减少对方的收入。',
    basis: [civilCode('第五百八十五条', '约定的违约金过分高于造成的损失的，可以请求适当减少。'), unfair],
    suggestion: '违约金的事由和数额以本合同列明的为限；有异议的，经双方核对后再行结算。',
    harms: 'other',
    speaksOf: ['fine'],
    ways: [
      {
        says: ['one', 'right', 'fine', ['atWill', 'decide', 'rules']],
        unless: ['agreed', 'asLaw', 'not-fine'],
      },
      { says: ['one', 'fine', 'decide'], unless: ['agreed', 'asLaw', 'not-fine'] },
    ],
  },
  {
    id: 'price.called-in-at-will',
    title: '一方可以随时要求提前付清',
    family: 'price',
    examines: '提前到期、提前付清是否以对方违约为条件',
    reason: '一方凭自己的判断就可以要求对方提前付清全部款项，约定的分期和期限没有意义。',
    basis: [
      civilCode('第五百七十八条', '一方明确表示或者以行为表明不履行的，对方可以在期限届满前请求承担责任。'),
      unfair,
    ],
    suggestion:
      '对方逾期付款达到应付金额五分之一，且经书面催告后【15】日内仍未支付的，可以要求付清剩余款项。',
    harms: 'other',
    speaksOf: ['accelerate'],
    ways: [
      {
        says: ['one', 'accelerate', ['right', 'decide', 'duty']],
        also: ['atWill'],
        unless: ['warned', 'agreed'],
      },
    ],
  },
];
