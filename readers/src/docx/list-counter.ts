/**
 * In: the numbered paragraphs of a document, in order. Out: the displayed number of each. Counts like Word:
 * lists of one definition share their counters, an override restarts its level where the list first uses it,
 * a step on one level restarts the levels below it, and a skipped level counts as started. LibreOffice counts
 * the same, with three exceptions in which we follow Word, because authors write in Word and cite its
 * numbers: LibreOffice 7.4 supports neither w:lvlRestart nor w:isLgl, and applies a start override only to
 * the first paragraph of a list and never again when the level restarts.
 */
import { formatNumber } from './number-format.ts';
import type { ListInstance, ListLevel, NumberingDefinitions } from './numbering.ts';
import type { StyleSheet } from './styles.ts';

export type ShownNumber =
  | { readonly kind: 'number'; readonly text: string; readonly separator: string; readonly level: number }
  /** A bullet, or a list without visible numbers. */
  | { readonly kind: 'bullet'; readonly level: number }
  | { readonly kind: 'unsupported'; readonly level: number };

export interface NumberedParagraph {
  readonly numberingId: string;
  readonly level: number | null;
  /** The style that defines the numbering, if it is not set on the paragraph itself. */
  readonly style: string | null;
}

export class ListCounter {
  readonly #numbering: NumberingDefinitions;
  readonly #styles: StyleSheet;
  readonly #counters = new Map<string, (number | undefined)[]>();
  /** Levels of lists that were already used, as `list/level`. */
  readonly #startedLevels = new Set<string>();

  constructor(numbering: NumberingDefinitions, styles: StyleSheet) {
    this.#numbering = numbering;
    this.#styles = styles;
  }

  /** Null when the paragraph's list does not exist: Word then shows no number. */
  next(paragraph: NumberedParagraph): ShownNumber | null {
    const instance = this.#numbering.instances.get(paragraph.numberingId);
    if (instance === undefined) return null;
    const definition = this.#definitionOf(instance);
    const levels = this.#levelsOf(definition, instance);
    const level = paragraph.level ?? levelOfStyle(levels, paragraph.style) ?? 0;
    const shown = levels.get(level);
    if (shown === undefined) return null;
    const counters = this.#step(paragraph.numberingId, instance, definition, levels, level);
    if (shown.format === 'bullet') return { kind: 'bullet', level: level + 1 };
    const text = compose(shown, levels, counters);
    if (text === null) return { kind: 'unsupported', level: level + 1 };
    if (text === '') return { kind: 'bullet', level: level + 1 };
    return { kind: 'number', text, separator: shown.suffix === 'nothing' ? '' : ' ', level: level + 1 };
  }

  /** A definition may only refer to a style that has the list. */
  #definitionOf(instance: ListInstance): string {
    const link = this.#numbering.definitions.get(instance.definition)?.styleLink;
    if (link === undefined || link === null) return instance.definition;
    const linked = this.#numbering.instances.get(this.#styles.find(link)?.numberingId ?? '');
    return linked?.definition ?? instance.definition;
  }

  #levelsOf(definition: string, instance: ListInstance): ReadonlyMap<number, ListLevel> {
    const levels = this.#numbering.definitions.get(definition)?.levels ?? new Map<number, ListLevel>();
    return instance.levelOverrides.size === 0 ? levels : new Map([...levels, ...instance.levelOverrides]);
  }

  #step(
    id: string,
    instance: ListInstance,
    definition: string,
    levels: ReadonlyMap<number, ListLevel>,
    level: number,
  ): readonly (number | undefined)[] {
    const counters = this.#counters.get(definition) ?? [];
    this.#counters.set(definition, counters);
    const startOf = (index: number): number =>
      instance.startOverrides.get(index) ?? levels.get(index)?.start ?? 1;
    const started = `${id}/${level}`;
    if (!this.#startedLevels.has(started) && instance.startOverrides.has(level)) delete counters[level];
    this.#startedLevels.add(started);
    // 1.1.1 right below 1 makes the next number on the level between 1.2.
    for (let higher = 0; higher < level; higher++) counters[higher] ??= startOf(higher);
    counters[level] = (counters[level] ?? startOf(level) - 1) + 1;
    for (const [lower, { restartAfter }] of levels) {
      if (lower > level && restartAfter !== 0 && (restartAfter === null || level < restartAfter))
        delete counters[lower];
    }
    return counters;
  }
}

function levelOfStyle(levels: ReadonlyMap<number, ListLevel>, style: string | null): number | null {
  if (style === null) return null;
  for (const [index, level] of levels) if (level.paragraphStyle === style) return index;
  return null;
}

/** Fills %1 … %9. A deeper level, which no number should use, shows its start. */
function compose(
  shown: ListLevel,
  levels: ReadonlyMap<number, ListLevel>,
  counters: readonly (number | undefined)[],
): string | null {
  let isSupported = true;
  const text = shown.text.replace(/%([1-9])/g, (_, digit: string) => {
    const index = Number(digit) - 1;
    const level = levels.get(index);
    const value = counters[index] ?? level?.start ?? 1;
    const part = formatNumber(value, shown.isLegal ? 'decimal' : (level?.format ?? 'decimal'));
    if (part === null) isSupported = false;
    return part ?? '';
  });
  return isSupported ? text : null;
}
