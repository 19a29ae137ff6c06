import { plagiarismDeploymentText as text } from '../../deployment.text.ts';
import { useSite } from '../../site-context.ts';
import content from '../articles/content.module.css';
import { Cards, ContentPage, FactTable, Section, Steps } from '../articles/content-page.tsx';
import { listOf } from '../articles/enterprise-page.tsx';
import { TextBody } from '../articles/text-body.tsx';
import { PlagiarismFigure } from './deployment-figures.tsx';

export function PlagiarismDeploymentPage() {
  const { inquire } = useSite();
  return (
    <ContentPage
      title={text.title}
      lead={text.lead}
      actions={
        <>
          <button type="button" className={content.action} onClick={() => inquire('requirement')}>
            {text.ask}
          </button>
          <a className={content.quiet} href="/enterprise">
            {text.more}
          </a>
        </>
      }
    >
      <Section heading={text.shape.heading} lead={text.shape.lead}>
        <PlagiarismFigure />
      </Section>
      <Section heading={text.abilities.heading}>
        <Cards cards={text.abilities.cards} />
      </Section>
      <Section heading={text.scale.heading} lead={text.scale.lead}>
        <FactTable {...text.scale} />
      </Section>
      <Section heading={text.interface.heading} lead={text.interface.lead}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen */}
        <pre className={content.code} tabIndex={0}>
          {text.interface.code}
        </pre>
        <p className={content.after}>{text.interface.docs}</p>
      </Section>
      <Section heading={text.steps.heading}>
        <Steps steps={text.steps.steps} />
      </Section>
      <Section heading={text.limits.heading}>
        <TextBody body={[listOf(text.limits.items)]} />
      </Section>
    </ContentPage>
  );
}
