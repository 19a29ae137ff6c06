/** A rule's figures as people read and set them. Pure. */
import { templatesText, thresholdWords } from '../templates.text.ts';

export interface ThresholdView {
  readonly name: string;
  readonly label: string;
  readonly unit: string;
  readonly value: number;
  readonly hint: string;
}

export function thresholdViews(
  own: Readonly<Record<string, number>>,
  changed: Readonly<Record<string, number>>,
): readonly ThresholdView[] {
  return Object.entries(own).map(([name, ownValue]) => {
    const words = thresholdWords.get(name);
    const unit = words?.unit ?? '';
    return {
      name,
      label: words?.label ?? name,
      unit,
      value: shownValue(name, changed[name] ?? ownValue),
      hint: templatesText.thresholdDefault(
        `${shownValue(name, ownValue)}${unit === '%' ? unit : ` ${unit}`}`.trim(),
      ),
    };
  });
}

/** 13.8 for 0.138: rounding removes the noise of binary fractions. */
export function shownValue(name: string, value: number): number {
  return rounded(value * scaleOf(name));
}

export function storedValue(name: string, shown: number): number {
  return rounded(shown / scaleOf(name));
}

const DECIMALS = 8;

function rounded(value: number): number {
  return Number(value.toFixed(DECIMALS));
}

function scaleOf(name: string): number {
  return thresholdWords.get(name)?.scale ?? 1;
}
