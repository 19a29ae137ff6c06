/**
 * In: the text of a contract that was filled in. Out: its parties with the details that stand below each: what somebody who fills in a template about the same party need not
 * type again. Promise: every detail is words of the text; a party without a name is left out.
 */
import { itemLabel, itemNamed, partyHeading } from './find-party-blocks.ts';
import type { PartyItem } from './template.ts';

export type PartyDetails = Readonly<Partial<Record<PartyItem, string>>>;

/** No detail is longer; what is, is a sentence. */
const MAX_CHARACTERS = 120;
const blank = /[_＿]{2}|[【[][ \u3000]{0,20}[】\]]/;

export function readParties(text: string): readonly PartyDetails[] {
  const found: { [Item in PartyItem]?: string }[] = [];
  let open: { [Item in PartyItem]?: string } | undefined;
  for (const line of text.split('\n')) {
    const heading = partyHeading.exec(line);
    const details = detailsOf(line, heading?.[0].length ?? null);
    if (heading !== null) {
      open = {};
      found.push(open);
    } else if (details.length === 0) open = undefined;
    const party = open;
    if (party !== undefined) for (const { item, value } of details) party[item] ??= value;
  }
  return found.filter(({ name }) => name !== undefined);
}

function detailsOf(line: string, headingEnd: number | null): readonly { item: PartyItem; value: string }[] {
  const labels = [
    ...(headingEnd === null ? [] : [{ item: 'name' as PartyItem, start: 0, end: headingEnd }]),
    ...[...line.matchAll(itemLabel)].flatMap(({ 0: { length }, index, groups }) => {
      const item = itemNamed(groups?.label ?? '');
      return item === null ? [] : [{ item, start: index, end: index + length }];
    }),
  ];
  return labels.flatMap(({ item, end }, index) => {
    const value = line
      .slice(end, labels[index + 1]?.start)
      .replace(/（以下(?:简)?称[^）]{0,20}）/, '')
      .trim();
    const isValue = value !== '' && value.length <= MAX_CHARACTERS && !blank.test(value);
    return isValue ? [{ item, value: value.replace(/[；;，,。]$/, '') }] : [];
  });
}
