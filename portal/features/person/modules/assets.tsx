import { assets as assetsEndpoint, personInfo } from '@yimen/contract/person/data';
import type { ModuleSign } from '@yimen/contract/site';
import { EyeIcon, EyeOffIcon } from '@yimen/ui/icon';
import { IconButton } from '@yimen/ui/icon-button';
import { Text } from '@yimen/ui/text';
import { ModuleSection } from '../../home/shared/ModuleSection.tsx';
import { defineModule, type ModuleVisit } from '../../home/shared/module.tsx';
import { useSurface } from '../../home/shared/surface.ts';
import * as css from '../shared/person.css.ts';
import { Masked, useAmounts } from './amounts.tsx';

/** Maximum number in the module. */
const assetCount = 6;

interface Asset {
  code: string;
  name: string;
  value: string;
  unit: string;
  masked: boolean;
}

async function load({ call }: ModuleVisit) {
  const [list, person] = await Promise.all([call(assetsEndpoint, {}), call(personInfo, {})]);
  return { list: list.slice(0, assetCount), lastLogin: person.lastLogin };
}

/** Balances and counts: large numbers in a pane, rows in the narrow column. */
function AssetTiles({ list, hidden }: { list: readonly Asset[]; hidden: boolean }) {
  const column = useSurface() === 'column';
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

/** 我的校园: balances and counts; masked ones are hidden until the person shows them. */
function defineAssets(sign: ModuleSign) {
  return defineModule({
    sign,
    memberOnly: true,
    load,
    View({ data, entry }) {
      const { open, label, toggle, status } = useAmounts();
      const column = useSurface() === 'column';
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
          <AssetTiles list={data.list} hidden={!open} />
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

export const assetsModule = defineAssets('assets');
/** The same in the personal column. */
export const personAssets = defineAssets('person-assets');
