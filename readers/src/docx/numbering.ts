/** In: the numbering part. Out: the definitions of its lists. The list counter does the counting. */

import type { XmlElement } from '../xml/parse-xml.ts';
import type { Archive } from '../zip/open-archive.ts';
import { parsePart } from './office-package.ts';
import { isOn, wholeNumber } from './styles.ts';

export interface ListLevel {
  start: number;
  format: string;
  /** 第%1条, %1.%2 */
  text: string;
  suffix: 'tab' | 'space' | 'nothing';
  paragraphStyle: string | null;
  /** Shows all numbers as plain digits. */
  isLegal: boolean;
  /** The level (from 1) whose step restarts this one; 0: never; null: any higher level. */
  restartAfter: number | null;
}

export interface ListDefinition {
  readonly levels: Map<number, ListLevel>;
  /** The style whose list this one uses. */
  styleLink: string | null;
}

export interface ListInstance {
  definition: string;
  readonly startOverrides: Map<number, number>;
  readonly levelOverrides: Map<number, ListLevel>;
}

export interface NumberingDefinitions {
  readonly definitions: ReadonlyMap<string, ListDefinition>;
  readonly instances: ReadonlyMap<string, ListInstance>;
}

export async function readNumbering(archive: Archive, part: string | null): Promise<NumberingDefinitions> {
  const parser = new NumberingParser();
  if (part !== null) await parsePart(archive, part, parser);
  return parser;
}

class NumberingParser implements NumberingDefinitions {
  readonly definitions = new Map<string, ListDefinition>();
  readonly instances = new Map<string, ListInstance>();
  #definition: ListDefinition | null = null;
  #instance: ListInstance | null = null;
  #level: ListLevel | null = null;
  #overridden = 0;

  open(element: XmlElement): void {
    const value = element.attribute('w:val');
    switch (element.name) {
      case 'w:abstractNum':
        this.#definition = { levels: new Map(), styleLink: null };
        this.definitions.set(element.attribute('w:abstractNumId') ?? '', this.#definition);
        break;
      case 'w:num':
        this.#instance = { definition: '', startOverrides: new Map(), levelOverrides: new Map() };
        this.instances.set(element.attribute('w:numId') ?? '', this.#instance);
        break;
      case 'w:abstractNumId':
        if (this.#instance !== null) this.#instance.definition = value ?? '';
        break;
      case 'w:numStyleLink':
        if (this.#definition !== null) this.#definition.styleLink = value ?? null;
        break;
      case 'w:lvlOverride':
        this.#overridden = wholeNumber(element.attribute('w:ilvl')) ?? 0;
        break;
      case 'w:startOverride':
        this.#instance?.startOverrides.set(this.#overridden, wholeNumber(value) ?? 1);
        break;
      case 'w:lvl':
        this.#beginLevel(wholeNumber(element.attribute('w:ilvl')) ?? 0);
        break;
      default:
        if (this.#level !== null) setLevelProperty(this.#level, element, value);
    }
  }

  close(name: string): void {
    if (name === 'w:lvl') this.#level = null;
    else if (name === 'w:abstractNum') this.#definition = null;
    else if (name === 'w:num') this.#instance = null;
  }

  #beginLevel(index: number): void {
    this.#level = {
      start: 0,
      format: 'decimal',
      text: '',
      suffix: 'tab',
      paragraphStyle: null,
      isLegal: false,
      restartAfter: null,
    };
    const levels = this.#definition?.levels ?? this.#instance?.levelOverrides;
    levels?.set(index, this.#level);
  }
}

function setLevelProperty(level: ListLevel, element: XmlElement, value: string | undefined): void {
  switch (element.name) {
    case 'w:start':
      level.start = wholeNumber(value) ?? 0;
      break;
    case 'w:numFmt':
      // A custom format (001, 002 …) has a pattern that is not supported here.
      level.format = value ?? 'decimal';
      break;
    case 'w:lvlText':
      level.text = value ?? '';
      break;
    case 'w:suff':
      level.suffix = value === 'space' || value === 'nothing' ? value : 'tab';
      break;
    case 'w:pStyle':
      level.paragraphStyle = value ?? null;
      break;
    case 'w:isLgl':
      level.isLegal = isOn(element);
      break;
    case 'w:lvlRestart':
      level.restartAfter = wholeNumber(value);
      break;
  }
}
