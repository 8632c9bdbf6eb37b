export { AvatarEditor, type AvatarEditorProps } from './AvatarEditor.tsx';
