import { paths } from '@yimen/contract/paths';
import { Heading } from '@yimen/ui/heading';
import { Skeleton } from '@yimen/ui/skeleton';
import { useSearchHint } from '../visit/institution.ts';
import { repeat, width } from './blocks.ts';
import * as css from './hall.css.ts';
import { Lines } from './Lines.tsx';
import { TypedAhead } from './TypedAhead.tsx';

interface HallShapeProps {
  title: string;
  /** The page's path: the business systems page has no filters. */
  of: string;
  member: boolean;
}

/**
 * Skeleton of the service hall and of the business systems: categories, filters and a page of cards (DESIGN §9, 32b).
 */
export function HallShape({ title, of, member }: HallShapeProps) {
  const hint = useSearchHint();
  const isHall = of === paths['service-hall'];
  return (
    <>
      <div className={css.head}>
        <div className={css.headInner}>
          <div>
            <Heading level={2} as="div" size="title1">
              {title}
            </Heading>
            <div className={css.note}>
              <Skeleton width={232} height={14} />
            </div>
          </div>
          <div className={css.search}>
            {isHall ? (
              <TypedAhead action={paths['service-hall']} label="搜索服务" placeholder={hint} />
            ) : (
              <TypedAhead
                action={paths['business-system']}
                label="搜索业务系统"
                placeholder="搜系统名称，或大家的叫法"
              />
            )}
          </div>
        </div>
      </div>
      <div className={css.body}>
        <div>
          {(member && isHall ? [10, 2] : [10]).map((count, part) => (
            <div key={count} className={css.part}>
              {repeat(count, (index) => (
                <div key={index} className={css.category} data-state={part + index === 0 ? 'active' : 'inactive'}>
                  <Skeleton width={64} height={14} />
                  <Skeleton width={24} height={14} />
                </div>
              ))}
            </div>
          ))}
        </div>
        <div className={css.main}>
          {isHall && (
            <div className={css.filters}>
              <FilterShape label="部门" count={11} />
              <FilterShape label="对象" count={7} />
              <FilterShape label="特点" count={8} />
            </div>
          )}
          <div className={css.line}>
            <Skeleton width={80} />
            <Skeleton width={192} height={14} />
          </div>
          <div className={css.cards}>{repeat(18, serviceCard)}</div>
          <div className={css.pages}>
            <Skeleton width={376} height={36} radius="medium" />
          </div>
        </div>
      </div>
    </>
  );
}

function FilterShape({ label, count }: { label: string; count: number }) {
  return (
    <div className={css.filter}>
      <span className={css.filterLabel}>{label}</span>
      <div className={css.choices}>
        {repeat(count, (index) => (
          <div key={index} className={css.choice}>
            <Skeleton width={width(index) - 24} height={14} />
          </div>
        ))}
      </div>
    </div>
  );
}

function serviceCard(index: number) {
  return (
    <div key={index} className={css.card}>
      <div className={css.cardHead}>
        <Skeleton width={48} height={48} radius="medium" />
        <Lines index={index} />
      </div>
      <div className={css.cardFoot}>
        <Skeleton width={120} height={20} />
        <Skeleton width={48} height={12} />
      </div>
    </div>
  );
}
