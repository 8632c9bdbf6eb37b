import type { App } from '@yimen/contract/services/service';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '@yimen/ui/button';
import type { Visitor } from './service-links.ts';
import { opening, useStart } from './start.ts';

interface StartLinkProps {
  app: App;
  label: string;
  /** What is started, for those who hear the link by itself; otherwise the service's name. */
  name?: string;
  size: ButtonSize;
  variant: ButtonVariant;
  terminal?: Visitor['terminal'];
}

/** Starts a service or opens a system in a window of its own; where that cannot be, the button says why and is disabled. */
export function StartLink({ app, label, name = app.name, size, variant, terminal = 'pc' }: StartLinkProps) {
  const start = useStart(app, terminal);
  if (start.kind === 'closed') {
    return (
      <Button size={size} variant={variant} disabled title={start.reason}>
        {start.label}
      </Button>
    );
  }
  return (
    <ButtonLink
      size={size}
      variant={variant}
      href={start.href}
      aria-label={`${label}：${name}`}
      {...opening(start, app)}
    >
      {label}
    </ButtonLink>
  );
}
