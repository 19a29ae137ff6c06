/** Anybody who holds an issued report can ask whether the product issued it, and with which figures. */
import { z } from 'zod';
import { defineRoute } from '../../define-route.ts';
import {
  REPORT_CODE_MISSING,
  REPORT_FIELD_MAX_CHARACTERS,
  REPORT_NUMBER_MISSING,
  siteCalls,
} from '../../site-calls.ts';
import { instant } from '../shapes.ts';

const count = z.number().int().nonnegative();
const rate = z.object({ matched: count, total: count, rate: z.number().min(0).max(1) });

/** The figures on a report's front page. */
export const issuedFacts = z.object({
  /** Of the checked document; the names are masked. */
  files: z.array(z.object({ name: z.string(), sha256: z.string() })),
  compared: z.object({ uploads: count, textBase: count }),
  /** After what does not count was taken away; null if nothing was measured. */
  rate: rate.nullable(),
  rewritten: rate.nullable(),
  fragments: count,
  /** Fragments that do not count. */
  subtracted: count,
  /** Kinds of content that were not examined. */
  notExamined: count,
});
export type IssuedFacts = z.output<typeof issuedFacts>;

export const verifiedReport = z.object({
  number: z.string(),
  issuedAt: instant,
  /** Who asked for the check, masked. */
  requester: z.string(),
  facts: issuedFacts,
  /** Of the bytes of the issued file; the browser compares it with the file at hand. */
  fileSha256: z.string(),
});

const field = (missing: string) => z.string().trim().min(1, missing).max(REPORT_FIELD_MAX_CHARACTERS);

export const verifyReport = defineRoute({
  name: 'verifyReport',
  feature: 'reportVerification',
  method: 'POST',
  path: siteCalls.verifyReport,
  summary: '凭报告编号与验证码核验一份签发的查重报告；不对的、已删除的，答复都一样',
  policy: { kind: 'public' },
  body: z.object({ number: field(REPORT_NUMBER_MISSING), code: field(REPORT_CODE_MISSING) }),
  answer: verifiedReport,
  errors: ['REPORT_UNKNOWN'],
  sendsBearer: false,
});
