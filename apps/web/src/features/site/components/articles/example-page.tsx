import type { Demo } from '../../demos/demo.ts';
import { exampleText as text } from '../../example.text.ts';

/** A built-in example of a result as plain HTML, for readers and search engines without JavaScript. */
export function ExamplePage({ title, demo }: { readonly title: string; readonly demo: Demo }) {
  return (
    <main>
      <h1>{title}</h1>
      <p>{demo.summary}</p>
      {demo.sheets.map((sheet) => (
        <section key={sheet.label}>
          <h2>{sheet.label}</h2>
          {sheet.paragraphs.map((parts, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the text never changes
            <p key={row}>{parts.map((part) => part.text).join('')}</p>
          ))}
        </section>
      ))}
      <section>
        <h2>{text.findings}</h2>
        <ol>
          {demo.findings.map(({ label, title: found, detail }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the findings never change
            <li key={index}>
              {label} <strong>{found}</strong> {detail}
            </li>
          ))}
        </ol>
      </section>
      <p>{text.examined(demo.examined, demo.notExamined)}</p>
      <p>
        {text.needsScript} <a href="/">{text.home}</a>
      </p>
    </main>
  );
}
