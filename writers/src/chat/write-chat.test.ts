import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readDocx } from '@wenjian/readers';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from './read-markdown.ts';
import { writeChatDocx } from './write-chat-docx.ts';
import { writeChatMarkdown } from './write-chat-markdown.ts';
import type { WrittenChat } from './written-chat.ts';

const chat: WrittenChat = {
  title: '押金不退',
  lead: '由对话导出',
  messages: [
    {
      heading: '提问',
      quote: '押金不予退还',
      quoteTitle: '引用的文字',
      content: '这样约定有效吗？',
      notice: null,
      lists: [],
    },
    {
      heading: '回答',
      quote: null,
      quoteTitle: '',
      content:
        '**结论**：未必有效 [1]。\n\n| 情形 | 处理 |\n|---|---|\n| 无损坏 | 应当退还 |\n\n- 保留合同\n- 保留<记录>\n\n> 第七百一十条',
      notice: '回答中断了，以上内容不完整',
      lists: [{ title: '来源', items: ['[1] 《民法典》第七百一十条：承租人……'] }],
    },
  ],
};

describe('a conversation as a file', () => {
  it('is a Word file with all of it, tables as tables', async () => {
    const path = join(mkdtempSync(join(tmpdir(), 'chat-')), 'chat.docx');
    writeFileSync(path, await writeChatDocx(chat));
    const { blocks, text } = await readDocx(path);
    for (const words of [
      '押金不退',
      '押金不予退还',
      '这样约定有效吗？',
      '结论：未必有效 [1]。',
      '保留<记录>',
      '第七百一十条',
      '以上内容不完整',
      '[1] 《民法典》',
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('**');
    expect(blocks.some(({ cell }) => cell !== undefined)).toBe(true);
  });

  it('is Markdown with unchanged messages', () => {
    const text = writeChatMarkdown(chat);
    expect(text.startsWith('# 押金不退\n\n由对话导出\n\n## 提问\n\n引用的文字：\n\n> 押金不予退还')).toBe(
      true,
    );
    expect(text).toContain('| 无损坏 | 应当退还 |');
    expect(text).toContain('> 回答中断了，以上内容不完整');
    expect(text).toContain('- [1] 《民法典》');
  });

  it('loses no word of any Markdown', () => {
    const line = fc.constantFrom(
      '# 题',
      '> 引',
      '- 条',
      '1. 甲',
      '| 一 | 二 |',
      '|---|---|',
      '```',
      '**粗**字',
      '`码`',
      '',
      '文',
    );
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const words = (text: string) => text.match(/\p{Script=Han}/gu)?.join('') ?? '';
        expect(words(JSON.stringify(readMarkdown(lines.join('\n'))))).toBe(words(lines.join('\n')));
      }),
    );
  });
});
