/** The options of a comparison in words. Pure. */
import { optionsText } from '../options.text.ts';
import type { CompareOptions, OptionSwitch } from './comparison-shapes.ts';

export const OPTION_SWITCHES = [
  'ignorePunctuation',
  'ignoreSpaces',
  'ignoreWidth',
  'ignoreCase',
  'ignoreScript',
  'ignoreNumbering',
  'ignoreHeadersFooters',
  'ignoreTables',
  'ignoreFormatting',
] as const satisfies readonly OptionSwitch[];

export const DEFAULT_OPTIONS: CompareOptions = {
  ignoreCase: false,
  ignorePunctuation: false,
  ignoreSpaces: false,
  ignoreWidth: false,
  ignoreScript: false,
  ignoreHeadersFooters: false,
  ignoreNumbering: false,
  ignoreFormatting: false,
  ignoreTables: false,
  ignoredRegions: [],
  revisions: 'accepted',
};

/** "忽略标点、空格；修订按原样显示" or that everything is compared. */
export function summariseOptions(options: CompareOptions): string {
  const ignored = OPTION_SWITCHES.filter((name) => options[name]).map((name) => optionsText.names[name]);
  const regions = options.ignoredRegions.length;
  const parts = [
    ...(ignored.length > 0 ? [optionsText.ignoring(ignored.join('、'))] : []),
    ...(regions > 0 ? [optionsText.regions(String(regions))] : []),
    ...(options.revisions === 'accepted' ? [] : [optionsText.revisionNames[options.revisions]]),
  ];
  return parts.length === 0 ? optionsText.nothingIgnored : parts.join('；');
}

export function sameOptions(left: CompareOptions, right: CompareOptions): boolean {
  const isSame = OPTION_SWITCHES.every((name) => left[name] === right[name]);
  return isSame && left.revisions === right.revisions;
}
