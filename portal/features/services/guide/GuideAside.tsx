import type { App } from '@yimen/contract/services/service';
import { Alert } from '@yimen/ui/alert';
import { Button, ButtonLink } from '@yimen/ui/button';
import { Card } from '@yimen/ui/card';
import { Heading } from '@yimen/ui/heading';
import { PrinterIcon } from '@yimen/ui/icon';
import { Text } from '@yimen/ui/text';
import { useSite } from '../../../shell/visit/current.ts';
import { FeedbackButton } from '../shared/feedback/FeedbackButton.tsx';
import { ServiceRow } from '../shared/ServiceRow.tsx';
import { type Start, startLabel, warningOf } from '../shared/service-links.ts';
import { openingProps, useStart } from '../shared/start.ts';
import * as css from './details.css.ts';
import { OwnRecords } from './OwnRecords.tsx';
import { PhoneCode } from './PhoneCode.tsx';

/** Why the service cannot be started, and a disabled button that says so. */
function Closed({ app, start }: { app: App; start: Extract<Start, { kind: 'closed' }> }) {
  if (app.state === 'open') return <Alert>{start.reason}</Alert>;
  return (
    <>
      <Alert tone="warning">{start.reason}</Alert>
      <Button variant="primary" size="xlarge" fullWidth disabled>
        {start.label}
      </Button>
    </>
  );
}

/** The start button, always visible, with important facts; then related services. */
export function GuideAside({ app, related }: { app: App; related: App[] }) {
  const { user } = useSite();
  const start = useStart(app);
  const warning = warningOf(app);
  return (
    <aside className={css.aside} aria-label="办理">
      <Card padding="none">
        <div className={css.start}>
          {start.kind === 'closed' ? (
            <Closed app={app} start={start} />
          ) : (
            <>
              {warning && <Alert tone="warning">{warning}</Alert>}
              <ButtonLink variant="primary" size="xlarge" fullWidth href={start.href} {...openingProps(start, app)}>
                {startLabel(start)}
              </ButtonLink>
              <Text as="p" size="meta" tone="tertiary">
                {start.kind === 'sign-in' ? '办理前需要登录，登录后回到本页。' : '在新窗口打开办理系统。'}
              </Text>
            </>
          )}
          <PhoneCode app={app} />
        </div>
      </Card>
      <div className={css.tools}>
        <Button variant="text" size="small" startIcon={<PrinterIcon size={16} />} onClick={() => window.print()}>
          打印指南
        </Button>
        <FeedbackButton about="service" subject={app.id} label="内容有误" title="哪里有误" variant="text" />
      </div>
      {related.length > 0 && (
        <section aria-labelledby="related-title" className={css.related}>
          <Heading level={2} size="title3" id="related-title">
            相关服务
          </Heading>
          <ul className={css.relatedList}>
            {related.slice(0, 4).map((each) => (
              <li key={each.id}>
                <ServiceRow app={each} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* Last, because it loads later and would move the content below it. */}
      {user && <OwnRecords key={app.id} app={app} />}
    </aside>
  );
}
