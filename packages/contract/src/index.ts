export { countBefore } from './bisect.ts';
export { bodyLines, isBody, type Line } from './body-lines.ts';
export * from './contract.text.ts';
export * from './contract.ts';
export { type DifferingName, differingNames } from './differing-names.ts';
export { editDistance } from './edit-distance.ts';
export { decimalText, FEN, isTenThousandfold, ONE, roundTo, size } from './exact-number.ts';
export { type WeighedRelation, weigh } from './figure-guess.ts';
export { figureOfAmount, figureOfShare } from './figure-of-fact.ts';
export * from './figure-relation.ts';
export { findBlanks } from './find-blanks.ts';
export { citedLaws } from './find-laws.ts';
export { isValidCreditCode, isValidIdNumber } from './identity-number.ts';
export { type Law, lawNamed, laws, repealedLawNamed, repealedLaws, shortLawName } from './law-register.ts';
export { clauseAt, clauseLabel } from './look-up.ts';
export { type NumberRow, numberRows, type RowEntry } from './number-rows.ts';
export { numberingFaults } from './numbering-faults.ts';
export { pairAmounts } from './pair-amounts.ts';
export { letterPattern, rolePattern, usualRoles } from './party.words.ts';
export { type PaymentSchedule, paymentSchedules } from './payment-schedules.ts';
export {
  type FilledAmount,
  filledAmounts,
  isFilled,
  type Purchase,
  partsIn,
  purchaseIn,
} from './price-sentences.ts';
export { isUsedAsTerm, quotedWord } from './quoted-terms.ts';
export { readNumber } from './read-number.ts';
export { spanOfRow } from './read-tables.ts';
export { articleSentences, factsWithin, type Sentence, sentencesOf, sentencesWithin } from './sentences.ts';
export { type RowRelation, readTables, type TableReading } from './table-relations.ts';
export { understandContract } from './understand-contract.ts';
export { isWholePrice, totalPrice, wordsAfter, wordsBefore } from './whole-price.ts';
export { writeNumberLike } from './write-number.ts';
export { writeUppercaseAmount } from './write-uppercase-amount.ts';
