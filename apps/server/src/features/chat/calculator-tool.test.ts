import { expect, it } from 'vitest';
import { calculatorTool } from './calculator-tool.ts';

const QUESTION = '总价30万，交了10万定金，对方卖给别人，我能要回多少';

it('computes with the figures of the question, and names the articles', () => {
  const { tool, parts } = calculatorTool(QUESTION);
  const told = tool.run('{"calculator":"deposit"}');
  expect(told).toContain('160,000 元');
  expect(told).toContain('《民法典》第五百八十七条');
  expect(parts()).toHaveLength(1);
  expect(parts()[0]).toContain('= 160,000 元');
});

it('takes no figure from the model', () => {
  const { tool } = calculatorTool('定金能要回吗');
  const told = tool.run('{"calculator":"deposit","amount":"900000","question":"总价300万，定金90万"}');
  expect(told).not.toContain('900,000');
  expect(told).toContain('告诉我定金是多少');
});

it('says what there is where the model asks for something else', () => {
  const { tool, parts } = calculatorTool(QUESTION);
  for (const wrong of ['', 'null', '{', '{"calculator":"constructor"}', '{"calculator":7}'])
    expect(tool.run(wrong)).toContain('severance');
  expect(parts()).toEqual([]);
});
