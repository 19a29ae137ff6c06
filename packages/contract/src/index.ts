export { type WeighedRelation, weigh } from './calculations/figures/figure-guess.ts';
export { figureOfAmount, figureOfShare } from './calculations/figures/figure-of-fact.ts';
export * from './calculations/figures/figure-relation.ts';
export { type Row, spanOfRow, tablesOf } from './calculations/figures/read-tables.ts';
export {
  type FilledAmount,
  filledAmounts,
  isFilled,
  type Purchase,
  purchaseIn,
} from './calculations/prices/price-sentences.ts';
export { taxSentences } from './calculations/prices/tax-sentences.ts';
export { isWholePrice, totalPrice, wordsAfter, wordsBefore } from './calculations/prices/whole-price.ts';
export { proseRelations } from './calculations/prose-relations.ts';
export { agrees, type StatedRelation } from './calculations/stated-relation.ts';
export { columnTotals } from './calculations/tables/column-totals.ts';
export { foreignFigure, type ListedValue, listedValues } from './calculations/tables/listed-values.ts';
export { type RowRelation, readTables, type TableReading } from './calculations/tables/table-relations.ts';
export { type PaymentSchedule, paymentSchedules } from './calculations/terms/payment-schedules.ts';
export { type NumberRow, numberRows, type RowEntry } from './clauses/number-rows.ts';
export { numberingFaults } from './clauses/numbering-faults.ts';
export { oddNumbers } from './clauses/odd-numbers.ts';
export * from './contract.text.ts';
export * from './contract.ts';
export { articleMeant } from './facts/article-subjects.ts';
export { wasMadeBefore } from './facts/contract-date.ts';
export { findBlanks } from './facts/find-blanks.ts';
export { citedLaws } from './facts/find-laws.ts';
export { kindInTitle } from './facts/find-type.ts';
export { formerNumbers } from './facts/former-numbers.ts';
export { documentNumber, interpretationNumbered } from './facts/interpretation-names.ts';
export { isUnknownNationalLaw, meantLaw } from './facts/law-name-slips.ts';
export {
  type Law,
  lawNamed,
  laws,
  shortLawName,
} from './facts/law-register.ts';
export { articlesAbout, articlesGoverning, formerStandards, formerWording } from './facts/law-versions.ts';
export { pairAmounts } from './facts/pair-amounts.ts';
export { isUsedAsTerm, quotedWord } from './facts/quoted-terms.ts';
export { renumberedArticles } from './facts/renumbered-articles.ts';
export { type RepealedLaw, repealedLawNamed } from './facts/repealed-laws.ts';
export {
  type KeyFact,
  type KeyFactName,
  type KeyFactState,
  type KeyFacts,
  keyFactNames,
  type Money,
} from './key-facts/key-fact.ts';
export { keyFactTitles } from './key-facts/key-facts.text.ts';
export { KEY_FACTS_VERSION, keyFacts } from './key-facts/key-facts.ts';
export { signingDay } from './key-facts/signing-day.ts';
export { type FactQuote, type ToldFact, type ToldFacts, toldFacts } from './key-facts/told-facts.ts';
export { articleOf, clauseAt, clauseLabel } from './look-up.ts';
export { decimalText, FEN, isTenThousandfold, ONE, roundTo, size } from './numbers/exact-number.ts';
export { readNumber } from './numbers/read-number.ts';
export { writeNumberLike } from './numbers/write-number.ts';
export { writeUppercaseAmount } from './numbers/write-uppercase-amount.ts';
export { type DifferingName, differingNames } from './parties/differing-names.ts';
export { isValidCreditCode, isValidIdNumber } from './parties/identity-number.ts';
export { letterPattern, rolePattern, sideOfRole, usualRoles } from './parties/party.words.ts';
export { type PartyMention, partyMentions, sideWords, subjectAt } from './parties/party-mentions.ts';
export { sentencesRead } from './provisions/antecedents.ts';
export type { Provision, ProvisionPart, Sign, SignMention } from './provisions/provision.ts';
export { provisionsWith, readProvisions } from './provisions/read-provisions.ts';
export { countBefore } from './text/bisect.ts';
export { bodyLines, isBody, type Line } from './text/body-lines.ts';
export { editDistance } from './text/edit-distance.ts';
export {
  articleSentences,
  factsWithin,
  type Sentence,
  sentencesOf,
  sentencesWithin,
} from './text/sentences.ts';
export { understandContract } from './understand-contract.ts';
