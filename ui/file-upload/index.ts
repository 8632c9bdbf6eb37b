export { FileUpload, type FileUploadProps } from './FileUpload.tsx';
export { UploadError, type UploadedFile, type UploadFunction } from './useUploads.ts';
