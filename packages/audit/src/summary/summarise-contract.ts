/**
 * The overview of a contract: what a reader wants to know before the risks. Every fact has the place it comes
 * from.
 */
import { type Contract, sentencesOf } from '@wenjian/contract';
import type { Document, Span } from '@wenjian/document';
import type { ContractOverview, DateOfContract, OverviewFact } from '../audit-result.ts';
import { quotationAt } from '../quote-place.ts';
import { findTerm } from './find-term.ts';
import { moneyOf, totalOf } from './sum-money.ts';

export function summariseContract(contract: Contract): ContractOverview {
  const { title, type, document } = contract;
  const money = moneyOf(contract);
  const term = findTerm(contract);
  return {
    title: title?.text ?? null,
    contractType: type.type,
    confidence: type.confidence,
    total: totalOf(contract, money),
    term: term === null ? null : factAt(document, term),
    governingLaw: governingLawOf(contract),
    disputes: disputesOf(contract),
    dates: datesOf(contract),
    money,
  };
}

/** 适用中华人民共和国法律, 受香港法律管辖; the legal basis of the contract (根据…法律订立) is not a choice of law. */
const chosenLaw =
  /(?:适用|受|准据法[为是]?|以)(?<law>(?:中华人民共和国|中国|[\u4e00-\u9fff]{1,8}?(?:国|州|邦)|(?:中国)?(?:香港|澳门|台湾))[^，。；、]{0,20}?(?:法律法规|法律|法))/;

function governingLawOf(contract: Contract): OverviewFact | null {
  for (const sentence of sentencesOf(contract)) {
    const match = chosenLaw.exec(sentence.text);
    const law = match?.groups?.law;
    if (match === null || law === undefined) continue;
    if (/不(?:得|再)?$/.test(sentence.text.slice(0, match.index))) continue;
    const end = match.index + match[0].length;
    return { text: law, place: quotationAt(contract.document, sentence.at(end - law.length, end)) };
  }
  return null;
}

function disputesOf({ document, disputes }: Contract): ContractOverview['disputes'] {
  return disputes.map(({ kind, body, ...span }) => {
    const { text, place } = factAt(document, { start: span.start, end: span.end });
    return { kind, text: body ?? text, place };
  });
}

/** In calendar order; the same date with the same meaning only once. */
function datesOf({ document, dates, signature }: Contract): readonly DateOfContract[] {
  const found = new Map<string, DateOfContract>();
  for (const { iso, label, start, end } of dates) {
    if (iso === null) continue;
    const isSigned = signature !== null && start >= signature.start && end <= signature.end;
    const named = isSigned && !/签/.test(label ?? '') ? SIGNED : label;
    const key = `${iso} ${named}`;
    if (!found.has(key)) found.set(key, { ...factAt(document, { start, end }), iso, label: named });
  }
  return [...found.values()].sort((one, other) =>
    one.iso === other.iso ? one.place.start - other.place.start : one.iso < other.iso ? -1 : 1,
  );
}

const SIGNED = '签署日期';

function factAt(document: Document, span: Span): OverviewFact {
  const place = quotationAt(document, span);
  return { text: place.quote, place };
}
