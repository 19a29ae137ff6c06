/** The part of diff-match-patch that is used here; the package brings no types. */
declare module 'diff-match-patch' {
  export default class DiffMatchPatch {
    Diff_Timeout: number;
    diff_main(old: string, target: string): [kind: number, text: string][];
  }
}
