/** In: a stored inquiry. Out: the text of its mail. */
import { beijingTime } from '../../platform/people/beijing-day.ts';
import type { InquiryRow } from './inquiries.repository.ts';
import { inquiriesText as text } from './inquiries.text.ts';

export function inquiryMail(row: InquiryRow): { readonly subject: string; readonly text: string } {
  const { label, kinds, topics } = text;
  const lines: readonly (readonly [string, string])[] = [
    [label.kind, kinds[row.kind]],
    [label.name, row.name],
    [label.phone, row.phone],
    [label.company, row.company],
    ...(row.topic ? [[label.topic, topics[row.topic]] as const] : []),
    [label.path, row.path],
    [label.at, text.beijing(beijingTime(row.createdAt))],
  ];
  const head = lines.map(([name, value]) => `${name}：${value}`).join('\n');
  return {
    subject: text.subject(row.kind, row.company),
    text: `${head}\n\n${label.content}：\n${row.content}\n`,
  };
}
