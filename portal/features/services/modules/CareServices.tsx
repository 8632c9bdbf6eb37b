import type { App } from '@yimen/contract/services/service';
import { ButtonLink } from '@yimen/ui/button';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { ChevronRightIcon, PhoneIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { dialable } from '../../../lib/dialable.ts';
import { useInstitution } from '../../../shell/visit/institution.ts';
import { ServiceIcon } from '../shared/ServiceIcon.tsx';
import { guideHref } from '../shared/service-links.ts';
import * as css from './care.css.ts';

/** In care mode fewer services, one per line, below the hotline (DESIGN §9, 20b). */
const shownServices = 6;

export function CareServices({ apps, all }: { apps: readonly App[]; all: string | undefined }) {
  const { hotline } = useInstitution();
  return (
    <section className={css.section} aria-labelledby="care-services">
      {hotline && (
        <ButtonLink
          variant="primary"
          size="xlarge"
          fullWidth
          href={`tel:${dialable(hotline) ?? hotline}`}
          startIcon={<PhoneIcon size={24} />}
        >
          打电话 {hotline}，有人帮您办
        </ButtonLink>
      )}
      <Heading level={2} id="care-services">
        常办的事
      </Heading>
      <ul className={css.list}>
        {apps.slice(0, shownServices).map((app) => (
          <li key={app.id}>
            <Card href={guideHref(app.id, 'mobile')} padding="small">
              <span className={css.row}>
                <Tile aria-hidden="true" size="medium" icon={<ServiceIcon name={app.icon} />} />
                <span className={css.words}>
                  <Text strong>{app.name}</Text>
                  <Text as="div" size="meta" tone="secondary">
                    {app.summary}
                  </Text>
                </span>
                <ChevronRightIcon size={24} />
              </span>
            </Card>
          </li>
        ))}
      </ul>
      {all && (
        <ButtonLink variant="text" size="large" fullWidth href={all}>
          看全部服务
        </ButtonLink>
      )}
    </section>
  );
}
