import * as v from 'valibot';
import { common } from './common-fields.ts';
import { described } from './described.ts';
import { endpoint } from './endpoint.ts';
import { nothing, wholeNumber } from './fields.ts';
import { platforms } from './platforms.ts';

export const unitConfig = v.object({
  key: described(v.string(), "The institution's short key."),
  name: common.name,
  shortName: described(v.string(), 'Its short name.'),
  subtitle: described(v.string(), 'What stands under the name.'),
  title: described(v.string(), 'Title of the browser tab.'),
  keywords: described(v.array(v.string()), 'Words by which search engines know the site.'),
  description: described(v.string(), 'What search engines show of the site.'),
  logo: described(v.string(), "Address of the institution's emblem."),
  icon: described(v.string(), "Address of the site's icon."),
  address: described(v.string(), "The institution's postal address."),
  hours: described(v.string(), 'When the service centre at that address is open, in words; empty where nobody said.'),
  way: described(v.string(), 'How to get to that address, in words; empty where nobody said.'),
  hotline: described(v.string(), 'Telephone number of the institution.'),
  hotlineHours: described(v.string(), 'When the telephone is answered, in words.'),
  icp: described(v.string(), 'ICP filing number; empty without one.'),
  policeRecord: described(v.string(), 'Filing number with the police; empty without one.'),
  searchHint: described(v.string(), 'What stands in the empty search field; empty for the usual words.'),
  template: described(v.picklist([1, 2, 3]), 'Which of the three page templates.'),
  specialStyle: described(
    v.picklist([0, 1]),
    "1 when the member has asked for care mode (关怀版); a guest's wish is this browser's `care` cookie.",
  ),
  bottomMediaStyle: described(
    v.picklist([1, 2, 3]),
    "Which of the footer's media layouts to use: 1 every QR code, 2 the first one alone and large, 3 words without codes.",
  ),
  iconSheet: described(v.string(), 'Address of the sheet that holds every icon the data name.'),
  pictures: described(
    v.object({
      empty: described(v.string(), 'Address of the illustration for empty lists.'),
      notFound: described(v.string(), 'Address of the illustration for pages that are not there.'),
      noAuthorisation: described(v.string(), 'Address of the illustration for pages one may not open.'),
      service: described(v.string(), 'Address of the illustration for a service that fails.'),
    }),
    'Addresses of the illustrations for empty lists and the error screen.',
  ),
  bridge: described(
    v.nullable(
      v.object({
        script: described(v.string(), 'Address of the script; https only.'),
        integrity: described(
          v.string(),
          'What the script must be, as a browser checks it: `sha384-…`; empty where nothing is checked.',
        ),
        shells: described(v.array(v.picklist(platforms)), 'The shells that it is loaded in.'),
      }),
    ),
    "A shell's own script that phone pages load in the shells it is for; null without one.",
  ),
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
  input: v.strictObject({ type: described(wholeNumber(0, 1), '1 on, 0 off.') }),
  data: v.object({ specialStyle: described(v.picklist([0, 1]), '1 when care mode (关怀版) is on.') }),
  writes: true,
  example: { type: 0 },
});
