/**
 * The table of docs/spec.md#failures as one pure function. Takes how a call failed and its purpose;
 * returns the effects and the message the call rejects with. No IO, no clock; every row of the catalogue is a
 * row of `decide-failure.test.ts`.
 */
import type { ErrorName } from '@wenjian/api';
import { TOAST_DURATION_MS } from '../ui/toast.ts';
import type { FieldError } from './api-error.ts';
import { failureText } from './failure.text.ts';
import type { Operation } from './failure-operation.ts';
import type { FailurePage } from './failure-page.ts';

/** docs/spec.md#constants */
const EXPIRY_TOAST_MS = 2500;
const LOGIN_REDIRECT_DELAY_MS = 3000;

export type FailureReason =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly code: number;
      /** The server's sentence; empty when it sent none. */
      readonly message: string;
      readonly errorName: ErrorName | null;
      readonly fields: readonly FieldError[];
    }
  /** A status outside 200–299 (or a success) whose body is not the envelope: a proxy's page, for instance. */
  | { readonly kind: 'unreadable'; readonly status: number }
  | { readonly kind: 'network' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'aborted' };

export interface Failure {
  readonly operation: Operation;
  readonly reason: FailureReason;
}

export type Effect =
  | { readonly kind: 'toast'; readonly message: string; readonly durationMs: number }
  | { readonly kind: 'logEvent'; readonly event: 'loginExpired' }
  | { readonly kind: 'clearTokens' }
  | { readonly kind: 'redirectToLogin'; readonly delayMs: number; readonly isOnce: true };

export interface Decision {
  readonly effects: readonly Effect[];
  /** The message of the rejected call. */
  readonly message: string;
  /** What the calling screen shows instead of the document. */
  readonly page?: FailurePage;
  /** Buying more helps: the same call can then be repeated. */
  readonly isPayable?: true;
}

const UNAUTHENTICATED = 401;
const FORBIDDEN = 403;
const NOT_FOUND = 404;
const GONE = 410;
const BALANCE_CODES: readonly number[] = [6040, 6044];

export function decideFailure({ operation, reason }: Failure): Decision {
  if (reason.kind === 'aborted') return { effects: [], message: failureText.aborted };
  const code = codeOf(reason);
  // An expired session is handled the same everywhere. During sign-in there is no session to expire.
  if (code === UNAUTHENTICATED && operation !== 'signIn') return sessionExpired;
  return decideByOperation(operation, reason, code);
}

/** Also when a token's time is over before any call fails because of it. */
export const sessionExpired: Decision = {
  effects: [
    { kind: 'toast', message: failureText.loginExpired, durationMs: EXPIRY_TOAST_MS },
    { kind: 'logEvent', event: 'loginExpired' },
    { kind: 'clearTokens' },
    { kind: 'redirectToLogin', delayMs: LOGIN_REDIRECT_DELAY_MS, isOnce: true },
  ],
  message: failureText.loginExpired,
};

function decideByOperation(operation: Operation, reason: FailureReason, code: number): Decision {
  switch (operation) {
    case 'collaborationRead':
      return decideCollaborationRead(reason, code);
    case 'chatCount':
      return BALANCE_CODES.includes(code)
        ? { effects: [], message: messageOf(reason, failureText.insufficientBalance) }
        : withToast(failureText.serverInterrupted);
    case 'similarity':
    case 'background':
    // The sign-in form shows its failures beside their field.
    case 'signIn':
      return { effects: [], message: messageOf(reason, fallbackOf(reason)) };
    case 'general':
      return decideGeneral(reason, code);
    default:
      return isAccessFailure(code)
        ? decideGeneral(reason, code)
        : withToast(ownSentence(reason) ?? operationToasts[operation]);
  }
}

const operationToasts = {
  collaborationOpen: failureText.openFailed,
  collaborationChange: failureText.operationFailed,
  membersChange: failureText.modifyFailed,
  join: failureText.joinFailed,
  joinRequest: failureText.operationFailed,
  joinAnswer: failureText.operationFailed,
  historyMembers: failureText.historyMembersFailed,
  chatHistory: failureText.chatHistoryFailed,
} as const;

/** Refusals the user can act on: the server's message says more than "failed". */
const telling: ReadonlySet<ErrorName> = new Set<ErrorName>([
  'COLLABORATION_FULL',
  'COLLABORATION_NOT_OPEN',
  'CONFLICT',
  'JOIN_ANSWERED',
  'JOIN_TOO_SOON',
  'PERSONAL_SPACE',
  'PHONE_MISSING',
  'TEAM_FULL',
  'TEAM_REQUESTS_FULL',
]);

function ownSentence(reason: FailureReason): string | null {
  return reason.kind === 'answer' && reason.errorName && telling.has(reason.errorName)
    ? reason.message
    : null;
}

function isAccessFailure(code: number): boolean {
  return code === FORBIDDEN || BALANCE_CODES.includes(code);
}

function decideGeneral(reason: FailureReason, code: number): Decision {
  if (code === FORBIDDEN) {
    return { effects: [toast(failureText.forbidden)], message: messageOf(reason, failureText.noPermission) };
  }
  if (BALANCE_CODES.includes(code)) {
    const message = messageOf(reason, failureText.insufficientBalance);
    return { effects: [toast(message)], message, isPayable: true };
  }
  if (reason.kind === 'network' || reason.kind === 'timeout') {
    return { effects: [toast(fallbackOf(reason))], message: fallbackOf(reason) };
  }
  // Everything else is rejected with the server's message; the calling screen shows it.
  return { effects: [], message: messageOf(reason, fallbackOf(reason)) };
}

function decideCollaborationRead(reason: FailureReason, code: number): Decision {
  if (code === GONE || code === NOT_FOUND) {
    return withPage({
      kind: 'documentExpired',
      title: failureText.documentExpired,
      detail: failureText.documentExpiredDetail,
      button: 'backToList',
    });
  }
  if (code === FORBIDDEN) {
    const detail = messageOf(reason, failureText.collaborationClosed);
    return withPage({ kind: 'noPermission', title: failureText.noDocumentPermission, detail });
  }
  return withPage({
    kind: 'serviceInterrupted',
    title: failureText.serviceInterrupted,
    button: 'refreshPage',
  });
}

function codeOf(reason: FailureReason): number {
  if (reason.kind === 'answer') return reason.code;
  return reason.kind === 'unreadable' ? reason.status : 0;
}

function messageOf(reason: FailureReason, fallback: string): string {
  return reason.kind === 'answer' && reason.message !== '' ? reason.message : fallback;
}

function fallbackOf(reason: FailureReason): string {
  switch (reason.kind) {
    case 'network':
      return failureText.networkAbnormal;
    case 'timeout':
      return failureText.timeout;
    case 'aborted':
      return failureText.aborted;
    case 'answer':
    case 'unreadable':
      return failureText.unreadableAnswer;
  }
}

function toast(message: string): Effect {
  return { kind: 'toast', message, durationMs: TOAST_DURATION_MS };
}

function withToast(message: string): Decision {
  return { effects: [toast(message)], message };
}

function withPage(page: FailurePage): Decision {
  return { effects: [], message: page.title, page };
}
