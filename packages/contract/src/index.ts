export * from './contract.text.ts';
export * from './contract.ts';
export { isValidCreditCode, isValidIdNumber } from './identity-number.ts';
export { clauseAt } from './look-up.ts';
export { readNumber } from './read-number.ts';
export { understandContract } from './understand-contract.ts';
