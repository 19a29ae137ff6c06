/** Other hands for rules that have patterns: the same provision in whatever words the lexicon knows. */
import type { HeardRow } from '../../checks/fact-rule.ts';
import { powerRows } from './powers.rows.ts';

const raising = powerRows.find(({ id }) => id === 'price.raised-by-one')?.ways ?? [];

export const heardRows: readonly HeardRow[] = [
  { rule: 'price.price-adjust-one-side', harms: 'other', ways: raising },
  {
    rule: 'termination.at-will',
    harms: 'other',
    ways: [
      {
        says: ['one', 'right', 'terminate'],
        also: [['atWill', 'anyCause', 'not-compensate', 'not-bear', 'not-claim']],
        unless: ['compensate', 'late', 'breach', 'asLaw', 'agreed', 'justified', 'ip', 'warned', 'defect'],
      },
    ],
  },
  {
    rule: 'validity.rules-changed-alone',
    harms: 'other',
    ways: [
      { says: ['one', 'right', 'modify', 'rules'], unless: ['agreed', 'asLaw', 'ban'] },
      {
        says: ['one', 'modify', 'rules', ['atWill', 'not-consent', 'deemed', 'duty']],
        unless: ['agreed', 'asLaw', 'ban'],
      },
    ],
  },
  {
    rule: 'liability.regardless-of-cause',
    harms: 'who',
    ways: [
      {
        says: ['one', ['bear', 'compensate', 'answer'], ['anyCause', 'wholly'], ['loss', 'risk']],
        unless: ['breach', 'mutual', 'justified', 'asLaw', 'defect', 'jointly', 'freed'],
      },
      {
        says: ['one', ['bear', 'compensate', 'answer']],
        when: ['anyCause'],
        unless: ['breach', 'mutual', 'justified', 'asLaw', 'not-bear'],
      },
    ],
  },
  {
    rule: 'validity.discretion-without-recourse',
    harms: 'other',
    ways: [
      {
        says: ['one', 'right', 'atWill', ['decide', 'modify', 'hire', 'raise', 'extend']],
        unless: ['agreed', 'asLaw', 'mutual', 'justified', 'breach', 'late'],
      },
    ],
  },
  {
    rule: 'validity.waive-litigation',
    harms: 'who',
    ways: [
      { says: [['ban', 'barred', 'freed', 'waive'], 'not-sue'], unless: ['mutual', 'agreed', 'asLaw'] },
      { says: ['waive', ['sue', 'not-sue']], unless: ['mutual', 'agreed', 'asLaw'] },
    ],
  },
  {
    rule: 'price.payment-depends-on-other',
    harms: 'other',
    ways: [{ says: ['pay'], when: ['receive', 'thirdParty'], unless: ['breach'] }],
  },
  {
    rule: 'validity.back-to-back-payment',
    harms: 'other',
    ways: [
      { says: ['pay', 'receive', 'thirdParty'], unless: ['breach'] },
      { says: ['pay'], when: ['receive', 'thirdParty'], unless: ['breach'] },
    ],
  },
  {
    rule: 'delivery.date-vague',
    harms: 'other',
    ways: [
      {
        says: [['deliver', 'perform'], 'someday'],
        unless: ['breach', 'pay', 'penalty', 'notify'],
      },
    ],
  },
  {
    rule: 'price.set-off-barred',
    harms: 'other',
    ways: [
      {
        says: ['one', 'right', ['deduct', 'setOff'], ['atWill', 'not-consent', 'not-notify', 'decide']],
        unless: ['agreed', 'asLaw', 'proportional', 'breach'],
      },
    ],
  },
  {
    rule: 'termination.payments-forfeited',
    harms: 'who',
    ways: [
      {
        says: [
          ['not-refund', 'forfeit'],
          ['deposit', 'prepaid'],
        ],
        when: [['breach', 'endsEarly', 'late']],
        unless: ['proportional', 'mutual', 'agreed', 'asLaw', 'ban'],
      },
    ],
  },
  {
    rule: 'notices.deemed-delivery',
    harms: 'who',
    ways: [{ says: ['deemed', 'arrived'], also: ['sent'], unless: ['mutual', 'accept', 'each'] }],
  },
  {
    rule: 'delivery.delay-claims-waived',
    harms: 'who',
    ways: [{ says: ['not-extend', ['anyCause', 'wholly', 'term']], unless: ['mutual', 'breach', 'agreed'] }],
  },
  {
    rule: 'validity.noncompete-without-pay',
    harms: 'who',
    ways: [
      {
        says: [['not-pay', 'not-compensate', 'freely']],
        also: [['compete', 'not-compete']],
        unless: ['mutual', 'loss'],
      },
    ],
  },
  {
    rule: 'parties.handed-on-freely',
    harms: 'other',
    ways: [
      {
        says: [
          'one',
          'right',
          ['assign', 'subcontract'],
          ['atWill', 'not-consent', 'not-notify', 'thirdParty'],
        ],
        unless: ['agreed', 'asLaw', 'ip', 'cap', 'goods', 'ban'],
      },
    ],
  },
];
