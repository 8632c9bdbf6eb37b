import type { App } from '@yimen/contract/services/service';
import { Button, ButtonLink, type ButtonSize, type ButtonVariant } from '@yimen/ui/button';
import type { Visitor } from './service-links.ts';
import { openingProps, useStart } from './start.ts';

interface StartLinkProps {
  app: App;
  label: string;
  /** Accessible name of what is started; the service's name by default. */
  name?: string;
  size: ButtonSize;
  variant: ButtonVariant;
  terminal?: Visitor['terminal'];
}

/** Starts a service or opens a system in a new window; where that is not possible, a disabled button that says why. */
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
      {...openingProps(start, app)}
    >
      {label}
    </ButtonLink>
  );
}
