import * as v from 'valibot';

const content = ['read', 'write', 'remove', 'publish', 'schedule', 'export'] as const;
const site = ['read', 'write', 'publish', 'schedule'] as const;
const settings = ['read', 'write'] as const;

/** What staff may do, by subject: the rows and columns of the table of roles. */
export const permissionTable = {
  services: content,
  news: content,
  notices: content,
  topics: content,
  systems: content,
  home: site,
  looks: site,
  calendar: [...site, 'export'],
  people: ['read', 'write', 'remove', 'export'],
  grants: settings,
  signIn: settings,
  sources: settings,
  search: ['read', 'write', 'publish'],
  statistics: ['read', 'export'],
  audit: ['read', 'export'],
  settings,
} as const;

type Table = typeof permissionTable;
export type Area = keyof Table;
/** A subject and an act: `notices.publish`. */
export type Permission = { [A in Area]: `${A}.${Table[A][number]}` }[Area];

const all = Object.entries(permissionTable).flatMap(([area, acts]) =>
  acts.map((act) => `${area}.${act}` as Permission),
);
export const permission = v.picklist(all, '没有这项权限');

/** How a permission is held: `direct`, or `review`, where another person has to approve what is done by it. */
export const permissionLevel = v.picklist(['review', 'direct'], '应为 review 或 direct');
export type PermissionLevel = v.InferOutput<typeof permissionLevel>;

/** What a role allows: how each of its permissions is held; what is not named is not allowed. */
export type Permissions = Readonly<Partial<Record<Permission, PermissionLevel>>>;
