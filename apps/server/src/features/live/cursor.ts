/** Pure: how far somebody has seen, as a word that travels: one version for each topic, in the order of the topics. */
import { type LiveTopic, liveTopics } from '@wenjian/api';

export type Versions = ReadonlyMap<LiveTopic, number>;

export function writeCursor(versions: Versions): string {
  return liveTopics.map((topic) => versions.get(topic) ?? 0).join('.');
}

/** Topics that have another version now; all of them for a cursor that says nothing. */
export function changedSince(cursor: string, versions: Versions): readonly LiveTopic[] {
  const seen = cursor.split('.');
  return liveTopics.filter((topic, index) => seen[index] !== String(versions.get(topic) ?? 0));
}
