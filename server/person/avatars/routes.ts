import { codes } from '@yimen/contract/envelope';
import { avatarLimit, uploadAvatar } from '@yimen/contract/person/user';
import { implement } from '../../http/implement.ts';
import { Refusal } from '../../http/refusal.ts';
import { drawAvatar } from './picture.ts';
import { saveAvatar } from './store.ts';

const noPicture = () => new Refusal(codes.notAPicture, '请选择 PNG、JPEG 或 WebP 格式的完整图片，且像素不要过大');

export const implementations = [
  implement(uploadAvatar, async ({ image }, { db, institution, person }) => {
    const file = Buffer.from(image, 'base64');
    const drawn = file.length <= avatarLimit ? await drawAvatar(file) : null;
    if (!drawn) throw noPicture();
    return { avatar: await saveAvatar(db, institution, person, drawn) };
  }),
];
