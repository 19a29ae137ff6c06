/** The provider's pages as plain HTML: no scripts, one stylesheet served beside them. */

import { text } from './identity.text.ts';
import { maskPhone } from './phone.ts';
import { SMS_CODE_DIGITS } from './sms-code.service.ts';

export const STYLESHEET_PATH = '/identity.css';

export type SignInView =
  | { readonly kind: 'askPhone'; readonly phone: string; readonly problem?: string }
  | { readonly kind: 'askCode'; readonly phone: string; readonly problem?: string };

export interface PageContext {
  /** Where the provider is mounted, without a trailing slash. */
  readonly mountPath: string;
}

/** The form's buttons send the action in `action`. */
export function signInPage(view: SignInView, { mountPath }: PageContext): string {
  const problem =
    view.problem === undefined ? '' : `<p class="problem" role="alert">${escapeHtml(view.problem)}</p>`;
  const fields = view.kind === 'askPhone' ? phoneFields(view.phone) : codeFields(view.phone);
  const body = `<h1>${text.signInTitle}</h1>
<p class="lead">${view.kind === 'askPhone' ? text.signInLead : text.codeSentTo(maskPhone(view.phone))}</p>
${problem}
<form method="post">
${fields}
<button class="quiet" name="action" value="cancel" formnovalidate>${text.cancel}</button>
</form>`;
  return page(text.signInTitle, body, mountPath);
}

export function messagePage(title: string, message: string, { mountPath }: PageContext): string {
  return page(title, `<h1>${escapeHtml(title)}</h1><p class="lead">${escapeHtml(message)}</p>`, mountPath);
}

/** `form` is oidc-provider's own, which carries its XSRF secret; the buttons refer to it by its id. */
export function signOutPage(form: string, { mountPath }: PageContext): string {
  const body = `<h1>${text.signOutTitle}</h1>
<p class="lead">${text.signOutQuestion}</p>
${form}
<div class="stack">
<button class="primary" form="op.logoutForm" name="logout" value="yes">${text.signOut}</button>
<button class="quiet" form="op.logoutForm">${text.staySignedIn}</button>
</div>`;
  return page(text.signOutTitle, body, mountPath);
}

// The first submit button of a form is the one the Enter key presses.
function phoneFields(phone: string): string {
  return `<label for="phone">${text.phoneLabel}</label>
<input id="phone" name="phone" type="tel" inputmode="numeric" autocomplete="tel-national" pattern="1[3-9][0-9]{9}"
  maxlength="11" required autofocus value="${escapeHtml(phone)}">
<button class="primary" name="action" value="send">${text.getCode}</button>`;
}

function codeFields(phone: string): string {
  return `<input type="hidden" name="phone" value="${escapeHtml(phone)}">
<label for="code">${text.codeLabel}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{${SMS_CODE_DIGITS}}"
  maxlength="${SMS_CODE_DIGITS}" required autofocus>
<button class="primary" name="action" value="verify">${text.signIn}</button>
<div class="row">
<button class="quiet" name="action" value="send" formnovalidate>${text.resendCode}</button>
<button class="quiet" name="action" value="back" formnovalidate>${text.otherPhone}</button>
</div>`;
}

function page(title: string, body: string, mountPath: string): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · ${text.product}</title>
<link rel="stylesheet" href="${mountPath}${STYLESHEET_PATH}">
</head>
<body>
<main>
<p class="product">${text.product}</p>
${body}
</main>
</body>
</html>`;
}

function escapeHtml(value: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
