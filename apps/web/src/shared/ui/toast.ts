/**
 * Toasts as a port: callers only use this file; `toast-host.tsx` renders them in plain CSS, so that public
 * pages need no component library.
 */

/** docs/spec.md#constants */
export const TOAST_DURATION_MS = 3000;
export const TOAST_OFFSET_PX = 16;

export type ToastKind = 'info' | 'success' | 'warning' | 'error';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
}

export interface ToastRequest {
  readonly kind: ToastKind;
  readonly message: string;
  readonly durationMs?: number;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The same sentence is not stacked: ten calls that fail together show it once. */
export function showToast(request: ToastRequest): void {
  const isShown = toasts.some((toast) => toast.message === request.message && toast.kind === request.kind);
  if (isShown) return;
  lastId += 1;
  const toast: Toast = { id: lastId, kind: request.kind, message: request.message };
  publish([...toasts, toast]);
  setTimeout(() => dismissToast(toast.id), request.durationMs ?? TOAST_DURATION_MS);
}

/** For an action whose place on the page has no room for its failure. */
export function complain({ message }: Error): void {
  showToast({ kind: 'error', message });
}

export function dismissToast(id: number): void {
  publish(toasts.filter((toast) => toast.id !== id));
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}
