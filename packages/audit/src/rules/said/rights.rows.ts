/** Rights that one side gives up, and what is taken for said or done. */
import type { FactRow } from '../../checks/fact-rule.ts';
import { civilCode } from '../../checks/laws.ts';

const unfair = civilCode(
  '第四百九十七条',
  '格式条款不合理地免除或者减轻自己责任、加重对方责任、限制或者排除对方主要权利的无效。',
);
const silence = civilCode(
  '第一百四十条',
  '沉默只有在有法律规定、当事人约定或者符合交易习惯时，才可以视为意思表示。',
);

export const rightRows: readonly FactRow[] = [
  {
    id: 'validity.objection-barred',
    title: '一方不得提出异议、索赔或者拒绝',
    family: 'validity',
    examines: '各方是否都可以提出异议、索赔和抗辩',
    reason: '一方被事先禁止提出异议、索赔或者抗辩，对方履行得再差也没有办法。',
    basis: [unfair],
    suggestion:
      '有异议的，可以在【10】日内书面提出；双方协商或者由第三方机构核定后处理，不影响依法索赔的权利。',
    harms: 'who',
    speaksOf: ['oppose', 'not-oppose', 'claim', 'not-claim'],
    ways: [
      {
        says: ['one', 'not-oppose'],
        unless: ['asLaw', 'mutual', 'agreed', 'silent', 'justified', 'right', 'not-receive'],
      },
      {
        says: ['one', ['ban', 'barred', 'freed'], ['not-oppose', 'not-claim']],
        unless: ['asLaw', 'mutual', 'agreed', 'justified', 'not-receive', 'inspect'],
      },
    ],
  },
  {
    id: 'validity.rights-waived',
    title: '一方事先放弃权利',
    family: 'validity',
    examines: '一方是否事先放弃依法享有的权利',
    reason: '一方在签约时就放弃依法享有的权利，事后即使受损也无法主张。',
    basis: [unfair],
    suggestion: '双方依法享有的权利不因本合同而放弃；放弃某项权利的，应在权利发生后以书面方式作出。',
    harms: 'who',
    speaksOf: ['waive', 'legalRights'],
    ways: [
      {
        says: ['one', 'waive', ['legalRights', 'claim', 'not-claim', 'oppose', 'not-oppose']],
        unless: ['mutual', 'each', 'silent'],
      },
    ],
  },
  {
    id: 'validity.inspection-barred',
    title: '一方不得查阅、检查或者核对',
    family: 'validity',
    examines: '一方能否核对与其利益有关的账目、数据和现场',
    reason: '一方不得查阅账目、核对数据或者检查现场，结算和履行是否真实无从知道。',
    basis: [civilCode('第五百零九条', '当事人应当遵循诚信原则，履行通知、协助、保密等义务。'), unfair],
    suggestion:
      '每【季度】可以查阅、核对与本合同有关的账目和数据，对方应予配合；发现差错的，按核对结果调整。',
    harms: 'who',
    speaksOf: ['inspect', 'not-inspect'],
    ways: [
      {
        says: ['one', ['ban', 'barred', 'freed'], 'not-inspect'],
        unless: ['mutual', 'disclose', 'not-consent', 'use', 'personal', 'accept'],
      },
      {
        says: ['one', 'not-inspect', ['evidence', 'data', 'rules']],
        unless: ['mutual', 'disclose', 'use', 'ban', 'personal'],
      },
    ],
  },
  {
    id: 'termination.locked-in',
    title: '一方在任何情况下都不得退出',
    family: 'termination',
    examines: '双方是否都有退出的途径',
    reason: '一方不论什么情况都不得解除或者退出，对方违约、情况变化时也被锁在合同里。',
    basis: [
      civilCode('第五百六十三条', '不能实现合同目的、迟延履行经催告仍不履行等情形，可以解除合同。'),
      civilCode('第五百八十条', '不能实现合同目的的，法院或者仲裁机构可以根据请求终止合同权利义务关系。'),
    ],
    suggestion:
      '任何一方提前【60】日书面通知可以解除合同；对方违约的，经催告后【15】日内未改正的，可以解除合同并要求赔偿。',
    harms: 'who',
    speaksOf: ['terminate', 'not-terminate'],
    ways: [
      {
        says: [
          'one',
          ['ban', 'barred'],
          'not-terminate',
          ['anyCause', 'wholly', 'term', 'contract', 'atWill'],
        ],
        unless: ['mutual', 'breach', 'asLaw', 'agreed', 'not-consent'],
      },
    ],
  },
  {
    id: 'termination.renewed-against-will',
    title: '续期没有尽头或者不得拒绝',
    family: 'termination',
    examines: '续期是否有次数、通知和拒绝的权利',
    reason: '合同一再自动续期或者由一方决定续期，另一方没有拒绝的机会，期限失去意义。',
    basis: [
      civilCode(
        '第五百六十三条',
        '以持续履行的债务为内容的不定期合同，当事人可以随时解除，但应当在合理期限之前通知对方。',
      ),
      unfair,
    ],
    suggestion: '期满前【30】日双方书面同意的可以续期一次，每次不超过【一】年；任何一方不同意的，到期终止。',
    harms: 'other',
    speaksOf: ['renew'],
    ways: [
      { says: ['renew'], also: [['forever', 'atWill']], unless: ['mutual', 'agreed'] },
      { says: ['renew', 'one'], also: [['not-oppose', 'barred', 'ban']], unless: ['agreed', 'assign'] },
    ],
  },
  {
    id: 'validity.deemed-by-silence',
    title: '很短时间内不答复即视为同意或者认可',
    family: 'validity',
    examines: '不答复的后果是否有合理的期限和催告',
    reason: '几天甚至几小时内不答复就视为同意、认可或者放弃，一方可能在不知情时承担后果。',
    basis: [silence, unfair],
    suggestion:
      '应在【10】个工作日内答复；未答复的，经书面催告后【5】个工作日内仍未答复的，按本条处理，隐蔽的问题不受影响。',
    harms: 'who',
    speaksOf: ['silent', 'deemed'],
    ways: [
      {
        says: ['deemed'],
        when: [['silent', 'not-oppose', 'not-reply']],
        withinDays: 5,
        unless: ['mutual', 'warned', 'breach', 'sent', 'late', 'waive'],
      },
      {
        says: ['deemed', 'silent', ['consent', 'accept', 'waive', 'legalRights']],
        withinDays: 5,
        unless: ['mutual', 'warned', 'breach', 'sent'],
      },
    ],
  },
  {
    id: 'acceptance.deemed-without-check',
    title: '没有检验即视为合格或者已经履行',
    family: 'acceptance',
    examines: '验收、履行是否以实际检验和确认为准',
    reason: '没有检验、没有对方确认就视为合格或者已经履行，对方失去检验和提出异议的机会。',
    basis: [
      civilCode('第六百二十条', '买受人收到标的物时应当在约定的检验期限内检验。'),
      civilCode(
        '第六百二十二条',
        '约定的检验期限过短，难以在期限内完成全面检验的，仅视为对外观瑕疵提出异议的期限。',
      ),
    ],
    suggestion: '以双方签署的验收单为准；使用、签收或者付款不视为验收合格，隐蔽瑕疵可以在质保期内提出。',
    harms: 'other',
    speaksOf: ['accept'],
    ways: [
      {
        says: ['deemed', ['accept', 'deliver', 'perform']],
        also: [['use', 'sent', 'pay', 'receive', 'consent', 'atOnce', 'notify', 'anyCause', 'enter']],
        unless: [
          'arrived',
          'inspect',
          'warned',
          'not-notify',
          'mutual',
          'silent',
          'agreed',
          'asLaw',
          'breach',
          'not-accept',
          'not-perform',
          'refund',
        ],
      },
    ],
  },
  {
    id: 'validity.deemed-consent',
    title: '以某种行为视为同意或者放弃',
    family: 'validity',
    examines: '同意、放弃是否由本人明确作出',
    reason: '把签约、使用、收货等行为视为同意今后的变更或者放弃权利，不是本人真实、明确的表示。',
    basis: [silence, unfair],
    suggestion: '同意、放弃应由该方另行以书面方式明确作出，签署或者履行本合同不视为同意本合同以外的内容。',
    harms: 'who',
    speaksOf: ['deemed'],
    ways: [
      {
        says: ['deemed', ['consent', 'waive']],
        unless: ['mutual', 'silent', 'agreed', 'asLaw', 'terminate', 'late', 'each'],
      },
    ],
  },
  {
    id: 'liability.deemed-breach',
    title: '以推定认定一方违约或者应当负责',
    family: 'liability',
    examines: '违约、责任是否以事实和证据认定',
    reason: '出现某种情况就推定一方违约或者应当负责，不问是否与它有关，也不允许提出相反的证据。',
    basis: [
      civilCode('第五百七十七条', '不履行义务或者履行不符合约定的，应当承担继续履行、补救或者赔偿等责任。'),
      unfair,
    ],
    suggestion: '违约以双方确认或者有证据证明的事实为准；一方可以提出相反的证据，并有【10】日的改正期。',
    harms: 'who',
    speaksOf: ['deemed'],
    ways: [
      {
        says: ['deemed', ['breach', 'liability', 'disclose', 'terminate', 'penalty']],
        unless: ['mutual', 'each', 'asLaw', 'silent', 'consent', 'worker'],
      },
    ],
  },
  {
    id: 'validity.proof-freed',
    title: '一方不须举证，由对方自证',
    family: 'validity',
    examines: '主张责任的一方是否承担举证责任',
    reason: '主张对方违约、应当赔偿的一方不用举证，对方要证明自己没有责任，明显加重了一方的负担。',
    basis: [unfair],
    suggestion: '主张违约和损失的一方应提供证据；法律对举证责任另有规定的，依照规定。',
    harms: 'other',
    speaksOf: ['prove', 'not-prove'],
    ways: [{ says: ['one', 'not-prove'], unless: ['asLaw', 'not-compensate'] }],
  },
];
