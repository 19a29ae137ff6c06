/** State of the form: what was typed, what is wrong with it, and the report it belongs to. */
import { REPORT_CODE_MISSING, REPORT_NUMBER_MISSING, siteCalls, type verifyReport } from '@wenjian/api';
import { useState } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { plainPost } from '../../../shared/http/plain-call.ts';
import type { VerifiedReport } from '../view-model/report-rows.ts';

interface Typed {
  readonly number: string;
  readonly code: string;
}

type Problems = Partial<Typed>;

export function useVerification() {
  const [typed, setTyped] = useState<Typed>({ number: '', code: '' });
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [report, setReport] = useState<VerifiedReport | null>(null);

  /** What was found belongs to what was typed. */
  function change(part: Partial<Typed>): void {
    setTyped((before) => ({ ...before, ...part }));
    setProblems({});
    setFailure(null);
    setReport(null);
  }

  async function submit(): Promise<void> {
    if (isBusy) return;
    const found = problemsOf(typed);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setIsBusy(true);
    setFailure(null);
    setReport(null);
    try {
      setReport(await plainPost<typeof verifyReport>(siteCalls.verifyReport, typed));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailure(error.message);
    } finally {
      setIsBusy(false);
    }
  }

  return { typed, problems, failure, isBusy, report, change, submit };
}

function problemsOf({ number, code }: Typed): Problems {
  return {
    ...(number.trim() === '' ? { number: REPORT_NUMBER_MISSING } : {}),
    ...(code.trim() === '' ? { code: REPORT_CODE_MISSING } : {}),
  };
}
