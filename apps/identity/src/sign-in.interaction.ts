/**
 * The page on which a person signs in during the authorization code flow: phone, then code, in plain forms.
 * GET and POST `/interaction/:uid`; oidc-provider's cookie ties the page to the browser that started the flow.
 */
import type { IncomingMessage } from 'node:http';
import { errors, type Provider } from 'oidc-provider';
import { type SignInView, signInPage } from './identity.pages.ts';
import { text } from './identity.text.ts';
import type { Context, Middleware } from './koa.types.ts';
import { isMainlandMobile } from './phone.ts';
import {
  type CodeRefusal,
  type SendCodeOutcome,
  SMS_CODE_DIGITS,
  type SmsCodes,
} from './sms-code.service.ts';

export interface SignInInteractionOptions {
  readonly smsCodes: SmsCodes;
  readonly mountPath: string;
  readonly onServerError: (error: Error) => void;
}

export const INTERACTION_PATH = '/interaction/';

const CODE_SHAPE = new RegExp(`^\\d{${SMS_CODE_DIGITS}}$`);

export function signInInteraction(provider: Provider, options: SignInInteractionOptions): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith(INTERACTION_PATH)) return next();
    const interaction = await provider.interactionDetails(ctx.req, ctx.res);
    if (ctx.path !== `${INTERACTION_PATH}${interaction.uid}`)
      throw new errors.SessionNotFound('another interaction');
    ctx.set('Cache-Control', 'no-store');
    if (ctx.method === 'GET') return show(ctx, options, { kind: 'askPhone', phone: '' });
    if (ctx.method !== 'POST') {
      ctx.status = 405;
      ctx.set('Allow', 'GET, POST');
      return;
    }
    return submit(ctx, provider, options);
  };
}

async function submit(ctx: Context, provider: Provider, options: SignInInteractionOptions): Promise<void> {
  const form = await readForm(ctx.req);
  const phone = (form.get('phone') ?? '').trim();
  switch (form.get('action')) {
    case 'send':
      return sendCode(ctx, options, phone);
    case 'verify':
      return verifyCode(ctx, provider, options, phone, (form.get('code') ?? '').trim());
    case 'cancel':
      return finish(ctx, provider, {
        error: 'access_denied',
        error_description: 'the user cancelled the sign-in',
      });
    default:
      return show(ctx, options, { kind: 'askPhone', phone: '' });
  }
}

async function sendCode(ctx: Context, options: SignInInteractionOptions, phone: string): Promise<void> {
  if (!isMainlandMobile(phone))
    return show(ctx, options, { kind: 'askPhone', phone, problem: text.phoneInvalid });
  let outcome: SendCodeOutcome;
  try {
    outcome = await options.smsCodes.send(phone);
  } catch (error) {
    options.onServerError(
      error instanceof Error ? error : new Error('sending a code failed', { cause: error }),
    );
    return show(ctx, options, { kind: 'askPhone', phone, problem: text.sendFailed });
  }
  switch (outcome.kind) {
    case 'sent':
      return show(ctx, options, { kind: 'askCode', phone });
    // A code was sent: the field for it stays open.
    case 'tooSoon':
      return show(ctx, options, { kind: 'askCode', phone, problem: text.tooSoon(outcome.retryAfterSeconds) });
    case 'dailyLimit':
      return show(ctx, options, { kind: 'askCode', phone, problem: text.dailyLimit });
  }
}

async function verifyCode(
  ctx: Context,
  provider: Provider,
  options: SignInInteractionOptions,
  phone: string,
  code: string,
): Promise<void> {
  if (!isMainlandMobile(phone))
    return show(ctx, options, { kind: 'askPhone', phone, problem: text.phoneInvalid });
  // Input that cannot be a code costs no try.
  if (!CODE_SHAPE.test(code))
    return show(ctx, options, { kind: 'askCode', phone, problem: text.codeInvalid });
  const outcome = await options.smsCodes.verify(phone, code);
  if (outcome.kind !== 'verified') {
    return show(ctx, options, { kind: 'askCode', phone, problem: refusalText(outcome) });
  }
  return finish(ctx, provider, { login: { accountId: outcome.account.sub, amr: ['sms'] } });
}

function refusalText(refusal: CodeRefusal): string {
  switch (refusal.kind) {
    case 'wrongCode':
      return text.wrongCode(refusal.triesLeft);
    case 'expired':
      return text.expired;
    case 'tooManyTries':
      return text.tooManyTries;
  }
}

function show(ctx: Context, options: SignInInteractionOptions, view: SignInView): void {
  ctx.status = view.problem === undefined ? 200 : 422;
  ctx.type = 'html';
  ctx.body = signInPage(view, options);
}

type InteractionResult = Parameters<Provider['interactionResult']>[2];

async function finish(ctx: Context, provider: Provider, result: InteractionResult): Promise<void> {
  const returnTo = await provider.interactionResult(ctx.req, ctx.res, result, {
    mergeWithLastSubmission: false,
  });
  ctx.status = 303;
  ctx.redirect(returnTo);
}

/** Three short fields: anything longer is not this form. */
const FORM_LIMIT_BYTES = 4096;

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > FORM_LIMIT_BYTES) throw new errors.InvalidRequest('the form is too large', 413);
    chunks.push(bytes);
  }
  return new URLSearchParams(Buffer.concat(chunks).toString('utf8'));
}
