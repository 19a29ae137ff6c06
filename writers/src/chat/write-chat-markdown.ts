/** A conversation as Markdown; messages are not changed. */
import type { WrittenChat, WrittenMessage } from './written-chat.ts';

export function writeChatMarkdown({ title, lead, messages }: WrittenChat): string {
  return `${[`# ${oneLine(title)}`, lead, ...messages.flatMap(partsOf)].join('\n\n')}\n`;
}

function partsOf({ heading, quote, quoteTitle, content, notice, lists }: WrittenMessage): readonly string[] {
  return [
    `## ${oneLine(heading)}`,
    ...(quote === null ? [] : [`${quoteTitle}：`, quoted(quote)]),
    content,
    ...(notice === null ? [] : [quoted(notice)]),
    ...lists.flatMap(({ title, items }) => [
      `**${title}**`,
      items.map((item) => `- ${oneLine(item)}`).join('\n'),
    ]),
  ];
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
