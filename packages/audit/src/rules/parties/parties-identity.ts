/** What the lines that introduce a party say about who it is. */
import type { Contract, Party } from '@wenjian/contract';
import { smallestOf } from '@wenjian/document';

export function introductionOf({ document, parties }: Contract, party: Party): string {
  const next = parties.map(({ span }) => span.start).filter((start) => start > party.span.start);
  const end = smallestOf(next, party.span.start + INTRODUCTION_REACH);
  return document.text.slice(party.span.start, end);
}

/** A credit code, identity number or the number of a registration. */
export function hasNumber(contract: Contract, party: Party): boolean {
  if (party.creditCode !== null) return true;
  const introduction = introductionOf(contract, party);
  return /(?:身份证|证件|公民身份|护照|注册号|登记证|信用代码|机构代码)[^0-9A-Za-z，。；\n]{0,12}[0-9A-Za-z*＊×]{5}|(?:备案|登记|许可)(?:证)?(?:编?号|号码)[：:]?\s*[^\s，。；]{4}/.test(
    introduction,
  );
}

/** By a number; or an organisation by its seat and who acts for it. */
export function isIdentified(contract: Contract, party: Party): boolean {
  if (hasNumber(contract, party)) return true;
  const isRepresented =
    party.representative !== null || namesHead(contract, party) || namesContact(contract, party);
  return !party.isPerson && isRepresented && namesSeat(contract, party);
}

export function namesSeat(contract: Contract, party: Party): boolean {
  return /(?:住所|地址|住址|注册地|经营场所|营业场所|营业地|通讯地)[^，。；\n]{0,6}[：:]?[^，。；\n]{0,4}[\u4e00-\u9fff]{4}/.test(
    introductionOf(contract, party),
  );
}

export function namesHead(contract: Contract, party: Party): boolean {
  return HEAD.test(introductionOf(contract, party));
}

/** Somebody to turn to: 联系人：高淑敏，法务部. */
function namesContact(contract: Contract, party: Party): boolean {
  return /联系人[^：:，。；\n]{0,6}[：:]\s*[\u4e00-\u9fff]{2}/.test(introductionOf(contract, party));
}

/** Who acts for a partnership, a committee, a school or a shop instead of a legal representative. */
const HEAD =
  /(?:执行事务合伙人|委派代表|经营者|投资人|主任|院长|校长|园长|理事长|会长|站长|主要负责人|负责人|代表)[^：:，。；\n]{0,8}[：:]\s*[\u4e00-\u9fff]|法定代表人\s?[\u4e00-\u9fff]{2,4}(?=[，。；\s]|$)/;
/** The maximum length of a party's introduction, in characters. */
const INTRODUCTION_REACH = 400;
