import { paths } from '@yimen/contract/paths';
import { Alert } from '@yimen/ui/alert';
import { useCurrentSection } from '@yimen/ui/anchor';
import { Button, ButtonLink } from '@yimen/ui/button';
import { Heading } from '@yimen/ui/heading';
import { MessageCircleIcon, StarIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Link } from '@yimen/ui/link';
import { Metadata } from '@yimen/ui/list';
import { BottomBar } from '@yimen/ui/mobile/bottom-bar';
import { SectionColumns } from '@yimen/ui/mobile/page';
import { ScrollTabs } from '@yimen/ui/mobile/scroll-tabs';
import { Section } from '@yimen/ui/mobile/section';
import { StatRow } from '@yimen/ui/mobile/stat-row';
import { Tag } from '@yimen/ui/tag';
import { Text } from '@yimen/ui/text';
import { Tile } from '@yimen/ui/tile';
import { ToastProvider } from '@yimen/ui/toast';
import { useLoaderData } from 'react-router';
import { dayOf } from '../../../lib/time/clock.ts';
import { OfflineStrip } from '../../../offline/OfflineStrip.tsx';
import { ShareButton } from '../../../parts/page/ShareButton.tsx';
import { PhoneBar } from '../../../parts/phone/PhoneBar.tsx';
import { robotLink, usePhoneRobot } from '../../../shell/robot/robot-link.ts';
import { useCare } from '../../../shell/visit/care.ts';
import { useCollected } from '../shared/collection/collect.ts';
import { FeedbackButton } from '../shared/feedback/FeedbackButton.tsx';
import { ServiceIcon } from '../shared/ServiceIcon.tsx';
import { onlineName, startLabel, warningOf } from '../shared/service-links.ts';
import { openingProps, useStart } from '../shared/start.ts';
import { Answer } from './answers.tsx';
import { guideFacts } from './facts.ts';
import type { loader } from './load-guide.ts';
import * as css from './phone.css.ts';
import { sectionsOf } from './sections.ts';

export { loader, meta } from './load-guide.ts';

/**
 * A service's guide on the phone: four facts, sections as cards, and the start button at the bottom (DESIGN §9, 38).
 */
export default function PhoneServiceGuide() {
  return (
    <ToastProvider placement="mobile">
      <PhoneGuide />
    </ToastProvider>
  );
}

function PhoneGuide() {
  const { app, guide, downloads } = useLoaderData<typeof loader>();
  const [collected, collect] = useCollected(app);
  const start = useStart(app, 'mobile');
  const warning = warningOf(app);
  const sections = sectionsOf(guide, useCare());
  const current = useCurrentSection(sections.map(({ id }) => id));
  return (
    <>
      <PhoneBar
        title="办事指南"
        titleElement="p"
        backHref={paths['mobile-home']}
        end={
          <>
            <span className={collected ? css.starred : undefined}>
              <IconButton
                size="large"
                label={collected ? '取消收藏' : '收藏'}
                icon={<StarIcon size={22} filled={collected} />}
                onClick={() => collect(!collected)}
              />
            </span>
            <ShareButton />
          </>
        }
      />
      <div className={css.head}>
        <div className={css.name}>
          <Tile
            size="medium"
            variant={app.online === 'full' ? 'filled' : 'outlined'}
            icon={<ServiceIcon name={app.icon} />}
          />
          <div className={css.grow}>
            <Heading level={1}>{app.name}</Heading>
            <Text as="div" size="meta" tone="tertiary">
              <Metadata items={[app.department.name, `更新于 ${dayOf(guide.updatedAt)}`]} />
            </Text>
          </div>
          <Tag size="small" tone={app.online === 'full' ? 'theme' : 'outline'}>
            {onlineName(app.online)}
          </Tag>
        </div>
        <div className={css.facts}>
          <StatRow items={guideFacts(app, guide).filter(({ label }) => label !== '法定时限')} />
        </div>
      </div>
      <div className={css.anchors}>
        <ScrollTabs
          label="本页内容"
          items={sections.map(({ id, title }) => ({ id, label: title, href: `#${id}`, current: id === current }))}
        />
      </div>
      {warning && (
        <div className={css.warning}>
          <Alert tone="warning">{warning}</Alert>
        </div>
      )}
      <SectionColumns>
        {sections.map(({ id, title }) => (
          <div key={id} id={id} className={css.section}>
            <Section title={title}>
              <Answer id={id} guide={guide} department={app.department} downloads={downloads} site="mobile" />
            </Section>
          </div>
        ))}
      </SectionColumns>
      <div className={css.feedback}>
        <FeedbackButton about="service" subject={app.id} label="内容有误" title="哪里有误" variant="text" />
      </div>
      <div className={css.bar}>
        <OfflineStrip />
        <BottomBar start={<Ask />}>
          {start.kind === 'closed' ? (
            <Button variant="primary" size="large" fullWidth disabled title={start.reason}>
              {start.label}
            </Button>
          ) : (
            <ButtonLink variant="primary" size="large" fullWidth href={start.href} {...openingProps(start, app)}>
              {startLabel(start)}
            </ButtonLink>
          )}
        </BottomBar>
      </div>
    </>
  );
}

/** A small link to the assistant, which the layout has loaded, beside the start button. */
function Ask() {
  const robot = usePhoneRobot();
  if (!robot) return null;
  return (
    <Link variant="plain" {...robotLink(robot)} href={robot.href}>
      <span className={css.ask}>
        <MessageCircleIcon size={22} />
        问助手
      </span>
    </Link>
  );
}
