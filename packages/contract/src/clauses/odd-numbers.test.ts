/** Numbers written otherwise than those beside them. */
import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { understandContract } from '../understand-contract.ts';
import { oddNumbers } from './odd-numbers.ts';

const found = (...lines: readonly string[]) =>
  oddNumbers(understandContract(documentOfParagraphs('演出服务协议', ...lines))).map(({ clause, next }) => [
    clause.number,
    next?.number ?? null,
  ]);

it('finds the one of another form', () => {
  const list = (third: string) => [
    '一、演出要求',
    '1. 曲目；',
    '2. 时长；',
    `${third} 灯光；`,
    '4. 音响。',
    '二、费用',
  ];
  expect(found(...list('（3）'))).toEqual([['（3）', '4.']]);
  expect(found(...list('3.'))).toEqual([]);
  expect(found('一、演出要求', '1. 曲目；', '（二）时长；', '（三）灯光。')).toEqual([['1.', '（二）']]);
});

it('finds the one with another mark', () => {
  const articles = (third: string) => ['一、演出要求', '二、费用', `${third}违约`, '四、争议', '五、其他'];
  expect(found(...articles('三.'))).toEqual([['三.', null]]);
  expect(found(...articles('三、'))).toEqual([]);
});

it('leaves lists of their own alone', () => {
  expect(found('一、要求', '1. 曲目；', '2. 时长：', '（1）上半场；', '（2）下半场；', '3. 灯光。')).toEqual(
    [],
  );
  expect(found('第一条 要求', '1.1 曲目；', '1.2 时长：', '（1）上半场。', '1.3 灯光。')).toEqual([]);
});
