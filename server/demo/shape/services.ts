import * as v from 'valibot';
import { address, bit, count, day, dayOrMinute, id, maybe, words } from '../../database/values.ts';

export const departmentsContent = v.array(
  v.strictObject({
    id,
    name: words,
    shortName: words,
    kind: words,
    icon: words,
    intro: words,
    office: words,
    phone: words,
    hours: words,
    supervisionPhone: words,
  }),
);

const category = v.strictObject({ id, name: words, icon: words, intro: words, group: v.optional(maybe, '') });
const named = v.strictObject({ id, name: words });

export const categoriesContent = v.strictObject({
  services: v.array(category),
  business: v.array(category),
  labels: v.array(named),
  audiences: v.array(named),
});

const guide = v.strictObject({
  who: words,
  conditions: v.array(words),
  materials: v.array(
    v.strictObject({
      name: words,
      required: v.boolean(),
      /** True when the original has to be shown. */
      original: v.optional(v.boolean(), false),
      copies: v.optional(count, 0),
      note: maybe,
      template: v.optional(words),
    }),
  ),
  steps: v.pipe(
    v.array(v.strictObject({ title: words, detail: words, by: words, time: words })),
    v.minLength(1, 'has no step'),
  ),
  result: v.strictObject({ name: words, how: words }),
  fee: words,
  feeBasis: maybe,
  place: words,
  hours: words,
  contactName: words,
  contactPhone: words,
  supervisionPhone: words,
  legalBasis: v.array(words),
  faq: v.array(v.strictObject({ q: words, a: words })),
  notices: v.array(words),
  updatedAt: day,
  updatedBy: words,
});

export const servicesContent = v.array(
  v.strictObject({
    id,
    name: words,
    aliases: v.array(words),
    icon: words,
    department: id,
    category: id,
    labels: v.array(id),
    audience: v.array(id),
    online: v.picklist(['full', 'once', 'offline']),
    summary: words,
    limit: v.strictObject({ statutory: words, promised: words }),
    state: v.picklist(['open', 'maintenance', 'closed', 'seasonal']),
    stateNote: v.optional(maybe, ''),
    openFrom: v.optional(dayOrMinute),
    openTo: v.optional(dayOrMinute),
    outOfSeason: v.optional(v.picklist(['closed', 'open']), 'closed'),
    campusNetworkOnly: v.optional(v.boolean(), false),
    devices: v.pipe(v.array(v.picklist(['pc', 'mobile'])), v.minLength(1, 'names no device')),
    needsSignIn: v.boolean(),
    hitsTotal: count,
    hitsWeek: count,
    keywords: v.array(words),
    guide,
  }),
);
export type ServiceContent = v.InferOutput<typeof servicesContent>[number];

export const businessContent = v.array(
  v.strictObject({
    id,
    name: words,
    aliases: v.array(words),
    icon: words,
    department: id,
    category: id,
    summary: words,
    url: address,
    mobile: v.boolean(),
    audience: v.array(id),
    isFrame: bit,
    state: v.optional(v.picklist(['open', 'maintenance', 'closed']), 'open'),
    stateNote: v.optional(maybe, ''),
    campusNetworkOnly: v.optional(v.boolean(), false),
    hitsTotal: count,
  }),
);
