/** What is shown as the question of a rule: yes is the sound answer. */
import { describe, expect, it } from 'vitest';
import { allRules } from '../rules/all-rules.ts';
import { asQuestion } from './as-question.ts';

/** Words for what no party should agree to: asked as they are, yes would be the risk. */
const asksForTheRisk =
  /是否(?:被|约定|可以|以|因)?(?:预先|概括)?(?:免除|免责|放弃|排除|剥夺|强制|禁止|拆分|另签|搭售|过重|过宽|明显过高|超过|短于|低于|早于|不问原因|不论|概不|一概|仅凭|擅自|任意|只约束|只给|只写)/;

describe('the question of every rule', () => {
  it('is written as a question, and not made one by words behind it', () => {
    const made = allRules.filter(({ examines }) => asQuestion(examines) !== examines).map(({ id }) => id);
    expect(made).toEqual([]);
  });

  it('asks for the sound state', () => {
    const asked = allRules.filter(({ examines }) => asksForTheRisk.test(examines)).map(({ id }) => id);
    expect(asked).toEqual([]);
  });
});
