export * from './contract.text.ts';
export * from './contract.ts';
export { isValidCreditCode, isValidIdNumber } from './identity-number.ts';
export { clauseAt } from './look-up.ts';
export { numberingFaults } from './numbering-faults.ts';
export { pairAmounts } from './pair-amounts.ts';
export { usualRoles } from './party.words.ts';
export { readNumber } from './read-number.ts';
export { understandContract } from './understand-contract.ts';
