import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Problems } from '../commands/problems.ts';
import { hasIcon } from '../tenancy/icons.ts';
import type { Content } from './content.ts';

const artFolder = fileURLToPath(new URL('./art', import.meta.url));

type Row = { file: string; row: string };

/** What a schema cannot see: unique ids, references between files, icons and pictures that exist. */
export async function check(all: readonly Content[], problems: Problems): Promise<void> {
  unique(
    all.flatMap(({ institution }) =>
      institution.hosts.map((host) => ({
        id: host,
        at: { file: `${institution.key}/institution.json`, row: `hosts (${host})` },
      })),
    ),
    'host',
    problems,
  );
  for (const content of all) checkOne(content, problems);
}

function unique(rows: { id: string; at: Row }[], field: string, problems: Problems): void {
  const seen = new Set<string>();
  for (const { id, at } of rows) {
    if (seen.has(id)) problems.add({ ...at, field, message: `“${id}” is there twice` });
    seen.add(id);
  }
}

/** What the checks of one institution's rows are made with. */
interface Tools {
  at(file: string, row: string): Row;
  refer(place: Row, field: string, id: string, known: ReadonlySet<string>): void;
  picture(place: Row, field: string, name: string): void;
  icon(place: Row, name: string): void;
}

function checkOne(content: Content, problems: Problems): void {
  const { key } = content.institution;
  const tools: Tools = {
    at: (file, row) => ({ file: `${key}/${file}.json`, row }),
    refer(place, field, id, known) {
      if (!known.has(id)) problems.add({ ...place, field, message: `“${id}” is not known` });
    },
    picture(place, field, name) {
      if (existsSync(`${artFolder}/${name}.svg`)) return;
      problems.add({ ...place, field, message: `there is no picture “${name}”` });
    },
    icon(place, name) {
      if (!hasIcon(name)) problems.add({ ...place, field: 'icon', message: `there is no icon “${name}”` });
    },
  };
  checkIds(content, tools, problems);
  checkServices(content, tools);
  checkSite(content, tools);
  checkPublished(content, tools);
  checkPeople(content, tools);
}

const ids = (rows: { id: string }[]) => new Set(rows.map(({ id }) => id));

function checkIds(content: Content, { at }: Tools, problems: Problems): void {
  const { institution, categories } = content;
  const menus = [...institution.menus.desktop, ...institution.menus.mobile];
  const lists: [string, { id: string }[]][] = [
    ['services', [...content.services, ...content.business]],
    ['departments', content.departments],
    ['categories', categories.labels],
    ['categories', categories.audiences],
    ['categories', categories.services],
    ['categories', categories.business],
    ['news', content.news.articles],
    ['notices', content.notices.items],
    ['topics', content.topics],
    ['calendar', content.calendar.schoolCalendar],
    ['people', content.people.map(({ account }) => ({ id: account }))],
    ['institution', institution.recommend],
    ['institution', menus.map(({ pageNavigationId }) => ({ id: pageNavigationId }))],
  ];
  for (const [file, rows] of lists) {
    const placed = rows.map(({ id }) => ({ id, at: at(file, `(${id})`) }));
    unique(placed, 'id', problems);
  }
}

function checkServices(content: Content, { at, refer, icon }: Tools): void {
  const departments = ids(content.departments);
  const audiences = ids(content.categories.audiences);
  const labels = ids(content.categories.labels);
  for (const row of content.departments) icon(at('departments', `(${row.id})`), row.icon);
  for (const row of [...content.categories.services, ...content.categories.business]) {
    icon(at('categories', `(${row.id})`), row.icon);
  }
  for (const [file, rows, categories] of [
    ['services', content.services, ids(content.categories.services)],
    ['business-systems', content.business, ids(content.categories.business)],
  ] as const) {
    for (const row of rows) {
      const place = at(file, `(${row.id})`);
      icon(place, row.icon);
      refer(place, 'department', row.department, departments);
      refer(place, 'category', row.category, categories);
      for (const id of row.audience) refer(place, 'audience', id, audiences);
    }
  }
  for (const row of content.services) {
    for (const id of row.labels) refer(at('services', `(${row.id})`), 'labels', id, labels);
  }
}

function checkPublished(content: Content, { at, refer, picture }: Tools): void {
  const services = ids(content.services);
  const columns = ids(content.news.columns);
  for (const row of content.news.articles) {
    const place = at('news', `articles (${row.id})`);
    refer(place, 'column', row.column, columns);
    if (row.cover) picture(place, 'cover', row.cover);
    for (const block of row.body) if (block.type === 'image') picture(place, 'body', block.image);
  }
  const types = ids(content.notices.types);
  const departments = ids(content.departments);
  for (const row of content.notices.items) {
    const place = at('notices', `items (${row.id})`);
    refer(place, 'type', row.type, types);
    refer(place, 'department', row.department, departments);
  }
  for (const row of content.topics) {
    const place = at('topics', `(${row.id})`);
    picture(place, 'cover', row.cover);
    for (const id of row.groups.flatMap((group) => group.services)) refer(place, 'groups', id, services);
    for (const { service } of row.checklist) if (service) refer(place, 'checklist', service, services);
  }
}

function checkPeople(content: Content, { at, refer }: Tools): void {
  const departments = ids(content.departments);
  const services = ids(content.services);
  const notices = ids(content.notices.items);
  for (const row of content.people) {
    const place = at('people', `(${row.account})`);
    if (row.department) refer(place, 'department', row.department, departments);
    for (const id of row.collected) refer(place, 'collected', id, services);
    for (const { service } of row.recent) refer(place, 'recent', service, services);
    for (const { id } of row.notices) refer(place, 'notices', id, notices);
    for (const task of row.tasks) {
      refer(place, `tasks (${task.id}) department`, task.department, departments);
      if (task.service) refer(place, `tasks (${task.id}) service`, task.service, services);
    }
  }
}

function checkSite({ institution, categories }: Content, { at, refer, picture, icon }: Tools): void {
  const audiences = ids(categories.audiences);
  const services = ids(categories.services);
  const whole = at('institution', 'the institution');
  for (const field of ['logo', 'icon'] as const) picture(whole, field, institution[field]);
  picture(whole, 'signIn.image', institution.signIn.image);
  picture(whole, 'signIn.imageNight', institution.signIn.imageNight);
  for (const row of [...institution.banners, ...institution.carousel]) {
    picture(at('institution', `slides (${row.title})`), 'image', row.image);
  }
  for (const row of [...institution.tools, ...institution.quickNavigation]) {
    icon(at('institution', `shortcuts (${row.name})`), row.icon);
  }
  for (const row of [...institution.menus.desktop, ...institution.menus.mobile]) {
    if (row.icon) icon(at('institution', `menus (${row.pageNavigationId})`), row.icon);
  }
  for (const row of institution.recommend) {
    const place = at('institution', `recommend (${row.id})`);
    for (const id of row.audiences) refer(place, 'audiences', id, audiences);
    for (const id of row.categories) refer(place, 'categories', id, services);
  }
}
