/** Contracts that settle their breaches in detail: what others add as a last protection is a matter of taste there. */
import { type Contract, sentencesOf } from '@wenjian/contract';
import { says } from './find-sentences.ts';

function hasNotices({ clauses }: Contract): boolean {
  return clauses.some(({ heading }) => /^[^，。；]{0,12}(?:通知|联系方式)/.test(heading ?? ''));
}

const known = new WeakMap<Contract, boolean>();
/** A shorter contract leaves more open than it settles. */
const LONG = 2500;
/** Agreed penalties for this many breaches. */
const MANY_PENALTIES = 3;

const HEAD = 1200;

/** 作为主合同的附件: what every contract needs once stands in the main one. */
export function isAnnexed({ document }: Contract): boolean {
  return /作为(?:主|该|上述|原)合同的(?:附件|补充|组成部分)|系[^。；]{0,20}的(?:附件|补充协议)/.test(
    document.text.slice(0, HEAD),
  );
}

/** Notices, force majeure, and damages or penalties for the breaches are all settled. */
export function isWorkedOut(contract: Contract): boolean {
  const before = known.get(contract);
  if (before !== undefined) return before;
  const is =
    isAnnexed(contract) ||
    (contract.document.text.length > LONG &&
      (says(contract, /送达|首部[^。；]{0,20}(?:联系方式|地址)/) || hasNotices(contract)) &&
      says(contract, /不可抗力/) &&
      (says(contract, /实际损失|直接损失|赔偿[^。；]{0,12}损失/) ||
        sentencesOf(contract).filter(({ text }) => /违约金/.test(text)).length >= MANY_PENALTIES));
  known.set(contract, is);
  return is;
}
