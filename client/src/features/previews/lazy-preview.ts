import { preloadableComponent } from '../../lib/lazy/preloadable-component.tsx';

/** A file, displayed in the browser. Loaded when somebody wants to see one. */
export const AttachmentPreview = preloadableComponent(
  () => import('./attachment-preview.tsx'),
  'AttachmentPreview',
  ['previews'],
);
