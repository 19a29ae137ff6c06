/** The data of a demonstration on the home page: texts with marks, findings, and coverage. Plain JSON. */

/** Colours of findings; each also has a word beside it. */
export type DemoMark = 'insertion' | 'deletion' | 'replacement' | 'move' | 'slate';

export interface DemoPart {
  readonly text: string;
  /** The index of the finding here, from 0; none: plain text. */
  readonly finding?: number;
  readonly mark?: DemoMark;
}

/** A place on a picture, in percent of its width and height. */
export interface DemoBox {
  readonly finding: number;
  readonly mark: DemoMark;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface DemoPicture {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DemoBox[];
}

export interface DemoSheet {
  readonly label: string;
  readonly picture?: DemoPicture;
  /** A paragraph is a row of parts. */
  readonly paragraphs: readonly (readonly DemoPart[])[];
}

export interface DemoFinding {
  /** The kind of finding, in a word or two. */
  readonly label: string;
  readonly mark: DemoMark;
  readonly title: string;
  readonly detail: string;
}

export interface Demo {
  /** One text, or two side by side. */
  readonly sheets: readonly DemoSheet[];
  readonly findings: readonly DemoFinding[];
  readonly summary: string;
  readonly examined: readonly string[];
  readonly notExamined: readonly string[];
}

export const demoNames = ['compare', 'audit', 'proofread', 'plagiarism', 'recognition', 'assistant'] as const;
export type DemoName = (typeof demoNames)[number];
