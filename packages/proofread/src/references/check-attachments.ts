/** Attachments that are mentioned and missing, or there and never mentioned. In: the facts of the contract. Out: remarks. */
import type { Contract } from '@wenjian/contract';
import type { CorrectionDraft } from '../correction.ts';
import { remark } from '../draft-remark.ts';
import { textLines } from '../text-lines.ts';
import { referencesText } from './references.text.ts';

export function checkAttachments(contract: Contract): readonly CorrectionDraft[] {
  const { attachments: all } = contract;
  const listed = listedAttachments(contract);
  // When the file contains no attachment they are kept separately; when it contains some, a missing one is
  // missing.
  const hasBodies = all.some(({ body }) => body !== null);
  return all.flatMap(({ name, mentions, body }) => {
    const [mention] = mentions;
    if (mention !== undefined && body === null) {
      if (listed.has(name)) return [];
      const tier = hasBodies || listed.size > 0 ? 'suspect' : 'advice';
      return [remark(mention, 'references', 'no-attachment', tier, referencesText.noAttachment(name))];
    }
    if (mention === undefined && body !== null)
      return [
        remark(body, 'references', 'unnamed-attachment', 'advice', referencesText.unnamedAttachment(name)),
      ];
    return [];
  });
}

/** 附件一：报价单, a line of its own. */
const entry =
  /^\s*(?<name>附\s?件\s?(?:[一二三四五六七八九十]{1,3}|\d{1,2}))\s{0,3}[：:、.．《\s][^，。；]{2,50}$/;

/** Of a list at the end of the text; where the text of an attachment follows, a list has said nothing of the others. */
function listedAttachments({ attachments, document }: Contract): ReadonlySet<string> {
  const lines = textLines(document);
  const entries = lines.map(({ text }) => entry.exec(text)?.groups?.name?.replace(/\s/g, ''));
  const inList = entries.map(
    (name, at) => name !== undefined && (entries[at - 1] !== undefined || entries[at + 1] !== undefined),
  );
  const starts = new Set(lines.flatMap(({ start }, at) => (inList[at] === true ? [start] : [])));
  const hasOtherBodies = attachments.some(({ body }) => body !== null && !starts.has(body.start));
  return new Set(hasOtherBodies ? [] : entries.flatMap((name, at) => (inList[at] && name ? [name] : [])));
}
