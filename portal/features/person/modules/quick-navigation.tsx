import { quickNavigation as quickNavigationEndpoint } from '@yimen/contract/person/data';
import { ArrowUpRightIcon, ChevronRightIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { linkTo, newWindow } from '../../../shell/routes/links.ts';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule } from '../../home/shared/module.tsx';
import { useSurface } from '../../home/shared/surface.ts';
import { ServiceIcon } from '../../services/shared/ServiceIcon.tsx';
import * as css from '../shared/person.css.ts';

/** 快捷导航: links to systems for members, in a list in the narrow column, in a grid elsewhere. */
export const quickNavigationModule = defineModule({
  sign: 'quick-navigation',
  memberOnly: true,
  load: ({ call }) => call(quickNavigationEndpoint, {}),
  View({ data, entry }) {
    const column = useSurface() === 'column';
    const shown = data.flatMap((each) => {
      const target = linkTo(each.url);
      return target ? [{ ...each, target }] : [];
    });
    if (shown.length === 0) return null;
    return (
      <ModuleSection title={entry.name} spacing="small">
        <ul className={column ? css.shortcutRows : css.shortcutGrid}>
          {shown.map(({ name, icon, target }) => (
            <li key={name}>
              <Link variant="plain" href={target.href} {...(target.external && newWindow)}>
                <span className={css.shortcut}>
                  <span className={css.shortcutIcon}>
                    <ServiceIcon name={icon} size={20} />
                  </span>
                  <span className={css.shortcutName}>
                    <Text lines={1}>{name}</Text>
                  </span>
                  <span className={css.shortcutMark}>
                    {target.external ? <ArrowUpRightIcon size={16} /> : <ChevronRightIcon size={16} />}
                  </span>
                  {target.external && <VisuallyHidden>，新窗口打开</VisuallyHidden>}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </ModuleSection>
    );
  },
});
