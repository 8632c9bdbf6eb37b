import { assets as assetsEndpoint, personInfo } from '@yimen/contract/person/data';
import type { ModuleSign } from '@yimen/contract/site';
import { EyeIcon, EyeOffIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Text } from '@yimen/ui/text';
import { useGround } from '../../../parts/modules/ground.ts';
import { ModuleSection } from '../../../parts/modules/ModuleSection.tsx';
import { defineModule, type ModuleVisit } from '../../../parts/modules/module.tsx';
import * as css from '../../../parts/modules/person.css.ts';
import { Masked, useAmounts } from './amounts.tsx';

/** How many the module has room for. */
const shown = 6;

interface Asset {
  code: string;
  name: string;
  value: string;
  unit: string;
  masked: boolean;
}

async function load({ call }: ModuleVisit) {
  const [list, person] = await Promise.all([call(assetsEndpoint, {}), call(personInfo, {})]);
  return { list: list.slice(0, shown), lastLogin: person.lastLogin };
}

/** Balances and counts: large numbers in a pane, rows in the narrow column. */
function Assets({ list, hidden }: { list: readonly Asset[]; hidden: boolean }) {
  const column = useGround() === 'column';
  return (
    <dl className={column ? css.assetRows : css.assets}>
      {list.map((asset) => (
        <div key={asset.code} className={column ? css.assetRow : css.asset}>
          <Text as="dt" {...(column ? { tone: 'secondary' } : { size: 'meta', tone: 'tertiary' })} lines={1}>
            {asset.name}
          </Text>
          <dd className={css.assetValue}>
            <Text size={column ? 'body' : 'title2'} strong>
              {asset.masked && hidden ? <Masked /> : asset.value}
            </Text>{' '}
            <Text size={column ? 'body' : 'meta'} strong={column} tone={column ? 'inherit' : 'secondary'}>
              {asset.unit}
            </Text>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** 我的校园: balances and counts; masked ones are hidden until asked for. */
function defineAssets(sign: ModuleSign) {
  return defineModule({
    sign,
    memberOnly: true,
    load,
    View({ data, entry }) {
      const { open, label, toggle, status } = useAmounts();
      const column = useGround() === 'column';
      const masked = data.list.some((asset) => asset.masked);
      if (data.list.length === 0) return null;
      return (
        <ModuleSection
          title={entry.name}
          end={
            masked && (
              <>
                {status}
                <IconButton
                  label={label}
                  icon={open ? <EyeOffIcon size={18} /> : <EyeIcon size={18} />}
                  size="small"
                  onClick={toggle}
                />
              </>
            )
          }
        >
          <Assets list={data.list} hidden={!open} />
          {data.lastLogin && !column && (
            <div className={css.paneFoot}>
              <Text size="meta" tone="tertiary">
                上次登录　{data.lastLogin}
              </Text>
            </div>
          )}
        </ModuleSection>
      );
    },
  });
}

export const assets = defineAssets('assets');
/** The same in the personal column. */
export const personAssets = defineAssets('person-assets');
