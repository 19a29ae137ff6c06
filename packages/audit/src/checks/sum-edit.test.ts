import { understandContract } from '@wenjian/contract';
import { expect, it } from 'vitest';
import { documentOfParagraphs } from '../../../document/src/document.testing.ts';
import { sumEdit } from './sum-edit.ts';

it.each([
  ['20万元', 10_000_000, '10万元'],
  ['20万元', 6_666_666, '6.666666万元'],
  ['2.5亿元', 10_000_000_000, '1亿元'],
  ['3百万元', 50_000_000, '0.5百万元'],
  ['人民币200,000元', 10_000_000, '人民币100,000元'],
  ['¥200,000.00元', 10_000_050, '¥100,000.50元'],
  ['1,200,000.00元', 123_456_700, '1,234,567.00元'],
  ['200000元整', 10_000_000, '100000元整'],
  ['200000元整', 10_000_050, '100000.5元'],
  ['200000元5角', 10_000_000, '100000元'],
  ['贰拾万元整', 10_000_000, '壹拾万元整'],
  ['人民币贰拾万圆整', 6_666_666, '人民币陆万陆仟陆佰陆拾陆圆陆角陆分'],
])('%s with %i fen is %s', (written, fen, expected) => {
  expect(edited(`定金为${written}。`, fen)).toBe(expected);
});

it('does not touch a notation that it cannot write', () => {
  expect(edited('定金为二十万元。', 10_000_000)).toBeNull();
});

function edited(line: string, fen: number): string | null {
  const contract = understandContract(documentOfParagraphs('买卖合同', line));
  const [amount] = contract.amounts;
  if (amount === undefined) throw new Error(`no sum in ${line}`);
  return sumEdit(contract, amount, fen)?.text ?? null;
}
