import type { Download } from '@yimen/contract/services/downloads';
import type { Guide } from '@yimen/contract/services/guide';
import type { App } from '@yimen/contract/services/service';
import { Accordion } from '@yimen/ui/accordion';
import { Steps } from '@yimen/ui/steps';
import { Text } from '@yimen/ui/text';
import type { ReactNode } from 'react';
import { PhonesInText } from '../../../parts/page/PhonesInText.tsx';
import * as css from './answers.css.ts';
import { Materials } from './Materials.tsx';
import { MaterialsList } from './MaterialsList.tsx';
import { Place } from './Place.tsx';
import type { SectionId } from './sections.ts';

/** Maximum number of steps side by side on the desktop. */
const sideBySide = 4;

interface AnswerProps {
  id: SectionId;
  guide: Guide;
  department: App['department'];
  /** Forms that can be downloaded. */
  downloads: readonly Download[];
  site: 'desktop' | 'mobile';
}

/** A section of the guide. */
export function Answer({ id, guide, department, downloads, site }: AnswerProps): ReactNode {
  switch (id) {
    case 'who':
      return <Who guide={guide} />;
    case 'materials':
      return site === 'mobile' ? (
        <MaterialsList materials={guide.materials} downloads={downloads} />
      ) : (
        <Materials materials={guide.materials} downloads={downloads} />
      );
    case 'steps':
      return <How steps={guide.steps} sideways={site === 'desktop' && guide.steps.length <= sideBySide} />;
    case 'time':
      return <HowLong guide={guide} />;
    case 'fee':
      return (
        <>
          <Paragraph>{guide.fee}</Paragraph>
          {guide.feeBasis && <Paragraph quiet>收费依据：{guide.feeBasis}</Paragraph>}
        </>
      );
    case 'place':
      return <Place guide={guide} department={department} site={site} />;
    case 'faq':
      return (
        <Accordion
          defaultOpen={['0']}
          items={guide.faq.map(({ q, a }, index) => ({
            id: String(index),
            title: q,
            content: <PhonesInText>{a}</PhonesInText>,
          }))}
        />
      );
    case 'basis':
      return <AnswerLines lines={guide.legalBasis} />;
  }
}

function Who({ guide }: { guide: Guide }) {
  return (
    <>
      {guide.who && (
        <Paragraph>
          <PhonesInText>{guide.who}</PhonesInText>
        </Paragraph>
      )}
      {guide.conditions.length > 0 && (
        <ul className={css.conditions}>
          {guide.conditions.map((condition) => (
            <li key={condition}>
              <Text>
                <PhonesInText>{condition}</PhonesInText>
              </Text>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function How({ steps, sideways }: { steps: Guide['steps']; sideways: boolean }) {
  return (
    <Steps
      direction={sideways ? 'horizontal' : 'vertical'}
      items={steps.map((step) => ({
        title: step.title,
        note: (
          <>
            <PhonesInText>{step.detail}</PhonesInText>
            <span className={css.stepFacts}>{[step.by, step.time].filter(Boolean).join('，')}</span>
          </>
        ),
      }))}
    />
  );
}

function HowLong({ guide }: { guide: Guide }) {
  const { limit, result } = guide;
  return (
    <>
      <Paragraph>
        承诺时限 <strong>{limit.promised}</strong>
        {limit.statutory && `，法定时限 ${limit.statutory}`}。
      </Paragraph>
      {result.name && (
        <Paragraph quiet>
          办好后得到：{result.name}。<PhonesInText>{result.how}</PhonesInText>
        </Paragraph>
      )}
      <AnswerLines lines={guide.notices} />
    </>
  );
}

function Paragraph({ quiet, children }: { quiet?: boolean; children: ReactNode }) {
  return (
    <p className={css.prose}>
      <Text tone={quiet ? 'secondary' : 'inherit'}>{children}</Text>
    </p>
  );
}

function AnswerLines({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className={css.lines}>
      {lines.map((line) => (
        <li key={line}>
          <Text tone="secondary">
            <PhonesInText>{line}</PhonesInText>
          </Text>
        </li>
      ))}
    </ul>
  );
}
