export * from './audit.text.ts';
export * from './audit-contract.ts';
export * from './audit-result.ts';
export * from './review-template.ts';
export * from './rule.ts';
