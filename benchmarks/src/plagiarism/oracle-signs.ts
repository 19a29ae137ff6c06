/**
 * Characters of the pairs whose copied characters are known: three sets without a common character, for the
 * source, the suspicious author's own sentences and the edits, and a few that stand everywhere, as 的 and 在 do.
 * So two equal characters in a row were copied, and one alone may be chance.
 */
import { simplifiedForm } from '@wenjian/document';

function signsFrom(first: number, step: number, count: number): readonly string[] {
  const signs: string[] = [];
  for (let code = first; signs.length < count; code += step) {
    const sign = String.fromCodePoint(code);
    if (simplifiedForm(sign) === undefined && !everywhere.includes(sign)) signs.push(sign);
  }
  return signs;
}

const everywhere = [...'的在和与'];

export const oracleSigns = {
  source: signsFrom(0x4e10, 7, 640),
  own: signsFrom(0x6c00, 9, 400),
  edits: signsFrom(0x8001, 11, 120),
  everywhere,
} as const;
