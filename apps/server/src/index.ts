export type { NewCouponKind } from './features/coupons/index.ts';
export { inquiriesText } from './features/inquiries/index.ts';
export type { CheckedCitation, FoundArticle, LawChanges } from './features/laws/index.ts';
export type { ContractTerms, DeploymentStatus } from './features/operations/index.ts';
export { type Admin, openAdmin } from './processes/admin/admin.ts';
export { type Laws, openExistingLaws, openLaws } from './processes/laws.ts';
export { type OpenTextBase, openLocalTextBase } from './processes/local-text-base.ts';
