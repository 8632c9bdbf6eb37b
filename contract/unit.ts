import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { nothing, wholeNumber } from './fields.ts';
import { platforms } from './platforms.ts';

export const unitConfig = v.object({
  /** The institution's short key, as in its folder and artwork. */
  key: v.string(),
  name: v.string(),
  shortName: v.string(),
  subtitle: v.string(),
  title: v.string(),
  keywords: v.array(v.string()),
  description: v.string(),
  logo: v.string(),
  icon: v.string(),
  address: v.string(),
  hotline: v.string(),
  hotlineHours: v.string(),
  icp: v.string(),
  policeRecord: v.string(),
  /** What stands in the empty search field, with an example of its own; empty for the usual words. */
  searchHint: v.string(),
  /** Which of the three page templates the home uses. */
  template: v.picklist([1, 2, 3]),
  /** 1 when the member has asked for care mode (关怀版); a guest's wish is this browser's `care` cookie. */
  specialStyle: v.picklist([0, 1]),
  bottomMediaStyle: v.picklist([1, 2, 3]),
  /** Address of the sheet that holds every icon the institution's data names. */
  iconSheet: v.string(),
  /** Addresses of the illustrations for empty lists and the error screen. */
  pictures: v.object({
    empty: v.string(),
    notFound: v.string(),
    noAuthorisation: v.string(),
    service: v.string(),
  }),
  /** A shell's own script that phone pages load in the shells it is for; null without one. */
  bridge: v.nullable(v.object({ script: v.string(), integrity: v.string(), shells: v.array(v.picklist(platforms)) })),
});
export type UnitConfig = v.InferOutput<typeof unitConfig>;

export const getConfig = endpoint({
  name: 'getConfig',
  method: 'GET',
  path: '/pedestal/unitConfig/getConfig',
  access: 'public',
  summary: "The institution's name, records and template.",
  input: nothing,
  data: unitConfig,
  sharedByGuests: true,
  example: {},
});

export const switchSpecialStyle = endpoint({
  name: 'switchSpecialStyle',
  method: 'GET',
  path: '/pedestal/unitConfig/switchSpecialStyle',
  access: 'guest',
  summary: 'Turns care mode (关怀版) on (1) or off (0) in this browser, and for a member wherever the person signs in.',
  input: v.strictObject({ type: wholeNumber(0, 1) }),
  data: v.object({ specialStyle: v.picklist([0, 1]) }),
  writes: true,
  example: { type: 0 },
});
