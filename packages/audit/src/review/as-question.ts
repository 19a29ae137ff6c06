/** What a rule examines, as the question the list of checked rules answers: 竞业限制的期限 → 竞业限制的期限是否符合要求. */
import { auditText } from '../audit.text.ts';

const QUESTION = /是否|有无|能否|可否|应否|何|哪|多少|几|还是|是不是|有没有|谁|吗$/;

export function asQuestion(examines: string): string {
  return QUESTION.test(examines) ? examines : auditText.isInOrder(examines);
}
