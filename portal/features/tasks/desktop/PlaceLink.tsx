import type { DataOf } from '@yimen/contract/endpoint';
import { paths, withQuery } from '@yimen/contract/paths';
import type { Approval, getApprovalInfo } from '@yimen/contract/tasks/approvals';
import { ButtonLink } from '@yimen/ui/button';
import { Text } from '@yimen/ui/text';
import { type LinkTarget, linkTo } from '../../../shell/routes/links.ts';
import { useSite } from '../../../shell/visit/current.ts';
import { waitsFor } from '../shared/task-item.ts';
import { placeAction, placeWords } from './place-words.ts';

export type TaskPlace = DataOf<typeof getApprovalInfo>['place'];

interface PlaceLinkProps {
  approval: Approval;
  place: TaskPlace;
  /** Converts a target of the data into a link on this site. */
  toLink?: (target: string) => LinkTarget | undefined;
}

const systemsPath = paths['business-system'];

/** Link to where an approval is handled: its system or service, else a search of the systems for its name. */
export function PlaceLink({ approval, place, toLink = linkTo }: PlaceLinkProps) {
  const { menus, user } = useSite();
  const name = place?.name ?? approval.source;
  const listed = menus.desktop.some(({ path }) => path === systemsPath);
  const link = place ? toLink(place.path) : listed ? toLink(withQuery(systemsPath, { query: name })) : undefined;
  return (
    <>
      <Text as="p" tone="secondary">
        {placeWords(approval, name, user?.name)}
        {place && !link && '手机上打不开它，请用电脑。'}
      </Text>
      {link && (
        <span>
          <ButtonLink
            variant={waitsFor(approval, user?.name) && !approval.decidable ? 'primary' : 'secondary'}
            href={link.href}
            external={link.external}
          >
            {place ? placeAction(approval, name, user?.name) : '在业务系统里找'}
          </ButtonLink>
        </span>
      )}
    </>
  );
}
