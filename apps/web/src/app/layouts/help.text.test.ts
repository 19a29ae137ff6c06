import { productTypes } from '@wenjian/api';
import { expect, it } from 'vitest';
import { helpOf, proofreadHelp } from './help.text.ts';

const wordsOf = (type: Parameters<typeof helpOf>[0]) =>
  helpOf(type)
    .sections.flatMap(({ items }) => items)
    .join('');
const keysOf = (type: Parameters<typeof helpOf>[0]) =>
  helpOf(type).keys.map(({ keys, does }) => `${keys.join()} ${does}`);

it('mentions drafts on a comparison, risks on a review and evidence on a check', () => {
  expect(wordsOf('compareV3')).toContain('修改稿');
  expect(wordsOf('audit')).toContain('公开链接');
  expect(wordsOf('audit')).not.toContain('修改稿');
  expect(wordsOf('duplicate')).toContain('同源线索');
});

it('names the keys of the page that is open', () => {
  expect(keysOf('compare')).toContain('a 接受');
  expect(keysOf('audit')).toContain('a 采纳');
  expect(keysOf('document')).toEqual(['? 打开或关闭帮助', 'Esc 关闭弹出的面板']);
});

it('lists the keys of a correction, including editing and undo', () => {
  const keys = proofreadHelp.keys.map(({ keys: names, does }) => `${names.join('+')} ${does}`);
  expect(keys).toEqual(expect.arrayContaining(['a 接受', 'e 改写', 'Ctrl+Z 撤销', '? 打开或关闭帮助']));
});

it('explains sharing and feedback on every page', () => {
  for (const type of [...productTypes, undefined])
    expect(wordsOf(type)).toMatch(/“分享”里可以复制链接.*请点“反馈”/);
});
