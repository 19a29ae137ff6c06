/** `wenjian admin logs`: events of visitors who agreed, the origin of accounts, ad conversions. */
import type { AdminAction } from './admin.action.ts';
import { adminText } from './admin.text.ts';

export const logsAction: AdminAction = {
  argumentCount: 0,
  options: {},
  async run(admin) {
    const { events, signUps, conversions } = await admin.summariseLogs();
    const lines = [
      ...events.map(({ service, event, count }) => adminText.loggedEvent(service, event, count)),
      ...signUps.map(({ channel, count }) => adminText.signUps(channel, count)),
      ...conversions.map(({ kind, count, uploaded }) => adminText.conversions(kind, count, uploaded)),
    ];
    return { json: { events, signUps, conversions }, lines: lines.length > 0 ? lines : [adminText.noLogs] };
  },
};
