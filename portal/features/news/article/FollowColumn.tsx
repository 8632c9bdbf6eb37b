import { saveNewsCustom } from '@yimen/contract/news/articles';
import { Button, ButtonLink } from '@yimen/ui/button';
import { CheckIcon, PlusIcon } from '@yimen/ui/icon';
import { useToast } from '@yimen/ui/toast';
import { useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { isExpired, messageOf } from '../../../lib/api/errors.ts';
import { signInHref } from '../../../shell/routes/sign-in-link.ts';

interface FollowColumnProps {
  column: { id: string; name: string };
  /** Null for a guest. */
  chosen: readonly { id: string }[] | null;
}

/** Adds the article's column to those that the reader sees first, or removes it. */
export function FollowColumn({ column, chosen }: FollowColumnProps) {
  const place = useLocation();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [saving, setSaving] = useState(false);
  if (!chosen) {
    return (
      <ButtonLink variant="outline" size="small" startIcon={<PlusIcon size={16} />} href={signInHref(place, 'follow')}>
        关注栏目
      </ButtonLink>
    );
  }
  const others = chosen.map(({ id }) => id).filter((id) => id !== column.id);
  const follows = others.length < chosen.length;

  async function follow(wanted: boolean) {
    setSaving(true);
    try {
      await call(saveNewsCustom, { columns: wanted ? [...others, column.id] : others });
      toast.success(wanted ? `“${column.name}”排进了资讯中心的首页` : `不再关注“${column.name}”`);
      await revalidate();
    } catch (error) {
      if (!isExpired(error)) toast.error(messageOf(error));
    } finally {
      setSaving(false);
    }
  }
  return (
    <Button
      variant="outline"
      size="small"
      loading={saving}
      aria-pressed={follows}
      startIcon={follows ? <CheckIcon size={16} /> : <PlusIcon size={16} />}
      onClick={() => void follow(!follows)}
    >
      {follows ? '已关注栏目' : '关注栏目'}
    </Button>
  );
}
