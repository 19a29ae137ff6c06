/**
 * What a document calls itself and its parties: 本合同 in an agreement that says 本协议 everywhere else, 买方 in a contract
 * of 甲方 and 乙方. In: the facts of the contract. Out: remarks at the name that is out of line.
 */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { graphText } from './references.text.ts';

/** The usual name stands so often, the other one once. */
const OFTEN = 3;
const OFTEN_PARTY = 5;

export function checkSelfNames(contract: Contract): CorrectionDraft[] {
  return [...ownName(contract), ...roleWords(contract)];
}

/** Another document is spoken of, too, or the name is introduced. */
const twoDocuments =
  /主合同|原合同|原协议|主协议|框架协议|框架合同|补充协议|借款合同|[（(]以下简?称[：:]?“?本(?:合同|协议)/;

function ownName({ document: { text }, title }: Contract): CorrectionDraft[] {
  const places = (word: string) => [...text.matchAll(new RegExp(`${word}(?!书|文|中未|条款)`, 'g'))];
  const [contracts, agreements] = [places('本合同'), places('本协议')];
  const isAgreement = agreements.length > contracts.length;
  const [many, few] = isAgreement ? [agreements, contracts] : [contracts, agreements];
  const [odd, another] = few;
  if (odd === undefined || another !== undefined || many.length < OFTEN) return [];
  // 补充协议 is named in most contracts and is then itself called 该补充协议.
  if (twoDocuments.test(text.replaceAll(/签订(?:书面)?补充协议|补充协议与本/g, ''))) return [];
  const usual = isAgreement ? '本协议' : '本合同';
  if (title !== null && !title.text.includes(usual.slice(1))) return [];
  const span = { start: odd.index, end: odd.index + odd[0].length };
  return [{ ...remark(span, 'terms', 'own-name', 'suspect', graphText.ownName(usual)), suggestion: usual }];
}

const roles =
  /(?<![\u4e00-\u9fff]方|第三|被|共同|联合|总|分|任何|其他|该|其|原|新|各|按揭|提)(?:买方|卖方|供方|需方|出租方|承租方|委托方|受托方|发包方|承包方|转让方|受让方|借款方|贷款方|托运方|承运方|出卖方|买受方)(?![式案面便向法可能才])/g;

/** 甲方 and 乙方 everywhere, and once 买方, whom nobody has introduced. */
function roleWords({ document: { text }, parties }: Contract): CorrectionDraft[] {
  const isLettered = parties.length === 2 && parties.every(({ label }) => /^[甲乙]方$/.test(label));
  const times = text.split(/[甲乙]方/).length - 1;
  if (!isLettered || times < OFTEN_PARTY) return [];
  const known = new Set(parties.flatMap(({ aliases }) => aliases));
  const found = [...text.matchAll(roles)].filter(([word]) => !known.has(word));
  const [odd, another] = found;
  if (odd === undefined || another !== undefined) return [];
  const isIntroduced = /^[：:（(”"]|^(?:为|是|系|指)/.test(text.slice(odd.index + odd[0].length));
  if (isIntroduced || /[“"（(]$/.test(text.slice(0, odd.index))) return [];
  const span = { start: odd.index, end: odd.index + odd[0].length };
  return [remark(span, 'terms', 'role-word', 'suspect', graphText.roleWord(odd[0]))];
}
