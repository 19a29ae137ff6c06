interface MarkedWordsProps {
  readonly text: string;
  /** Sorted, without overlaps. */
  readonly marks: readonly { readonly start: number; readonly end: number }[];
}

/** A text with the searched words marked. */
export function MarkedWords({ text, marks }: MarkedWordsProps) {
  if (marks.length === 0) return text;
  return (
    <>
      {marks.map(({ start, end }, at) => (
        <span key={start}>
          {text.slice(marks[at - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.end)}
    </>
  );
}
