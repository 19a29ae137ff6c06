/** What a blank asks for, by the words of its label and what is printed behind it. */
import type { TextFormat } from './template.ts';

const byLabel: readonly (readonly [RegExp, TextFormat])[] = [
  [/身份证/, 'idNumber'],
  [/信用代码|税号|纳税人识别号/, 'creditCode'],
  [/电话|手机|传真/, 'phone'],
  [/邮箱|电子邮件|e-?mail/i, 'email'],
  [/(?:银行|收款|付款|结算)(?:账|帐)[号户]$|^(?:账|帐)号$/, 'account'],
  [/地址$|住所地?$|住址$|坐落$|地点$/, 'address'],
  [/(?:姓名|联系人|经办人|代表人|代理人|负责人|收货人|收件人|保证人|见证人)$/, 'personName'],
];
const percentSign = /^[ \u3000]{0,4}[%％]/;

export function formatOf(label: string, behind: string): TextFormat | undefined {
  if (percentSign.test(behind)) return 'percent';
  return byLabel.find(([pattern]) => pattern.test(label))?.[1];
}
