import { quickNavigation as quickNavigationEndpoint } from '@yimen/contract/person/data';
import { ArrowUpRightIcon, ChevronRightIcon } from '@yimen/ui/icon';
import { Link } from '@yimen/ui/link';
import { Text } from '@yimen/ui/text';
import { VisuallyHidden } from '@yimen/ui/visually-hidden';
import { useGround } from '../../../parts/modules/ground.ts';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import { defineModule } from '../../../parts/modules/module.tsx';
import * as css from '../../../parts/modules/person.css.ts';
import { ServiceIcon } from '../../../parts/service/ServiceIcon.tsx';
import { linkTo } from '../../../shell/routes/links.ts';

/** 快捷导航: the systems that members use, one below the other in the narrow column, in a grid elsewhere. */
export const quickNavigation = defineModule({
  sign: 'quick-navigation',
  memberOnly: true,
  load: ({ call }) => call(quickNavigationEndpoint, {}),
  View({ data, entry }) {
    const column = useGround() === 'column';
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
              <Link
                variant="plain"
                href={target.href}
                {...(target.external && { target: '_blank', rel: 'noopener noreferrer' })}
              >
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
