import { addDays } from '../../lib/time.ts';
import { readingOf } from '../../search/reading.ts';
import type { Content } from '../content.ts';
import type { ServiceContent } from '../shape/services.ts';
import type { Shift } from '../shift.ts';

export function categoryRows({ institution, categories }: Content) {
  return ([1, 2] as const).flatMap((attributeType) =>
    categories[attributeType === 1 ? 'services' : 'business'].map((category, position) => ({
      ...category,
      institution: institution.key,
      attributeType,
      position,
    })),
  );
}

export function appRows(content: Content, shift: Shift) {
  const institution = content.institution.key;
  const services = content.services.map((service, position) => ({
    institution,
    position,
    attributeType: 1 as const,
    ...pick(service),
    reading: readingOf(service.name),
    audiences: service.audience,
    statutory: service.limit.statutory,
    promised: service.limit.promised,
    openFrom: service.openFrom ? shift.moment(service.openFrom) : null,
    openTo: service.openTo ? shift.deadline(service.openTo) : null,
    ...addresses(service, institution),
    opens: 'blank' as const,
    publishedAt: null,
  }));
  const business = content.business.map((system, position) => ({
    institution,
    position,
    attributeType: 2 as const,
    id: system.id,
    name: system.name,
    reading: readingOf(system.name),
    aliases: system.aliases,
    keywords: [],
    icon: system.icon,
    summary: system.summary,
    department: system.department,
    category: system.category,
    labels: [],
    audiences: system.audience,
    online: 'full' as const,
    statutory: '',
    promised: '',
    state: system.state,
    stateNote: system.stateNote,
    openFrom: null,
    openTo: null,
    outOfSeason: 'closed' as const,
    campusNetworkOnly: system.campusNetworkOnly,
    needsSignIn: true,
    pcUrl: system.url,
    mobileUrl: system.mobile ? system.url : null,
    opens: system.isFrame ? ('frame' as const) : ('blank' as const),
    hitsTotal: system.hitsTotal,
    publishedAt: null,
  }));
  return [...services, ...business];
}

function pick(service: ServiceContent) {
  const { id, name, aliases, keywords, icon, summary, department, category, labels, online, state } = service;
  const { stateNote, outOfSeason, campusNetworkOnly, needsSignIn, hitsTotal } = service;
  return {
    id,
    name,
    aliases,
    keywords,
    icon,
    summary,
    department,
    category,
    labels,
    online,
    state,
    stateNote,
    outOfSeason,
    campusNetworkOnly,
    needsSignIn,
    hitsTotal,
  };
}

/** Where a service is handled online: the content names no system of its own, so each has the hall's. */
function addresses({ id, online, devices }: ServiceContent, institution: string) {
  const address = online === 'offline' ? null : `https://banshi.${institution}.example/${id}`;
  return {
    pcUrl: devices.includes('pc') ? address : null,
    mobileUrl: devices.includes('mobile') ? address : null,
  };
}

export function guideRows(content: Content, shift: Shift) {
  return content.services.map(({ id, limit, guide, state, stateNote }) => ({
    institution: content.institution.key,
    app: id,
    guide: {
      ...guide,
      // What an open service has to say belongs to its guide: before the click only obstacles are told.
      notices: state === 'open' && stateNote ? [stateNote, ...guide.notices] : guide.notices,
      materials: guide.materials.map(({ original, copies, template, ...material }) => ({
        ...material,
        original: original ? 1 : null,
        copies: copies || null,
        template: template ?? null,
      })),
      limit,
      updatedAt: shift.pastDay(guide.updatedAt),
    },
  }));
}

/** Share of a week's uses on each of the last seven days, today first. */
const shares = [0.17, 0.16, 0.16, 0.15, 0.14, 0.12, 0.1];

export function hitRows({ institution, services }: Content, shift: Shift) {
  return services.flatMap(({ id, hitsWeek }) => {
    const counts = shares.map((share) => Math.floor(hitsWeek * share));
    const rest = hitsWeek - counts.reduce((sum, count) => sum + count, 0);
    return counts.map((count, back) => ({
      institution: institution.key,
      app: id,
      day: addDays(shift.today, -back),
      count: back === 0 ? count + rest : count,
    }));
  });
}
