import { paths, withQuery } from '@yimen/contract/paths';
import { Building2Icon, MessageCircleIcon, PhoneIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Cell, CellGroup } from '@yimen/ui/mobile/cell';
import { MobileEmpty } from '@yimen/ui/mobile/empty';
import { SectionColumns } from '@yimen/ui/mobile/page';
import { Section } from '@yimen/ui/mobile/section';
import { Text } from '@yimen/ui/text';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { FeedbackForm } from '../../services/shared/feedback/FeedbackForm.tsx';
import { PhoneServices } from '../../services/shared/PhoneServices.tsx';
import { askHref } from '../desktop/ask.ts';
import type { Alternatives, Results } from '../desktop/load-results.ts';
import * as css from './search.css.ts';

/** No results: suggestions for other queries, then the assistant, the hotline, and a feedback form. */
export function PhoneNoResults({
  query,
  results: { meant },
  alternatives,
}: {
  query: string;
  results: Results;
  alternatives: Alternatives | null;
}) {
  const { pictures, hotline, hotlineHours } = useInstitution();
  return (
    <div className={css.nothing}>
      <MobileEmpty
        image={pictures.empty}
        title={`没有找到“${query}”`}
        text="也试过了拼音和读音相近的字。换个说法，或少写几个字。"
      />
      <SectionColumns>
        {meant.length > 0 && (
          <Section title="你要找的是不是">
            <ul className={css.meant}>
              {meant.map(({ query: other, reason }) => (
                <li key={other} className={css.guess}>
                  <Link standalone href={withQuery(paths['mobile-search'], { search: other })}>
                    {other}
                  </Link>
                  {reason && (
                    <Text size="meta" tone="tertiary">
                      {reason}
                    </Text>
                  )}
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Section aria-label="其他办法" padding="none">
          <CellGroup>
            <Cell
              icon={<MessageCircleIcon size={20} strokeWidth={1.6} />}
              title="问助手"
              note={`已写好问题：${query}`}
              href={askHref(query)}
            />
            {hotline && (
              <Cell
                icon={<PhoneIcon size={20} strokeWidth={1.6} />}
                title={`打电话 ${hotline}`}
                note={hotlineHours}
                href={`tel:${hotline.replace(/[^\d+]/g, '')}`}
              />
            )}
            <Cell
              icon={<Building2Icon size={20} strokeWidth={1.6} />}
              title="各部门的地址和电话"
              href={paths['mobile-offices']}
            />
          </CellGroup>
        </Section>
        {alternatives?.isOwn && alternatives.popular.length > 0 && (
          <Section title="可能要办">
            <PhoneServices apps={alternatives.popular} />
          </Section>
        )}
        <Section title="告诉我们缺了什么">
          <FeedbackForm about="search" subject={query} />
        </Section>
      </SectionColumns>
    </div>
  );
}
