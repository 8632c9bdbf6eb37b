import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../button/index.ts';
import type { DomProps } from '../internals/dom.ts';
import { useLocale } from '../locale/index.ts';
import * as css from './error-screen.css.ts';
import { type ErrorVariant, errorVariant } from './errorVariant.ts';

/** Reserves the illustration's space before it is loaded. */
const sceneBox = '0 0 560 360';

/** Lazy, so that applications with their own illustrations never load it. If loading fails, its space stays empty. */
const ErrorScene = lazy<ComponentType<{ variant: ErrorVariant }>>(() =>
  import('./ErrorScene.tsx').catch(() => ({ default: () => null })),
);

interface ActionButtonProps {
  /** Words of the button; 退出登录 by default, 正在退出… while `onAction` runs. */
  actionLabel?: string;
  /** Words of the button while `onAction` runs. */
  actionBusyLabel?: string;
  /** The button shows loading until this promise ends; a rejection is said below it. */
  onAction: () => Promise<unknown>;
}

interface ActionSlotProps {
  /** Stands in the button's place, such as a link to what replaces the page. */
  action: ReactNode;
}

/** No prop of a union's other member. */
type Without<Other> = { [Name in keyof Other]?: never };

/** A button that runs `onAction`, or what stands in its place. */
type ActionProps = (ActionButtonProps & Without<ActionSlotProps>) | (ActionSlotProps & Without<ActionButtonProps>);

interface ErrorScreenOwnProps {
  /** Decides the variant: 404 and 410, 1001 to 1999, anything else. 0, which stands for none, is not shown. */
  code: number;
  /** The illustration: an address, darkened by night, or an element that draws it. */
  image?: string | ReactNode;
  /** Replaces the variant's own title and description. */
  title?: string;
  description?: ReactNode;
  /** The error's own words, or whom to ask; always shown. */
  message: ReactNode;
  /** The request's id, for those who are asked for help. */
  reference?: string;
  /** A quieter way on beside the button. */
  secondary?: ReactNode;
}

export type ErrorScreenProps = DomProps<'section', ErrorScreenOwnProps> & ActionProps;

/** The whole-page error in one of three variants by code; renders `<section>` (specification, section 2). */
export function ErrorScreen({
  code,
  image,
  title,
  description,
  message,
  reference,
  actionLabel,
  actionBusyLabel,
  onAction,
  action,
  secondary,
  ...rest
}: ErrorScreenProps) {
  const { errorScreen: words } = useLocale();
  const variant = errorVariant(code);
  return (
    <section {...rest} data-variant={variant} className={css.screen}>
      <div className={css.picture}>
        {typeof image === 'string' ? (
          <img src={image} alt="" className={css.dayArt} />
        ) : (
          (image ?? (
            <Suspense fallback={<svg aria-hidden="true" data-awaited="" viewBox={sceneBox} className={css.art} />}>
              <ErrorScene variant={variant} />
            </Suspense>
          ))
        )}
      </div>
      <div className={css.words}>
        {code !== 0 && <p className={css.code}>{words.code(code)}</p>}
        <h1 className={css.title}>{title ?? words[variant].title}</h1>
        <p className={css.description}>{description ?? words[variant].description}</p>
        <p className={css.message}>
          {message}
          {reference && <span className={css.reference}>{words.reference(reference)}</span>}
        </p>
        {onAction ? (
          <ButtonActions
            actionLabel={actionLabel}
            actionBusyLabel={actionBusyLabel}
            onAction={onAction}
            secondary={secondary}
          />
        ) : (
          <Actions action={action} secondary={secondary} />
        )}
      </div>
    </section>
  );
}

interface ActionsProps {
  action: ReactNode;
  secondary: ReactNode;
}

function Actions({ action, secondary }: ActionsProps) {
  return (
    <div className={css.actions}>
      <span className={css.exit}>{action}</span>
      {secondary}
    </div>
  );
}

/** The button that runs `onAction`, and below it whether that failed. */
function ButtonActions({
  actionLabel,
  actionBusyLabel,
  onAction,
  secondary,
}: ActionButtonProps & Pick<ActionsProps, 'secondary'>) {
  const { errorScreen: words } = useLocale();
  const [running, setRunning] = useState(false);
  const [failed, setFailed] = useState(false);

  async function act() {
    setRunning(true);
    setFailed(false);
    try {
      await onAction();
    } catch {
      setFailed(true);
    } finally {
      setRunning(false);
    }
  }
  return (
    <>
      <Actions
        action={
          <Button
            variant="primary"
            size="xlarge"
            loading={running}
            loadingText={actionLabel ? actionBusyLabel : (actionBusyLabel ?? words.signingOut)}
            onClick={act}
          >
            {actionLabel ?? words.signOut}
          </Button>
        }
        secondary={secondary}
      />
      <p role="status" className={css.failed}>
        {failed && words.failed}
      </p>
    </>
  );
}
