/** Who answers for what: liability put away, put on the other side or on everybody around. */
import type { FactRow } from '../../checks/fact-rule.ts';
import { civilCode } from '../../checks/laws.ts';

const liable = civilCode(
  '第五百七十七条',
  '不履行义务或者履行不符合约定的，应当承担继续履行、补救或者赔偿等责任。',
);
const unfair = civilCode(
  '第四百九十七条',
  '格式条款不合理地免除或者减轻自己责任、加重对方责任、限制或者排除对方主要权利的无效。',
);
const both = civilCode('第五百九十二条', '双方都违反合同的，应当各自承担相应的责任。');

export const liabilityRows: readonly FactRow[] = [
  {
    id: 'liability.disclaimed-by-one',
    title: '一方事先免除自己的责任',
    family: 'liability',
    examines: '各方是否都对自己的过错负责',
    reason: '一方事先约定自己不承担责任，即使损失因它而起，另一方也没有可以追究的人。',
    basis: [
      liable,
      civilCode('第五百零六条', '造成对方人身损害，或者因故意、重大过失造成对方财产损失的免责条款无效。'),
    ],
    suggestion: '免责限于不可抗力和对方自身原因；因一方原因造成损失的，由该方赔偿。',
    harms: 'other',
    speaksOf: ['not-bear', 'not-compensate', 'not-answer', 'unrelated', 'not-warrant'],
    ways: [
      {
        says: ['unrelated'],
        namesOne: true,
        unless: ['asLaw', 'mutual', 'justified', 'othersCause', 'contract', 'disclose'],
        unlessTheirs: true,
      },
      {
        says: ['one', ['not-bear', 'not-compensate', 'not-answer']],
        also: [['liability', 'loss', 'risk', 'defect', 'wholly', 'anyCause']],
        unless: ['asLaw', 'mutual', 'justified', 'othersCause', 'cap', 'waive', 'jointly'],
        unlessTheirs: true,
      },
      {
        says: ['one', 'not-warrant', ['defect', 'data', 'scope', 'goods', 'loss', 'risk', 'ip']],
        unless: ['asLaw', 'mutual', 'jointly'],
        unlessTheirs: true,
      },
    ],
  },
  {
    id: 'liability.own-breach-free',
    title: '一方自己违约却不承担责任',
    family: 'liability',
    examines: '一方逾期、违约时是否承担责任',
    reason: '一方逾期或者违约不算违约、不承担责任，它的义务没有约束力。',
    basis: [liable],
    suggestion: '逾期或者不符合约定的，每逾期一日按未履行部分的万分之【五】支付违约金，并赔偿实际损失。',
    harms: 'other',
    speaksOf: ['late', 'breach'],
    ways: [
      {
        says: [['not-bear', 'noBreach', 'not-compensate', 'not-answer']],
        when: [['late', 'breach', 'not-pay', 'not-deliver', 'not-perform']],
        whenBy: 'same',
        unless: ['mutual', 'not-refund', 'justified'],
      },
      {
        says: ['one', ['late', 'extend', 'not-pay', 'not-deliver'], 'noBreach'],
        unless: ['mutual', 'justified'],
      },
    ],
  },
  {
    id: 'liability.only-little-returned',
    title: '责任限于退还费用或者很小的数额',
    family: 'liability',
    examines: '责任的上限是否与可能的损失相当',
    reason: '不论损失多大，责任都限于退还费用或者很小的数额，违约的成本低于守约的成本。',
    basis: [
      civilCode('第五百八十四条', '损失赔偿额应当相当于因违约所造成的损失，包括可以获得的利益。'),
      unfair,
    ],
    suggestion: '赔偿责任以合同总价为限；造成人身损害，或者因故意、重大过失造成的损失，不受此限。',
    harms: 'other',
    speaksOf: ['onlyThat', 'cap'],
    ways: [
      {
        says: [
          'onlyThat',
          ['refund', 'compensate', 'bear', 'loss', 'answer', 'pay', 'perform', 'price', 'cost'],
        ],
        unless: ['mutual', 'justified'],
      },
      {
        says: ['cap', ['compensate', 'bear', 'loss', 'answer']],
        also: ['anyCause'],
        unless: ['mutual', 'justified', 'asLaw', 'interest'],
      },
    ],
  },
  {
    id: 'liability.others-fault-borne',
    title: '对方原因造成的后果由己方承担',
    family: 'liability',
    examines: '费用和损失是否由造成的一方承担',
    reason: '后果由对方的原因造成，却约定由另一方承担费用、损失或者继续付款，与责任自负的原则相反。',
    basis: [both, unfair],
    suggestion: '因一方原因造成的费用和损失，由该方承担；双方都有原因的，按原因大小分担。',
    harms: 'who',
    speaksOf: ['bear', 'compensate'],
    ways: [
      {
        says: ['one', 'bear', ['cost', 'loss', 'risk', 'liability']],
        when: [['breach', 'defect', 'late', 'suspend', 'modify']],
        whenBy: 'other',
        unless: ['not-bear', 'warrant', 'jointly', 'asLaw'],
      },
      {
        says: ['one', 'duty', ['pay', 'compensate', 'bear']],
        when: [['suspend', 'late', 'not-deliver', 'defect']],
        whenBy: 'other',
        unless: ['breach', 'jointly', 'warrant'],
      },
    ],
  },
  {
    id: 'liability.joint-for-others',
    title: '股东、员工或者关联方承担连带责任',
    family: 'liability',
    examines: '合同以外的人是否被要求承担连带责任',
    reason:
      '要求没有签约的股东、法定代表人、员工、家属或者关联方承担连带责任，对他们没有约束力，也扩大了一方的风险。',
    basis: [
      civilCode('第四百六十五条', '依法成立的合同仅对当事人具有法律约束力。'),
      civilCode('第五百一十八条', '连带债务由法律规定或者当事人约定。'),
    ],
    suggestion: '本合同的责任由签约各方承担；需要第三人担保的，由该第三人另行签署担保合同。',
    harms: 'other',
    speaksOf: ['jointly'],
    ways: [
      {
        says: ['jointly', 'worker', ['bear', 'warrant', 'duty']],
        unless: ['mutual', 'asLaw', 'breach', 'not-bear', 'notify'],
      },
    ],
  },
  {
    id: 'property.taken-for-nothing',
    title: '成果、数据或者财物无偿归一方所有',
    family: 'property',
    examines: '成果、数据、添置物归属是否有相应的对价',
    reason: '一方形成或者投入的成果、数据、财物无偿归对方所有，没有相应的对价。',
    basis: [
      civilCode('第八百五十九条', '委托开发完成的发明创造，除另有约定外，申请专利的权利属于研究开发人。'),
      civilCode('第六条', '民事活动应当遵循公平原则，合理确定各方的权利和义务。'),
    ],
    suggestion:
      '按投入和付款情况约定归属：付清费用后的定制成果归付款方；原有的技术、数据和财物仍归各自所有；添置物按残值补偿。',
    harms: 'other',
    speaksOf: ['own'],
    ways: [
      { says: ['own', ['ip', 'data'], 'freely', 'one'], unless: ['mutual', 'breach', 'prepaid', 'use'] },
      {
        says: ['own', ['ip', 'data'], 'one'],
        also: [['freely', 'not-compensate', 'anyCause']],
        unless: ['mutual', 'use'],
      },
      {
        says: ['own', 'goods', 'one'],
        also: ['not-compensate'],
        unless: ['mutual', 'prepaid', 'use'],
      },
    ],
  },
  {
    id: 'confidentiality.data-used-freely',
    title: '一方可以自由使用、提供对方的数据或者个人信息',
    family: 'confidentiality',
    examines: '数据、个人信息的使用是否限于履行合同并经同意',
    reason: '一方可以把对方的数据、客户资料或者个人信息用于自己的目的或者提供给他人，没有范围、期限和同意。',
    basis: [
      civilCode(
        '第一千零三十五条',
        '处理个人信息应当遵循合法、正当、必要原则，并征得该自然人或者其监护人同意。',
      ),
      civilCode(
        '第五百零一条',
        '在订立合同过程中知悉的商业秘密或者其他应当保密的信息，不得泄露或者不正当地使用。',
      ),
    ],
    suggestion: '数据和个人信息仅为履行本合同使用，不得向第三方提供；合同终止后【30】日内删除或者返还。',
    harms: 'other',
    speaksOf: ['data', 'personal'],
    ways: [
      {
        says: ['one', 'right', ['use', 'disclose'], ['data', 'personal']],
        unless: ['agreed', 'asLaw', 'cap', 'perform'],
      },
      {
        says: [
          'one',
          ['use', 'disclose'],
          ['data', 'personal'],
          ['atWill', 'forever', 'not-consent', 'freely', 'thirdParty'],
        ],
        unless: ['agreed', 'asLaw', 'ban', 'cap'],
      },
      {
        says: [
          'consent',
          ['personal', 'data'],
          ['use', 'disclose'],
          ['wholly', 'forever', 'thirdParty', 'freely'],
        ],
        unless: ['ban', 'asLaw', 'not-consent'],
      },
    ],
  },
  {
    id: 'validity.competition-unpaid',
    title: '限制竞争而没有补偿',
    family: 'validity',
    examines: '对竞争的限制是否有补偿、期限和范围',
    reason: '限制对方从事同类业务却不给补偿，限制了经营和就业的自由。',
    basis: [unfair, civilCode('第六条', '民事活动应当遵循公平原则，合理确定各方的权利和义务。')],
    suggestion:
      '竞争限制以【一】年、【】地域内的直接竞争业务为限，限制期内按月支付【】元补偿；停止支付的，限制自动解除。',
    harms: 'who',
    speaksOf: ['compete', 'not-compete'],
    ways: [
      {
        says: [
          ['compete', 'not-compete'],
          ['not-pay', 'not-compensate', 'freely'],
        ],
      },
      {
        says: [['not-pay', 'not-compensate']],
        also: [['compete', 'not-compete']],
        unless: ['mutual', 'loss'],
      },
    ],
  },
];
