import { formatFen, type PlanName, plans } from '@wenjian/api';
import type { ReactNode } from 'react';
import { documentTools, type Tool } from '../../../../shared/tools/tool-catalogue.ts';
import { homeFigures } from '../../demos/home-figures.ts';
import { homeText as text } from '../../home.text.ts';
import { DeploymentPicture, ToolMark, TrustMark } from './home-marks.tsx';
import styles from './home-sections.module.css';

export function Trust() {
  return (
    <Band id="trust" heading={text.trustHeading} isRaised>
      <ul className={styles.trust}>
        {text.trust.map(({ heading, body }, index) => (
          <li key={heading}>
            <TrustMark index={index} />
            <h3>{heading}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

export function Tools() {
  return (
    <Band id="tools" heading={text.toolsHeading} lead={text.toolsLead}>
      <ul className={styles.tools}>
        {documentTools.map((tool) => (
          <li key={tool.name}>
            <ToolCard tool={tool} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function ToolCard({ tool }: { readonly tool: Tool }) {
  return (
    <a href={tool.path} className={styles.tool} data-tool={tool.name}>
      <ToolMark mark={tool.mark} />
      <strong>{tool.title}</strong>
      <span>{tool.summary}</span>
      <ul>
        {tool.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </a>
  );
}

export function Figures() {
  return (
    <Band id="figures" heading={text.figuresHeading} lead={text.figuresLead} isRaised>
      <dl className={styles.figures}>
        {homeFigures.map(({ value, what, condition }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd className={styles.value}>{value}</dd>
            <dd className={styles.condition}>{condition}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{text.figuresNote}</p>
    </Band>
  );
}

export function Roles() {
  return (
    <Band id="roles" heading={text.rolesHeading} lead={text.rolesLead}>
      <ul className={styles.roles}>
        {text.roles.map(({ who, what }) => (
          <li key={who}>
            <h3>{who}</h3>
            <p>{what}</p>
          </li>
        ))}
      </ul>
      <More path="/customer-case" label={text.rolesMore} />
    </Band>
  );
}

export function Security() {
  return (
    <Band id="security" heading={text.securityHeading} isRaised>
      <div className={styles.security}>
        <ul>
          {text.security.map(({ heading, body }) => (
            <li key={heading}>
              <h3>{heading}</h3>
              <p>{body}</p>
            </li>
          ))}
        </ul>
        <DeploymentPicture />
      </div>
      <More path="/enterprise" label={text.securityMore} />
    </Band>
  );
}

const teaserPlans: readonly PlanName[] = ['free', 'monthly', 'yearly', 'basic'];

export function PlansTeaser() {
  return (
    <Band id="plans" heading={text.plansHeading} lead={text.plansLead}>
      <ul className={styles.plans}>
        {teaserPlans.map((name) => (
          <li key={name}>
            <h3>{plans[name].label}</h3>
            <p className={styles.price}>{priceOf(name)}</p>
            <p>{usesOf(name)}</p>
          </li>
        ))}
      </ul>
      <More path="/prime-introduction" label={text.plansMore} />
    </Band>
  );
}

function priceOf(name: PlanName): string {
  const { priceFen, days } = plans[name];
  return priceFen ? text.planPrice(formatFen(priceFen), days ?? 0) : text.planFree;
}

function usesOf(name: PlanName): string {
  const { uses } = plans[name];
  return uses === null ? '' : text.planUses(uses.compare, uses.audit, uses.duplicate);
}

export function Faq() {
  return (
    <Band id="faq" heading={text.faqHeading} isRaised>
      <div className={styles.faq}>
        {text.faq.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </Band>
  );
}

interface BandProps {
  readonly id: string;
  readonly heading: string;
  readonly lead?: string;
  /** Has the grey page background, between two sections on white. */
  readonly isRaised?: boolean;
  readonly children: ReactNode;
}

function Band({ id, heading, lead, isRaised = false, children }: BandProps) {
  return (
    <section className={styles.band} data-raised={isRaised} aria-labelledby={`${id}-heading`}>
      <div className={styles.inner}>
        <h2 id={`${id}-heading`}>{heading}</h2>
        {lead === undefined ? null : <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </section>
  );
}

function More({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <p className={styles.more}>
      <a href={path}>{label}</a>
    </p>
  );
}
