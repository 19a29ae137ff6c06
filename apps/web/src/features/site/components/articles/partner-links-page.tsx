import { linksText as text } from '../../about.text.ts';
import content from './content.module.css';
import { ContentPage, Section } from './content-page.tsx';

export function PartnerLinksPage() {
  return (
    <ContentPage title={text.title} lead={text.lead}>
      {text.groups.map((group) => (
        <Section key={group.heading} heading={group.heading}>
          <ul className={content.grid}>
            {group.links.map(({ name, href, body }) => (
              <li key={href} className={content.card}>
                <h3>
                  <a data-whole href={href} target="_blank" rel="noopener noreferrer">
                    {name}
                  </a>
                </h3>
                <p>{body}</p>
                <p className={content.foot}>{new URL(href).host}</p>
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <p className={content.after}>
        {text.exchange} <a href="/cooperate">{text.cooperate}</a>
      </p>
    </ContentPage>
  );
}
