/** `wenjian admin refund ORDER REASON`. */

import { UnusableInput } from '../command.ts';
import type { AdminAction } from './admin.action.ts';
import { adminText } from './admin.text.ts';

export const refundAction: AdminAction = {
  argumentCount: 2,
  options: {},
  async run(admin, [number = '', reason = '']) {
    if (reason.trim() === '') throw new UnusableInput(adminText.noReason);
    const outcome = await admin.refundOrder(number, reason.trim());
    if (outcome.kind === 'unknown') throw new UnusableInput(adminText.unknownOrder(number));
    if (outcome.kind === 'refused') throw new UnusableInput(outcome.reason);
    return { json: { number, ...outcome }, lines: [adminText.refund[outcome.kind](number)] };
  },
};
