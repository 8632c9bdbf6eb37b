import { paths } from '@yimen/contract/paths';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { useRevalidator } from 'react-router';
import { dialable } from '../../../lib/dialable.ts';
import { PhonesInText } from '../../../parts/page/PhonesInText.tsx';
import { useSite } from '../../../shell/visit/current.ts';
import { ServiceSearch } from '../../search/shared/ServiceSearch.tsx';
import { ServiceIcon } from '../../services/shared/ServiceIcon.tsx';
import { guideHref } from '../../services/shared/service-links.ts';
import { BackdropPicture } from '../hero/Backdrop.tsx';
import { announcementsOf, type HeroData } from '../hero/load-hero.ts';
import { ModuleFailed } from '../shared/ModuleFailed.tsx';
import { CareCard } from './CareCard.tsx';
import { CareWaiting } from './CareWaiting.tsx';
import * as css from './care.css.ts';
import type { CareData } from './load-care.ts';

const question = '您今天想办什么事？';

interface CareHomeProps extends CareData {
  hero: HeroData;
  /** The member's name; null for a guest. */
  name: string | null;
}

/** The home page in care mode: one question, six tasks and the hotline (DESIGN §9, 20a). */
export function CareHome({ apps, hero, name, ...given }: CareHomeProps) {
  const { site } = useSite();
  const { address, way, hours, hotline, hotlineHours } = site.unit;
  const [still] = hero.slides;
  const announced = announcementsOf(hero.slides);
  return (
    <div className={css.page}>
      <div className={css.banner}>
        {still && <BackdropPicture slide={still} first />}
        <div className={css.question}>
          <Heading level={1}>{name === null ? question : `${name}，${question}`}</Heading>
          <ServiceSearch action={paths['service-hall']} placeholder="输入要办的事" size="xlarge" buttonLabel="搜索" />
        </div>
      </div>
      {name !== null && <CareWaiting {...given} />}
      {apps?.length !== 0 && (
        <section className={css.part} aria-labelledby="care-tasks">
          <div className={css.head}>
            <Heading level={2} id="care-tasks">
              常办的事
            </Heading>
            <Link standalone href={paths['service-hall']}>
              看全部服务
            </Link>
          </div>
          {apps ? (
            <ul className={css.tasks}>
              {apps.map((app) => (
                <li key={app.id} className={css.task}>
                  <Card href={guideHref(app.id)} padding="large">
                    <span className={css.row}>
                      <Tile aria-hidden="true" size="large" icon={<ServiceIcon name={app.icon} />} />
                      <span className={css.words}>
                        <Text as="div" size="title3" strong>
                          {app.name}
                        </Text>
                        <Text as="div" size="meta" tone="secondary">
                          {app.summary}
                        </Text>
                      </span>
                    </span>
                  </Card>
                </li>
              ))}
            </ul>
          ) : (
            <CareNotLoaded />
          )}
        </section>
      )}
      {announced.length > 0 && (
        <nav className={css.part} aria-labelledby="care-announced">
          <Heading level={2} id="care-announced">
            近期事项
          </Heading>
          <ul className={css.announced}>
            {announced.map((each) => (
              <CareCard key={each.title} {...each} />
            ))}
          </ul>
        </nav>
      )}
      <div className={css.halves}>
        {hotline && (
          <Card padding="large">
            <Heading level={2} size="title3">
              不会操作？打电话，有人帮您办
            </Heading>
            <Link standalone href={`tel:${dialable(hotline) ?? hotline}`}>
              <span className={css.number}>{hotline}</span>
            </Link>
            <Text as="p" tone="secondary">
              {hotlineHours}
            </Text>
          </Card>
        )}
        {address && (
          <Card padding="large">
            <div className={css.visit}>
              <Heading level={2} size="title3">
                想当面办
              </Heading>
              <Text as="p" tone="secondary">
                {address}
              </Text>
              {hours && (
                <Text as="p" tone="secondary">
                  开门时间：{hours}
                </Text>
              )}
              {way && (
                <Text as="p" tone="secondary">
                  怎么走：{way}
                </Text>
              )}
              {hotline && (
                <Text as="p" tone="secondary">
                  <PhonesInText>{`出门前先拨打 ${hotline}，问清楚去哪个窗口${hours ? '' : '、几点开门'}。`}</PhonesInText>
                </Text>
              )}
              <Link standalone href={paths.offices}>
                各部门的地址和电话
              </Link>
            </div>
          </Card>
        )}
      </div>
    </div>
  );
}

function CareNotLoaded() {
  const { revalidate, state } = useRevalidator();
  return <ModuleFailed name="常办的事" retrying={state !== 'idle'} onRetry={() => void revalidate()} />;
}
