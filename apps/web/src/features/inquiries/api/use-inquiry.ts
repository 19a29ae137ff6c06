/** State of an inquiry form: the values, their errors, and whether it was sent. */
import { type InquiryKind, type sendInquiry, siteCalls } from '@wenjian/api';
import { useState } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { queueEvent } from '../../../shared/http/log-queue.ts';
import { plainPost } from '../../../shared/http/plain-call.ts';
import { reportConversion } from '../../../shared/http/report-conversion.ts';
import {
  bodyOf,
  emptyInquiry,
  type InquiryProblems,
  type InquiryValues,
  problemMap,
  problemsOf,
} from '../view-model/inquiry-form.ts';

export function useInquiry(kind: InquiryKind, onSent?: () => void) {
  const [values, setValues] = useState(emptyInquiry);
  const [problems, setProblems] = useState<InquiryProblems>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [step, setStep] = useState<'writing' | 'sending' | 'sent'>('writing');

  function change(part: Partial<InquiryValues>): void {
    setValues((before) => ({ ...before, ...part }));
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))));
    setFailure(null);
  }

  async function submit(): Promise<void> {
    if (step === 'sending') return;
    const found = problemsOf(kind, values);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    setStep('sending');
    try {
      const body = bodyOf(kind, values, location.pathname);
      await plainPost<typeof sendInquiry>(siteCalls.sendInquiry, body);
      setStep('sent');
      queueEvent('inquirySent', location.pathname, new Date(), kind);
      reportConversion('inquiry');
      onSent?.();
    } catch (error) {
      setStep('writing');
      if (!(error instanceof ApiError)) throw error;
      const named = problemMap(error.fields);
      setProblems(named);
      if (Object.keys(named).length === 0) setFailure(error.message);
    }
  }

  return { values, problems, failure, step, change, submit };
}
