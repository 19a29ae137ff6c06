/** Money that is kept, paid on another's word, paid some day or paid for nothing. */
import type { FactRow } from '../../checks/fact-rule.ts';
import { civilCode } from '../../checks/laws.ts';

const fair = civilCode('第六条', '民事活动应当遵循公平原则，合理确定各方的权利和义务。');
const reducible = civilCode('第五百八十五条', '约定的违约金过分高于造成的损失的，可以请求适当减少。');
const clear = civilCode(
  '第五百一十条',
  '没有约定或者约定不明确的，可以协议补充；不能达成的按有关条款或者交易习惯确定。',
);

export const moneyRows: readonly FactRow[] = [
  {
    id: 'price.paid-after-third-party',
    title: '付款以第三方先付款为条件',
    family: 'price',
    examines: '付款是否取决于第三方',
    reason: '付款要等第三方先付款，第三方不付、迟付的风险全由收款的一方承担，而它与第三方没有合同关系。',
    basis: [civilCode('第四百六十五条', '依法成立的合同仅对当事人具有法律约束力。'), clear],
    suggestion: '付款时间与第三方是否付款无关，付款方应在验收合格后【30】日内支付。',
    harms: 'other',
    speaksOf: ['receive'],
    ways: [
      { says: ['pay', 'receive', 'thirdParty'], unless: ['breach'] },
      { says: ['pay'], when: ['receive', 'thirdParty'], unless: ['breach'] },
      {
        says: [['pay', 'price'], 'thirdParty', ['accept', 'receive', 'decisive']],
        unless: ['breach', 'mutual'],
      },
    ],
  },
  {
    id: 'price.paid-some-day',
    title: '付款时间没有确定的日期',
    family: 'price',
    examines: '付款、退款是否有确定的日期',
    reason: '付款只写尽快、资金到位后或者另行通知，什么时候到期无法判断，逾期责任也无从谈起。',
    basis: [
      civilCode('第五百一十一条', '履行期限不明确的，债务人可以随时履行，债权人也可以随时请求履行。'),
      clear,
    ],
    suggestion: '应在【条件成就】之日起【15】日内付清；逾期的，按日万分之【五】支付违约金。',
    harms: 'other',
    speaksOf: ['someday'],
    edit: { sign: 'someday', text: '【15】日内' },
    ways: [
      { says: [['pay', 'refund'], 'someday'], unless: ['breach', 'penalty'] },
      { says: [['pay', 'refund'], 'one', ['atWill', 'decide'], 'term'], unless: ['agreed'] },
    ],
  },
  {
    id: 'price.paid-at-will',
    title: '是否付款由付款方自行决定',
    family: 'price',
    examines: '付款是否取决于付款方自己的意愿',
    reason: '付不付、付多少由付款的一方自己决定，对方履行之后没有确定的对价。',
    basis: [civilCode('第五百零九条', '当事人应当按照约定全面履行自己的义务。'), fair],
    suggestion: '按约定的金额和时间付款；对金额有争议的，先支付没有争议的部分。',
    harms: 'other',
    speaksOf: ['pay', 'not-pay'],
    ways: [
      {
        says: [
          'one',
          'right',
          ['not-pay', 'suspend', 'extend'],
          ['pay', 'price', 'prepaid'],
          ['atWill', 'decide', 'noBreach'],
        ],
        unless: ['breach', 'late', 'agreed', 'defect', 'asLaw', 'not-deliver', 'not-consent'],
      },
      { says: ['one', 'not-pay'], when: ['not-receive'], unless: ['invoice'] },
      { says: ['one', 'right', 'pay', ['atWill', 'decide']], unless: ['breach', 'agreed'] },
    ],
  },
  {
    id: 'termination.full-price-on-exit',
    title: '提前退出仍须付清全部款项',
    family: 'termination',
    examines: '提前解除、退出的代价是否与损失相当',
    reason:
      '提前退出仍要付清全部款项或者同等金额的违约金，不问对方实际损失多少、能否另行安排，代价明显过重。',
    basis: [reducible, civilCode('第五百六十六条', '合同解除后，尚未履行的，终止履行。')],
    suggestion:
      '提前退出的，按已履行的部分结算，并支付相当于【一】个月费用的违约金；实际损失更高的，以实际损失为限。',
    harms: 'who',
    speaksOf: ['endsEarly'],
    ways: [
      {
        says: ['duty', ['pay', 'compensate', 'accelerate'], ['wholly', 'price', 'penalty', 'accelerate']],
        when: ['endsEarly'],
        unless: ['proportional', 'mutual', 'each'],
      },
    ],
  },
  {
    id: 'price.paid-regardless',
    title: '没有得到履行也须照常付款',
    family: 'price',
    examines: '停用、停业、不能使用时是否仍须照常付款',
    reason: '没有得到使用或者服务仍要照常付款，对方不履行的后果由付款的一方承担。',
    basis: [
      civilCode(
        '第五百二十五条',
        '一方在对方履行之前有权拒绝其履行请求；对方履行不符合约定的，有权拒绝相应的请求。',
      ),
      fair,
    ],
    suggestion: '因对方原因或者不可抗力不能使用、履行的，相应期间的款项予以免除；已经支付的，按天退还。',
    harms: 'who',
    speaksOf: ['pay', 'price'],
    ways: [
      {
        says: ['still', ['pay', 'price', 'cost', 'interest']],
        also: [
          [
            'suspend',
            'loss',
            'endsEarly',
            'anyCause',
            'defect',
            'not-use',
            'not-perform',
            'terminate',
            'risk',
          ],
        ],
        unless: ['mutual', 'late', 'proportional', 'asLaw'],
      },
      {
        says: ['one', 'duty', 'pay', ['wholly', 'anyCause']],
        when: [['anyCause', 'suspend', 'not-deliver', 'not-use', 'endsEarly']],
        unless: ['proportional', 'breach', 'late'],
      },
      {
        says: ['one', ['duty', 'ban'], 'pay'],
        when: ['anyCause'],
        unless: ['proportional', 'breach', 'late'],
      },
    ],
  },
  {
    id: 'price.never-returned',
    title: '押金、预付款不论情形都不退还',
    family: 'price',
    examines: '押金、保证金、预付款在终止后是否据实退还',
    reason: '押金、保证金和预付款不问原因一律不退，没有履行的部分也归对方，相当于没有上限的违约金。',
    basis: [
      civilCode('第五百六十六条', '合同解除后可以请求恢复原状、采取其他补救措施并赔偿损失。'),
      reducible,
    ],
    suggestion: '合同终止后【10】日内结算：扣除已履行部分的费用和实际损失，其余押金、预付款予以退还。',
    harms: 'who',
    speaksOf: ['deposit', 'prepaid'],
    edit: { sign: 'not-refund', text: '在扣除已履行部分的费用和实际损失后退还' },
    ways: [
      {
        says: [
          ['not-refund', 'forfeit'],
          ['deposit', 'prepaid', 'price', 'cost'],
        ],
        unless: ['proportional', 'mutual', 'agreed', 'asLaw', 'ban'],
      },
      {
        says: [
          ['not-refund', 'forfeit'],
          ['wholly', 'anyCause'],
        ],
        also: [['deposit', 'prepaid', 'price', 'cost']],
        unless: ['proportional', 'mutual', 'agreed', 'asLaw', 'ban'],
      },
    ],
  },
  {
    id: 'price.deposit-taken-over',
    title: '已付款项归收款一方所有',
    family: 'price',
    examines: '已付款项是否在违约、退出时归对方所有',
    reason: '已付的款项全部归对方所有，不按已履行的部分结算，可能远高于对方的损失。',
    basis: [reducible, fair],
    suggestion: '按已履行的部分结算，其余款项在【10】日内退还；违约方按合同总价的【10】%承担违约金。',
    harms: 'other',
    speaksOf: ['deposit', 'prepaid'],
    ways: [
      { says: ['own', ['deposit', 'prepaid'], 'one'], unless: ['proportional', 'mutual', 'agreed', 'asLaw'] },
    ],
  },
  {
    id: 'price.taken-from-payments',
    title: '一方可以自行从应付款项中扣款',
    family: 'price',
    examines: '扣款、抵销是否须经对方确认',
    reason: '一方可以自己从应付给对方的款项中扣钱，扣多少、为什么扣由它决定，对方只能事后争执。',
    basis: [
      civilCode('第五百六十八条', '主张抵销的应当通知对方，通知自到达对方时生效，抵销不得附条件或者附期限。'),
      fair,
    ],
    suggestion:
      '扣款以双方书面确认或者生效裁判确定的金额为限，并应提前【7】日书面说明事由和计算方法；对方有异议的，争议部分暂不扣除。',
    harms: 'other',
    speaksOf: ['deduct', 'setOff'],
    ways: [
      {
        says: [
          'one',
          'right',
          ['deduct', 'setOff'],
          ['price', 'wage', 'deposit', 'prepaid', 'atWill', 'wholly'],
        ],
        unless: ['agreed', 'asLaw', 'proportional', 'late', 'breach', 'interest'],
      },
      {
        says: ['one', 'right', ['deduct', 'setOff'], ['atWill', 'not-consent', 'not-notify', 'decide']],
        unless: ['agreed', 'asLaw', 'proportional'],
      },
    ],
  },
  {
    id: 'price.more-work-unpaid',
    title: '增加的工作或者变更不另付费',
    family: 'price',
    examines: '变更、增加的工作是否另行计价',
    reason: '变更、增加的工作不另付费，价款固定而工作没有边界，成本全由履行的一方承担。',
    basis: [fair, clear],
    suggestion: '变更或者增加工作的，双方签署变更单并另行确定价款和时间；没有签署的，可以不实施。',
    harms: 'other',
    speaksOf: ['modify', 'raise'],
    ways: [
      {
        says: [
          ['freed', 'not-pay', 'not-modify', 'not-raise'],
          ['price', 'cost'],
        ],
        also: [
          ['modify', 'raise'],
          ['scope', 'perform'],
        ],
        unless: ['agreed', 'asLaw', 'breach', 'mutual', 'interest', 'refund', 'not-refund'],
      },
    ],
  },
  {
    id: 'delivery.extension-refused',
    title: '对方或者客观原因造成的延误也不顺延',
    family: 'delivery',
    examines: '非因己方原因造成延误的，期限是否顺延',
    reason: '不问是谁的原因，期限一律不顺延，履行的一方要为对方和不可控的原因承担逾期责任。',
    basis: [
      civilCode('第五百九十条', '因不可抗力不能履行合同的，根据不可抗力的影响，部分或者全部免除责任。'),
      fair,
    ],
    suggestion: '因对方原因、不可抗力或者政府行为造成延误的，期限相应顺延，由此增加的费用由造成的一方承担。',
    harms: 'who',
    speaksOf: ['extend', 'not-extend'],
    ways: [
      {
        says: ['not-extend', ['term', 'wholly', 'anyCause', 'deliver']],
        unless: ['mutual', 'breach', 'agreed'],
      },
    ],
  },
];
