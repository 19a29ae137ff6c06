/** State of the sign-in form: check the phone, send a code, verify it. Failures stay beside the field they concern. */
import { checkPhoneExist, sendSmsCode, verifySmsCode } from '@wenjian/api';
import { useState } from 'react';
import { ApiError } from '../../../shared/http/api-error.ts';
import { call } from '../../../shared/http/client.ts';
import { readAttribution } from '../../../shared/session/attribution.ts';
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
        const { exists } = await call(checkPhoneExist, { body: { phone } });
        const { resendAfterSeconds } = await call(sendSmsCode, { body: { phone } });
        change({ isNewPhone: !exists, resendAtMs: Date.now() + resendAfterSeconds * 1000 });
      }),
    verify: (phone: string, code: string) =>
      attempt('verifying', problemMap(phoneProblem(phone), codeProblem(code)), async () => {
        const answer = await call(verifySmsCode, { body: { phone, code, ...readAttribution() } });
        saveTokens(answer);
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
