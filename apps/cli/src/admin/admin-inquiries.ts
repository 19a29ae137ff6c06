/** `wenjian admin inquiries`: the inquiries from the public pages. */
import type { AdminAction } from './admin.action.ts';
import { adminText } from './admin.text.ts';

export const inquiriesAction: AdminAction = {
  argumentCount: 0,
  options: {},
  async run(admin) {
    const { inquiriesText } = await import('@wenjian/server');
    const rows = await admin.listInquiries();
    const lines = rows.map(({ createdAt, kind, name, phone, company, topic, content, mailedAt }) => {
      const about = topic
        ? `${inquiriesText.kinds[kind]}（${inquiriesText.topics[topic]}）`
        : inquiriesText.kinds[kind];
      const who = [company, name, phone].join('  ');
      return adminText.inquiry(createdAt.toISOString(), about, who, content, mailedAt !== null);
    });
    return { json: rows, lines: lines.length > 0 ? lines : [adminText.noInquiries] };
  },
};
