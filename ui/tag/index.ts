export { Tag, type TagProps, type TagTone, tagTones } from './Tag.tsx';
