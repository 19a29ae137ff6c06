/** State of the sign-in form: check the phone, send a code, verify it. Errors are shown beside their field. */
import { type checkPhoneExist, type sendSmsCode, siteCalls, type verifySmsCode } from '@wenjian/api';
import { useState } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { queueEvent } from '../../../shared/http/log-queue.ts';
import { plainPost } from '../../../shared/http/plain-call.ts';
import { reportConversion } from '../../../shared/http/report-conversion.ts';
import { signUpAttribution } from '../../../shared/session/attribution.ts';
import { saveTokens } from '../../../shared/session/token-store.ts';
import { codeProblem, type FormField, fieldOf, phoneProblem } from '../view-model/sign-in-form.ts';

type Problems = { readonly [Field in FormField]?: string };

interface SignInState {
  readonly busy: 'sending' | 'verifying' | null;
  readonly problems: Problems;
  readonly isNewPhone: boolean;
  readonly resendAtMs: number | null;
}

const initial: SignInState = { busy: null, problems: {}, isNewPhone: false, resendAtMs: null };

export function useSignIn(onSignedIn: (answer: { readonly isNew: boolean }) => void) {
  const [state, setState] = useState(initial);
  const change = (part: Partial<SignInState>) => setState((previous) => ({ ...previous, ...part }));

  async function attempt(busy: 'sending' | 'verifying', problems: Problems, action: () => Promise<void>) {
    if (state.busy) return;
    change({ problems });
    if (Object.keys(problems).length > 0) return;
    change({ busy });
    try {
      await action();
    } catch (error) {
      change({ problems: problemsOf(error) });
    } finally {
      change({ busy: null });
    }
  }

  return {
    ...state,
    forget: (field: FormField) => change({ problems: without(state.problems, field) }),
    send: (phone: string) =>
      attempt('sending', problemMap(phoneProblem(phone), null), async () => {
        const { exists } = await plainPost<typeof checkPhoneExist>(siteCalls.checkPhoneExist, { phone });
        const { resendAfterSeconds } = await plainPost<typeof sendSmsCode>(siteCalls.sendSmsCode, { phone });
        change({ isNewPhone: !exists, resendAtMs: Date.now() + resendAfterSeconds * 1000 });
      }),
    verify: (phone: string, code: string) =>
      attempt('verifying', problemMap(phoneProblem(phone), codeProblem(code)), async () => {
        const body = { phone, code, ...signUpAttribution() };
        const answer = await plainPost<typeof verifySmsCode>(siteCalls.verifySmsCode, body);
        saveTokens(answer);
        queueEvent(answer.isNew ? 'signUp' : 'signIn', location.pathname, new Date());
        if (answer.isNew) reportConversion('signUp');
        onSignedIn(answer);
      }),
  };
}

function problemMap(phone: string | null, code: string | null): Problems {
  return { ...(phone === null ? {} : { phone }), ...(code === null ? {} : { code }) };
}

function problemsOf(error: unknown): Problems {
  if (!(error instanceof ApiError)) throw error;
  const field = fieldOf(error);
  const detail = error.fields.find(({ path }) => path.endsWith(field));
  return { [field]: detail?.message ?? error.message };
}

function without(problems: Problems, field: FormField): Problems {
  const { [field]: _, form: __, ...rest } = problems;
  return rest;
}
