/**
 * Answers whether a report was issued. A wrong code, a number that was never given, and the report of a deleted check get the
 * same answer, so that nobody learns from it which numbers exist.
 */
import type { AnswerOf, verifyReport as route } from '@wenjian/api';
import { AppError } from '../../../platform/app-error.ts';
import type { Database } from '../../../platform/database/database.ts';
import { shownName } from '../../../platform/people/display-name.ts';
import { ERASED_NAME } from '../../data-rights/index.ts';
import { hashOfCode, maskPerson, plainNumber } from './issue-report.ts';
import { findReport, readRequester } from './issued-reports.repository.ts';

export async function verifyReport(
  database: Database,
  typed: { readonly number: string; readonly code: string },
): Promise<AnswerOf<typeof route>> {
  const report = await findReport(database, plainNumber(typed.number), hashOfCode(typed.code));
  if (!report) throw new AppError('REPORT_UNKNOWN');
  const { number, issuedAt, facts, fileSha256, requestedBy } = report;
  const name = shownName(await readRequester(database, report, requestedBy));
  const requester = name === ERASED_NAME ? name : maskPerson(name);
  return { number, issuedAt: issuedAt.toISOString(), requester, facts, fileSha256 };
}
