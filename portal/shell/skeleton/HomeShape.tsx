import { Skeleton } from '@yimen/ui/skeleton';
import { useCare } from '../visit/care.ts';
import { useInstitution } from '../visit/institution.ts';
import { repeat, width } from './blocks.ts';
import { careBanner } from './frames.ts';
import { ColumnsShape, PanelShape } from './GenericShapes.tsx';
import { Lines } from './Lines.tsx';
import * as css from './skeleton.css.ts';

/** Skeleton of the home page, in the grid of the institution's template. */
export function HomeShape({ member }: { member: boolean }) {
  const { template } = useInstitution();
  if (useCare()) return <CareShape />;
  if (template === 2) return <PanelsShape member={member} />;
  return template === 3 ? <HallHomeShape member={member} /> : <BannerHomeShape member={member} />;
}

function BannerHomeShape({ member }: { member: boolean }) {
  return (
    <>
      <div className={member ? css.heroMember : css.heroGuest}>
        <div className={css.wrap}>
          <div className={member ? css.wordsMember : css.wordsGuest}>
            <Skeleton width={240} height={30} />
            <Skeleton width={360} />
            <Skeleton width={member ? 560 : 600} height={56} radius="medium" />
          </div>
        </div>
      </div>
      <div className={css.wrap}>
        {member && <TodayShape />}
        <div className={css.strip}>
          {repeat(8, (index) => (
            <Skeleton key={index} width={96} />
          ))}
        </div>
        {member && <MineShape />}
        <div className={css.split}>
          <div>
            <Skeleton width={120} height={28} />
            <div className={css.services}>
              {repeat(12, (index) => (
                <div key={index} className={css.service}>
                  <Skeleton width={48} height={48} radius="medium" />
                  <Lines index={index} />
                </div>
              ))}
            </div>
          </div>
          <div className={css.column}>
            <Skeleton width={120} height={28} />
            {repeat(7, (index) => (
              <Skeleton key={index} width={width(index) + 40} />
            ))}
          </div>
        </div>
      </div>
    </>
  );
}

/** In care mode: the question, then six tasks. */
function CareShape() {
  return (
    <div className={css.care}>
      <Skeleton height={careBanner} radius="large" />
      <Skeleton width={160} height={32} />
      <div className={css.careTasks}>
        {repeat(6, (index) => (
          <Skeleton key={index} height={128} radius="medium" />
        ))}
      </div>
    </div>
  );
}

/** The member's collected services. */
function MineShape() {
  return (
    <div className={css.mine}>
      <Skeleton width={240} height={28} />
      <div className={css.apps}>
        {repeat(8, (index) => (
          <div key={index} className={css.app}>
            <Skeleton width={48} height={48} radius="medium" />
            <Skeleton width={80} />
          </div>
        ))}
      </div>
    </div>
  );
}

function TodayShape() {
  return (
    <div className={css.today}>
      {repeat(3, (pane) => (
        <div key={pane} className={css.pane}>
          <Skeleton width={88} height={20} />
          {repeat(4, (row) => (
            <Lines key={row} index={row + pane} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Template 2: the personal column, then panels on paper. */
function PanelsShape({ member }: { member: boolean }) {
  return (
    <ColumnsShape parts={member ? 5 : 2}>
      <Skeleton height={260} radius="medium" />
      <Skeleton height={56} radius="medium" />
      {member && (
        <div className={css.pair}>
          <PanelShape rows={3} />
          <PanelShape rows={3} />
        </div>
      )}
      <PanelShape rows={4} />
      <PanelShape rows={6} />
    </ColumnsShape>
  );
}

/** Template 3: the question over the picture, the row of life events, then cards. */
function HallHomeShape({ member }: { member: boolean }) {
  return (
    <>
      <div className={css.searchHero}>
        <div className={css.wrap}>
          <div className={css.wordsGuest}>
            <Skeleton width={320} height={40} />
            <Skeleton width={240} />
            <Skeleton width={720} height={56} radius="medium" />
          </div>
        </div>
      </div>
      <div className={css.wrap}>
        {member && <TodayShape />}
        <div className={css.events}>
          <Skeleton width={240} height={28} />
          <div className={css.line}>
            {repeat(9, (index) => (
              <div key={index} className={css.node}>
                <Skeleton width={64} height={64} radius="round" />
                <Skeleton width={64} />
              </div>
            ))}
          </div>
          <Skeleton height={197} radius="medium" />
        </div>
      </div>
    </>
  );
}
