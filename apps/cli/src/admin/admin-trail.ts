/** `wenjian admin trail`: who did what to which account, and when. */
import type { AdminAction } from './admin.action.ts';
import { adminText } from './admin.text.ts';

export const trailAction: AdminAction = {
  argumentCount: 0,
  options: {},
  async run(admin) {
    const operations = await admin.listOperations();
    const lines = operations.map(({ at, operator, action, subject, details }) =>
      adminText.operation(at.toISOString(), operator, action, subject, JSON.stringify(details)),
    );
    return { json: operations, lines: lines.length > 0 ? lines : [adminText.noOperations] };
  },
};
