/** What is shown instead of a document when its collaboration cannot be read (docs/spec.md#failures). */
export type FailurePage =
  | {
      readonly kind: 'documentExpired';
      readonly title: string;
      readonly detail: string;
      readonly button: 'backToList';
    }
  | { readonly kind: 'noPermission'; readonly title: string; readonly detail: string }
  | { readonly kind: 'serviceInterrupted'; readonly title: string; readonly button: 'refreshPage' };
